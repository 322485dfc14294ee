# Jouer ensemble : tournois qui durent, liens qui arrivent chez les autres, rangement.

page-contests = Vos tournois
page-contest-title = Nom du tournoi
page-contest-gathers = Les joueurs s’inscrivent d’abord, par un lien
page-contest-round-count = Rondes (système suisse)
page-contest-openings = Début des parties
page-contest-opening =
    { $kind ->
        [usual] selon le jeu
        [none] position de départ
        [random] après { $plies } coups au hasard
        [book] répertoire d’ouvertures
        [balanced] ouvertures équilibrées
        [list] liste
       *[other] { $kind }
    }
page-contest-opening-list = Ouvertures, une par ligne
page-contest-state =
    { $state ->
        [gathering] inscriptions ouvertes
        [running] en cours
        [stopped] arrêté
        [over] terminé
       *[other] { $state }
    }
page-contest-gathering = Inscription
page-contest-join = S’inscrire
page-contest-joined = Vous êtes inscrit. Le tournoi commence quand l’organisateur le décide.
page-contest-other = Quelqu’un sans appareil
page-contest-add = Ajouter
page-contest-invite = Le lien d’inscription
page-contest-it-is-me = C’est moi
page-contest-release = Libérer cette place
page-contest-now = Parties du moment
page-contest-later = à venir
page-contest-play = Jouer
page-contest-open-game = Voir la partie
page-contest-decide = Saisir le résultat
page-contest-wins = { $name } gagne
page-contest-draw = Nulle
page-contest-rounds = Ronde par ronde
page-contest-round = Ronde { $round }
page-contest-bye = { $name } est exempt
page-contest-turn = À { $name } de jouer, après { $moves ->
        [one] un coup
       *[other] { $moves } coups
    }
page-contest-watch-next = Regarder la partie suivante
page-contest-project = Appariements à projeter
page-contest-scan = À scanner pour s’inscrire ou trouver sa partie
page-contest-deleted = Le tournoi est supprimé. Ses parties restent dans la bibliothèque.
page-watch = Regarder
page-back = Retour
reason-decided = décision de l’organisateur

page-rename = Renommer
page-delete = Supprimer
page-restore = Rétablir
page-title-of = Nom
page-game-deleted = La partie est supprimée.
page-table-deleted = La table est supprimée.
page-title-search = Nom ou tournoi
page-counted-for = Parties de { $name }
page-counted-all = Revoir toutes les parties
page-my-games = Vos parties sous le nom de { $name }

page-share-system = Partager…
page-qr = Le lien sous forme de code pour l’appareil photo d’un téléphone
page-qr-show = Code pour téléphone
page-reach-open = Les autres appareils de votre réseau trouvent cette page à l’adresse { $addresses }.
page-reach-closed = Pour l’instant, seul cet ordinateur peut ouvrir ces liens. Vous pouvez laisser entrer les autres de votre réseau jusqu’à l’arrêt de Plateau ; qui a un lien peut alors jouer ou regarder.
page-reach-closed-ask = Ces liens ne s’ouvrent que sur cet ordinateur. La personne qui a lancé Plateau peut laisser entrer les autres du réseau.
page-reach-let-in = Laisser entrer les autres du réseau
error-page-no-network = cet ordinateur n’est sur aucun réseau où d’autres pourraient le joindre
error-page-qr = un code contient de 1 à { $most } caractères

error-page-contest-many = vous avez trop de tournois : supprimez-en d’abord
error-page-contest-not-stopped = ce tournoi n’attend ni de commencer ni de reprendre
error-page-contest-not-yours = seul le navigateur qui a ouvert le tournoi peut faire cela
error-page-contest-nameless = écrivez d’abord un nom
error-page-contest-begun = le tournoi a commencé : on ne peut plus s’inscrire
error-page-contest-joined = vous êtes déjà inscrit
error-page-contest-name-taken = quelqu’un de ce nom participe déjà : choisissez-en un autre
error-page-contest-taken = quelqu’un d’autre a dit être ce joueur
error-page-contest-busy = il se passe trop de choses à la fois dans ce tournoi : réessayez
error-page-contest-no-game = cette partie n’existe pas dans ce tournoi
error-page-not-yours = rien ici ne vous appartient

page-even = Parties équilibrées
page-even-about = Pour des joueurs de forces différentes, et pour des parties qui ne commencent pas toutes de la même façon.
page-lots = Tirer les places au sort
page-opening-choice = Ouverture
page-opening-kind =
    { $kind ->
        [none] position de départ
        [balanced] au hasard, équilibrée
        [random] au hasard
       *[other] { $kind }
    }
page-handicap = Handicap
page-handicap-kind =
    { $kind ->
        [none] aucun
        [corners] { $count ->
            [one] un coin
           *[other] { $count } coins
        } pour { $name }
        [men] { $count ->
            [one] un pion de plus
           *[other] { $count } pions de plus
        } pour { $name }
        [moves] { $count ->
            [one] un coup
           *[other] { $count } coups
        } d’avance pour { $name }
       *[other] { $kind }
    }
error-handicap-not-here = ce jeu n’a pas ce handicap
error-opening-unknown = une ouverture est none, random:COUPS ou balanced:COUPS, avec 12 coups au plus
error-opening-or-handicap = choisissez un handicap ou une ouverture, pas les deux

page-open-tables = Tables ouvertes
page-open-tables-about = Des joueurs qui cherchent quelqu’un avec qui jouer.
page-open-table-sit = S’asseoir
page-open-table-own = Votre table, en attente de quelqu’un
page-open-on-list = L’inscrire sur la liste des tables ouvertes
error-page-no-open-list = ce serveur n’a pas de liste de tables ouvertes
error-page-no-open-seat = cette table n’a plus de place libre

page-talk = Discuter
page-talk-phrase =
    { $phrase ->
        [hello] Bonjour !
        [good-luck] Bonne chance !
        [well-played] Bien joué !
        [good-game] Belle partie !
        [thanks] Merci !
        [one-moment] Un instant, s’il vous plaît
        [sorry] Désolé
        [goodbye] Au revoir !
       *[other] { $phrase }
    }
page-talk-says = { $name } : { $text }
page-talk-host = Hôte
page-talk-free = Laisser chacun écrire ce qu’il veut
page-talk-text = Votre message
page-talk-send = Envoyer
page-talk-mute = Ne plus entendre { $name }
page-talk-unmute = Entendre de nouveau { $name }
error-page-no-free-talk = ici on ne dit que les phrases prévues, et c’est l’hôte qui en décide
error-page-too-much-talk = cela fait beaucoup d’un coup : attendez un instant

page-leave-table = Quitter la table
page-left-table = Vous avez quitté la table ; le lien de votre place vous y ramène.
page-delete-table = Supprimer la table

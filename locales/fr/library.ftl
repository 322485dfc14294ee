# La bibliothèque des parties en ligne de commande.

help-value-result = RÉSULTAT
help-value-date = DATE

help-library = Retrouve et montre les parties gardées, et compte qui a gagné.
help-library-more = Toute partie jouée avec plateau play ou plateau tui est gardée dans la bibliothèque, un fichier à vous. --database, ou la variable PLATEAU_DATABASE, désigne un autre fichier ou un serveur PostgreSQL : postgres://utilisateur:mot-de-passe@machine/nom.
help-library-examples =
    {"  "}plateau library list --player level:7
    {"  "}plateau library stats
help-library-list = Liste les parties, la plus récente d’abord, selon vos critères.
help-library-list-more = Chaque ligne donne le numéro de la partie, la date, le jeu, le nombre de coups, les joueurs et le résultat.
help-library-list-game = le jeu, avec les réglages qui comptent, comme draughts:russian
help-library-list-player = une partie du nom d’un joueur ou d’un algorithme
help-library-list-result = won (gagnée), drawn (nulle), lost (perdue) ou open (en cours) ; pour le joueur si vous en nommez un
help-library-list-since = le premier jour, comme 2026, 2026-11 ou 2026-11-03
help-library-list-until = le dernier jour
help-library-list-position = une position de la partie, dans une notation du jeu que nomme --game
help-library-list-moves = des coups qui mènent à une position de la partie ; les parties qui y sont venues autrement sont trouvées aussi
help-library-list-opening = une partie du nom de l’ouverture, dans n’importe quelle langue, comme tigre
help-library-list-most = combien de lignes montrer ; par défaut : 20
help-library-list-skip = combien des parties les plus récentes laisser de côté
help-library-list-json = écrit un objet JSON au lieu d’un texte
help-library-list-database = la bibliothèque : un fichier, ou postgres://… ; par défaut : library.db dans votre dossier de données
help-library-list-examples =
    {"  "}plateau library list
    {"  "}plateau library list --game othello --moves "f5 d6" --since 2026
    {"  "}plateau library list --player Ann --result won --json
help-library-show = Montre une partie gardée : coups, dernière position, résultat.
help-library-show-more = Pour voir toutes les positions, écrivez la partie dans un fichier avec plateau library export et donnez-le à plateau replay. Pour la continuer : plateau play --resume=N.
help-library-show-number = le numéro de la partie, donné par plateau library list
help-library-show-json = écrit toute la partie en JSON au lieu d’un texte
help-library-show-database = { help-library-list-database }
help-library-show-examples =
    {"  "}plateau library show 1
    {"  "}plateau library show 1 --json
help-library-export = Écrit des parties gardées dans un fichier, au format voulu.
help-library-export-more = Choisissez les parties par numéro ou par critères ; sans rien, toutes sont écrites.
help-library-export-file = { help-convert-output }
help-library-export-numbers = les numéros des parties
help-library-export-game = { help-library-list-game }
help-library-export-player = { help-library-list-player }
help-library-export-result = { help-library-list-result }
help-library-export-since = { help-library-list-since }
help-library-export-until = { help-library-list-until }
help-library-export-position = { help-library-list-position }
help-library-export-moves = { help-library-list-moves }
help-library-export-opening = { help-library-list-opening }
help-library-export-to = { help-convert-to }
help-library-export-database = { help-library-list-database }
help-library-export-examples =
    {"  "}plateau library export all.json
    {"  "}plateau library export mine.pdn --game draughts
    {"  "}plateau library export - 1 --to json
help-library-import = Ajoute les parties de fichiers à la bibliothèque.
help-library-import-more = Tous les formats sont lus, y compris ce que plateau match et plateau tournament écrivent avec --export. Une partie déjà présente n’est pas ajoutée une seconde fois.
help-library-import-files = { help-convert-input }
help-library-import-game = { help-convert-game }
help-library-import-strict = { help-convert-strict }
help-library-import-database = { help-library-list-database }
help-library-import-examples =
    {"  "}plateau library import games.pdn
    {"  "}plateau library import games.pdn games.xml --database games.db
help-library-stats = Le palmarès : parties, victoires, nulles et défaites de chacun.
help-library-stats-more = Les personnes y figurent par leur nom, les ordinateurs par niveau ou par algorithme. Les parties en cours ne comptent pas.
help-library-stats-game = { help-library-list-game }
help-library-stats-player = { help-library-list-player }
help-library-stats-result = { help-library-list-result }
help-library-stats-since = { help-library-list-since }
help-library-stats-until = { help-library-list-until }
help-library-stats-position = { help-library-list-position }
help-library-stats-moves = { help-library-list-moves }
help-library-stats-opening = { help-library-list-opening }
help-library-stats-json = { help-library-list-json }
help-library-stats-database = { help-library-list-database }
help-library-stats-examples =
    {"  "}plateau library stats
    {"  "}plateau library stats --game draughts --since 2026-11 --json
help-play-resume = continue une partie de la bibliothèque : la dernière, ou une autre par son numéro, comme --resume=12
help-play-no-library = ne garde rien dans la bibliothèque
help-play-database = { help-library-list-database }
help-tui-resume = { help-play-resume }
help-tui-no-library = { help-play-no-library }
help-tui-database = { help-library-list-database }

library-row = { $players } : { $result }
library-row-opening = { $players } : { $result }, { $opening }
library-computer = { $name } ({ $engine })
library-nameless = personnes sans nom
library-open = en cours
library-nothing = aucune partie trouvée
library-found = { $found ->
        [one] une partie
       *[other] { $found } parties
    }
library-more = { $found } parties ; --skip { $skip } montre les suivantes
library-game = partie { $number } : { $game } { $date }
library-imported = { $path } : { $games ->
        [one] une partie
       *[other] { $games } parties
    }, { $new ->
        [0] toutes déjà connues
        [one] dont une nouvelle
       *[other] dont { $new } nouvelles
    }
library-player = joueur
library-games = parties
library-wins = gains
library-draws = nulles
library-losses = pertes
library-empty = il n’y a aucune partie dans la bibliothèque
library-holds = { $games ->
        [one] une partie
       *[other] { $games } parties
    } dans la bibliothèque
play-taken-up = partie { $number } de la bibliothèque
error-library-date = « { $text } » n’est pas une date : donnez une année, un mois ou un jour, comme 2026, 2026-11 ou 2026-11-03
error-library-which-game = --position et --moves demandent --game, qui dit comment les lire
error-library-nothing = aucune partie trouvée, donc rien n’a été écrit
error-nothing-to-resume = il n’y a encore aucune partie à continuer

help-library-backup = Copie la bibliothèque dans un fichier, même en service.
help-library-backup-more = La copie est complète et cohérente. Copier soi-même le fichier pendant qu’il sert n’est pas sûr : les derniers coups sont dans les fichiers à côté. Une bibliothèque sur PostgreSQL se copie avec pg_dump.
help-library-backup-file = le fichier à écrire, qui ne doit pas encore exister
help-library-backup-database = { help-library-list-database }
help-library-backup-examples =
    {"  "}plateau library backup copie.db
    {"  "}plateau library backup copie-2.db
help-library-restore = Remet une copie là où il n’y a pas de bibliothèque.
help-library-restore-more = La copie est d’abord lue du début à la fin. Une bibliothèque existante n’est jamais écrasée : arrêtez le serveur et déplacez-la.
help-library-restore-file = la copie
help-library-restore-database = { help-library-list-database }
help-library-restore-examples =
    {"  "}plateau library restore copie.db --database restaurée.db
    {"  "}plateau library restore copie-2.db --database restaurée-2.db
help-library-check = Lit toute la bibliothèque et dit ce qui est illisible.
help-library-check-more = Rien n’est changé. Le code de sortie est 0 si tout va bien.
help-library-check-database = { help-library-list-database }
help-library-check-examples =
    {"  "}plateau library check
    {"  "}plateau library check --database restaurée.db
help-library-live = Énumère ou efface les tables en cours sur la page.
help-library-live-more = Chacune a le nom qui est dans son adresse ; qui le connaît peut regarder.
help-library-live-examples =
    {"  "}plateau library live list
    {"  "}plateau library live clear --older-than 30
help-library-live-list = Énumère les tables, la dernière utilisée en premier.
help-library-live-list-more = Chaque ligne donne le nom de la table, sa dernière utilisation, le jeu, le nombre de coups et les joueurs.
help-library-live-list-database = { help-library-list-database }
help-library-live-list-examples =
    {"  "}plateau library live list
    {"  "}plateau library live list --database restaurée.db
help-library-live-clear = Efface les tables qui n’ont pas servi depuis quelques jours.
help-library-live-clear-more = Les parties finies restent dans la bibliothèque. Si la bibliothèque est un fichier, arrêtez d’abord le serveur ; sur PostgreSQL, un serveur ferme une telle table à ceux qui y sont.
help-library-live-clear-older-than = depuis combien de jours une table n’a pas servi
help-library-live-clear-database = { help-library-list-database }
help-library-live-clear-examples =
    {"  "}plateau library live clear --older-than 30
    {"  "}plateau library live clear --older-than 7 --database restaurée.db
help-library-forget = Efface les parties, tables et résultats d’une personne.
help-library-forget-more = Les autres copies de ces parties, comme les sauvegardes et les fichiers exportés, ne sont pas touchées.
help-library-forget-name = le nom, exactement comme il est écrit dans les parties
help-library-forget-database = { help-library-list-database }
help-library-forget-examples =
    {"  "}plateau library forget Zoé
    {"  "}plateau library forget "Anna Lee" --database restaurée.db
library-copied = la bibliothèque est dans { $path }
library-restored = restauré : { library-counted }
library-checked = lu : { library-counted }
library-counted = { $games ->
        [one] une partie
       *[other] { $games } parties
    }, { library-tables }
library-tables = { $tables ->
        [one] une table
       *[other] { $tables } tables
    }
library-cleared = effacé : { library-tables }
library-forgotten = effacé : { library-counted }

# Le travail que plusieurs machines se partagent.

help-value-kinds = TRAVAUX
help-value-run = SUITE

help-match-nats = fait jouer les parties par des machines de travail : l’adresse d’un serveur NATS, comme nats://hote:4222
help-match-run = le nom de la suite de parties, sous lequel elle se poursuit ; par défaut, la même commande poursuit la sienne
help-match-batch = combien de parties une machine joue à la fois ; par défaut, autant qu’il en faut pour environ deux secondes
help-train-nats = { help-match-nats }
help-serve-nats = fait réfléchir des machines de travail pour les joueurs de la page : l’adresse d’un serveur NATS, comme nats://hote:4222
help-tournament-nats = { help-match-nats }
help-tournament-run = { help-match-run }
help-tournament-batch = { help-match-batch }

help-worker = Joue des parties et fait d’autres travaux pour les commandes d’autres machines.
help-worker-more = Machines de travail et commandes se rencontrent sur un serveur NATS avec JetStream. Lancez cette commande sur chaque machine. On peut l’arrêter à tout moment (Ctrl+C) : ce qu’elle a commencé, une autre le fera. La façon de s’identifier auprès du serveur se règle dans les réglages, sous [nats].
help-worker-nats = l’adresse du serveur NATS, comme nats://hote:4222
help-worker-threads = combien de travaux à la fois ; par défaut, autant que de processeurs
help-worker-kinds = quels travaux : match, learn et search, séparés par des virgules ; par défaut, tous
help-worker-name = le nom sous lequel la machine travaille ; par défaut, celui de la machine et quelques chiffres
help-worker-longest = combien de secondes un travail peut durer ; par défaut 3600
help-worker-examples =
    {"  "}plateau worker --nats nats://127.0.0.1:4222
    {"  "}plateau worker --nats nats://127.0.0.1:4222 --threads 4 --kinds match,learn

help-fleet = Montre ce que font les machines de travail et les commandes.
help-fleet-more = Elles se rencontrent sur un serveur NATS avec JetStream.
help-fleet-examples =
    {"  "}plateau fleet status --nats nats://127.0.0.1:4222
    {"  "}plateau fleet forget m-0123456789abcdef --nats nats://127.0.0.1:4222
help-fleet-status = Montre les machines, les suites de parties et ce qui attend.
help-fleet-status-more = Une suite, c’est un match, un tournoi ou un apprentissage dont les parties se jouent sur ces machines.
help-fleet-status-nats = { help-worker-nats }
help-fleet-status-json = affiche un objet JSON au lieu de texte
help-fleet-status-examples =
    {"  "}plateau fleet status --nats nats://127.0.0.1:4222 --json
help-fleet-forget = Oublie une suite de parties : ses résultats sont retirés du serveur.
help-fleet-forget-more = La commande qui l’avait commencée rejouerait toutes les parties.
help-fleet-forget-run = le nom de la suite, tel que plateau fleet status le montre
help-fleet-forget-nats = { help-worker-nats }
help-fleet-forget-examples =
    {"  "}plateau fleet forget m-0123456789abcdef --nats nats://127.0.0.1:4222

worker-ready = La machine de travail { $name } est prête ({ $threads ->
        [one] { $threads } fil
       *[other] { $threads } fils
    }, version { $build }).
worker-done = Faits : { $done } ; refusés : { $refused } ; rendus : { $returned }.
error-worker-dismissed = cette machine de travail est renvoyée : ses résultats se sont révélés faux
error-worker-name = « { $name } » ne peut pas nommer une machine de travail : employez des lettres, des chiffres, - et _
error-worker-kind = il n’y a pas de travail « { $kind } » ; il y a { $allowed }

fleet-build = Ce programme est la version { $build }.
fleet-no-workers = Aucune machine de travail.
fleet-worker = Machine { $name } : version { $build }, { $kinds }, { $running } fils occupés sur { $threads }, { $done } travaux faits, { $refused } refusés
fleet-worker-stuck = Machine { $name } : version { $build }, { $kinds }, { $running } fils occupés sur { $threads }, { $done } travaux faits, { $refused } refusés ; attend de la place pour un résultat
fleet-no-runs = Aucune suite de parties.
fleet-run = Suite { $run } : { $title } : { $phase }, { $games } parties sur { $of }, { $pace } par seconde, { $redelivered } refaites, { $wrong } fausses
fleet-run-refused = {"  "}refus de { $worker } : { $problem }
fleet-run-skewed = {"  "}résultats qui diffèrent de ceux des autres machines : { $workers }
fleet-phase-under-way = en cours
fleet-phase-interrupted = interrompue
fleet-phase-finished = terminée
fleet-phase-failed = échouée
fleet-stream = { $name } : { $messages } en attente ({ $bytes } octets), { $under-way } en cours, { $redelivered } redistribués
fleet-forgotten = La suite { $run } est oubliée.

fleet-notice-begun = la suite { $run } se poursuit : { $done ->
        [one] { $done } résultat est déjà là
       *[other] { $done } résultats sont déjà là
    }
fleet-notice-no-workers = { $others ->
        [0] aucune machine de travail n’est là ; lancez-en une avec plateau worker
        [one] aucune machine de travail de la version { $build } n’est là ; il y en a une d’une autre version ou pour d’autres travaux
       *[other] aucune machine de travail de la version { $build } n’est là ; il y en a { $others } d’autres versions ou pour d’autres travaux
    }
fleet-notice-away = le serveur NATS ne répond pas ; on l’attend
fleet-notice-back = le serveur NATS répond de nouveau
fleet-notice-full = le serveur NATS n’a plus de place pour les travaux ou les résultats ; on attend (plateau fleet forget en libère)
fleet-notice-wrong = la machine { $worker } envoie des résultats faux, qui ne comptent pas : { $problem }
fleet-notice-skewed = la machine { $worker } joue autrement que les autres : en { $games } parties, le premier joueur y a { $share } % des points, contre { $others } % ailleurs

fleet-refusal-malformed = ce n’est pas un travail
fleet-refusal-other-build = il est pour la version { $build }
fleet-refusal-missing = { $digest } manque sur le serveur
fleet-refusal-impossible = { $problem }
fleet-refusal-too-large = c’est trop pour une machine de travail
fleet-refusal-too-long = cela a duré plus de { $seconds } secondes
fleet-refusal-crashed = la machine de travail s’y est plantée
fleet-refusal-deadly = { $deliveries } machines ont disparu en le faisant

error-fleet-unreachable = impossible de joindre NATS à { $url } : { $problem }
error-fleet-streams = NATS à { $url } ne peut pas garder les travaux (il lui faut JetStream : nats-server -js) : { $problem }
error-fleet-trouble = le serveur NATS : { $problem }
error-fleet-file = { $file } est inutilisable : { $problem }
error-fleet-not-for-workers = les machines de travail ne peuvent pas jouer cela : { $problem } ; elles ne connaissent ni les programmes ni les fichiers de cette machine
error-fleet-refused = la machine { $worker } a refusé une partie du travail : { $problem }
error-fleet-wrong = la même partie du travail est revenue fausse { $times } fois
error-fleet-under-way = une autre commande mène déjà la suite { $run }
error-fleet-no-run = il n’y a pas de suite { $run }
error-nats-prefix = « { $prefix } » ne peut pas être le préfixe des noms NATS : employez au plus 32 lettres, chiffres, - et _
error-nats-certificate = dans les réglages, [nats] demande à la fois certificate et key, ou aucun des deux
error-nats-concurrency = --concurrency vaut pour cette machine ; avec --nats, chaque machine de travail a ses --threads
error-nats-run = « { $name } » ne peut pas nommer une suite de parties : employez des lettres, des chiffres, - et _

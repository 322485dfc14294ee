# Ce que dit le serveur de la page.

error-page-host = cette adresse n’est pas connue ici : ouvrez la page à l’adresse que plateau affiche
error-page-origin = une autre page n’a pas le droit de faire cela
error-page-not-host = seule la page que Plateau a ouverte en démarrant peut l’arrêter
error-page-no-table = il n’y a pas de table de ce nom
error-page-full = il y a trop de tables ici : réessayez plus tard
error-page-too-many-tables = vous avez trop de tables
error-page-watching = vous êtes spectateur : seuls les joueurs peuvent faire cela
error-page-not-your-seat = vous ne jouez pas à cette place
error-page-garbled = ce message n’a pas de sens
error-page-too-long = c’est trop long
error-page-stopping = le serveur s’arrête : il sera de retour dans un instant
error-page-busy = trop de moteurs réfléchissent déjà : réessayez dans un instant
error-page-crowded = trop de monde regarde cette table
error-page-enough = cette partie a trop de coups et de variantes : commencez-en une nouvelle
error-page-too-fast = vous envoyez trop de messages
error-page-too-slow = la question a mis trop de temps à arriver
error-page-no-question = il n’y a rien à cette adresse
error-page-questions = trop de questions viennent de votre réseau : réessayez dans un instant
error-page-answers = trop de feuilles et de fichiers sont en préparation : réessayez dans un instant
error-page-network-tables = il y a trop de tables venant de votre réseau
error-page-crashed = quelque chose s’est mal passé ici : le journal du serveur dit quoi
error-page-overtaken = quelqu’un a été plus rapide : regardez de nouveau le plateau
error-page-no-form = les parties s’écrivent en { $allowed }
error-page-no-tree-form = les arbres s’écrivent en { $allowed }
error-page-port-taken = le port { $port } est pris par un autre programme : choisissez-en un autre avec --port
error-page-listen = impossible d’écouter sur { $place } : { $problem }
error-page-system = le serveur s’est arrêté : { $problem }

clock-time = secondes pour un coup, ou pour toute la partie au départ
clock-increment = secondes ajoutées après chaque coup
error-page-no-contest = ce tournoi n’existe plus ici
error-page-contest-running = un tournoi est en cours : attendez la fin, ou arrêtez-le
error-page-contest-games = cela fait trop de parties : { $most } au plus en tout
error-page-contest-entrants = il y a trop de participants : { $most } au plus

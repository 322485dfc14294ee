# La bibliothèque des parties, et ce qui peut lui arriver.

error-store = la bibliothèque { $place } : { $trouble }
error-store-visitors = la bibliothèque est indisponible pour le moment : { $trouble }
trouble-locked = un autre programme l’utilise ; fermez-le ou réessayez dans un instant
trouble-read-only = on ne peut pas y écrire ; changez les droits de son dossier, ou choisissez un autre endroit avec --database
trouble-full = le disque est plein ; faites de la place et recommencez
trouble-disk = le disque n’arrive pas à écrire ou à lire ; voyez s’il est plein ou abîmé
trouble-cannot-open = on ne peut ni l’ouvrir ni la créer là ; choisissez un autre endroit avec --database
trouble-no-library = ce fichier est abîmé ou n’est pas une bibliothèque ; choisissez un autre endroit avec --database
trouble-newer = une version plus récente du programme l’a modifiée ; ouvrez-la avec cette version
trouble-unreachable = le serveur ne répond pas ; vérifiez son adresse et s’il est en marche
trouble-refused = le serveur refuse : { $message }
trouble-address = ce n’est pas l’adresse d’une bibliothèque : { $message }
trouble-record = la partie { $id } est illisible : { $problem }
trouble-damaged-table = la table en cours { $id } est illisible
trouble-no-such-game = il n’y a pas de partie { $id }
trouble-on-server = elle est sur un serveur : copiez-la avec les outils du serveur, comme pg_dump
trouble-already-there = il y a déjà une bibliothèque : déplacez-la d’abord
trouble-other = { $message }

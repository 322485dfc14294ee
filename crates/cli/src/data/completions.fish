
# Games, engines and their settings, which the program itself knows.
complete -c plateau -f -a '(plateau complete-words (commandline -opc)[2..-1] (commandline -ct) 2>/dev/null)'

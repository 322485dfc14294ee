
# Games, engines and their settings, which the program itself knows.
_plateau_names() {
    local -a found
    _plateau "$@"
    [[ ${words[CURRENT]} == -* ]] && return
    found=(${(f)"$(${words[1]} complete-words ${(@)words[2,CURRENT]} 2>/dev/null)"})
    compadd -Q -S '' -- $found
}
compdef _plateau_names plateau

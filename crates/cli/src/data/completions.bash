
# Games, engines and their settings, which the program itself knows.
_plateau_names() {
    local line="${COMP_LINE:0:COMP_POINT}" current="${COMP_WORDS[COMP_CWORD]}" found
    local word="${line##* }"
    _plateau "$@"
    [[ $word == -* ]] && return
    local -a typed
    read -ra typed <<< "$line"
    [[ $line == *' ' ]] && typed+=("")
    # The shell cuts words at colons and equals signs, and completes only what comes behind.
    local cut="${word%"$current"}"
    [[ $current == [:=] ]] && cut="$word" && current=""
    while IFS= read -r found; do
        found="${found#"$cut"}"
        [[ $found == "$current"* ]] && COMPREPLY+=("$found")
    done < <("${typed[0]}" complete-words "${typed[@]:1}" 2>/dev/null)
    [[ ${COMPREPLY[0]} == *= ]] && compopt -o nospace 2>/dev/null
}
complete -F _plateau_names -o bashdefault -o default plateau

# The rulebooks: what is said in the same words about every game. The chapters of each game are in
# the file rulebook-GAME. In all of them **two stars** make words strong, and `backticks` enclose
# what is typed or written as it stands.

rulebook-title = { $game }: the rules
rulebook-goal = What it is about
rulebook-board = Board and start
rulebook-moves = How to move
rulebook-captures = How to capture
rulebook-end = How the game ends
rulebook-notation = How it is written down
rulebook-hints = Hints for beginners
rulebook-settings = The settings of this table
rulebook-settings-about = What can be decided about this game, and how it is decided here. To play by these rules, type `plateau play { $spec }`.
rulebook-settings-name = Setting
rulebook-settings-meaning = What it decides
rulebook-settings-value = Here
rulebook-settings-usual = { $value } (default)

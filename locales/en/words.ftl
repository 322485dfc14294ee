# The language itself: its name, its lists, its numbers, and what can go wrong with files.

language-name = English

# Choices in a row: "a, b or c". $list is the row so far, $choice what comes next.
list-none = nothing
list-next = { $list }, { $choice }
list-last = { $list } or { $choice }

# What stands between the digits of a number.
number-group = ,
number-decimal = .

# Dates, as much of them as is known. $year is text, $month and $day are numbers.
date-day = { $day } { date-month-name } { $year }
date-month = { date-month-name } { $year }
date-year = { $year }
date-month-name =
    { $month ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
       *[12] December
    }

error-language-unknown = there is no language "{ $code }": choose { $allowed }
error-language-unreadable = { $path } cannot be read: { $problem }
error-language-no-code = { $path } is not named by the code of a language, such as en or pt-BR
error-language-syntax = { $path }, line { $line }, column { $column }: this is not valid Fluent

# What the operating system complains of, after a colon.
io-not-found = there is no such file or folder
io-forbidden = access is not allowed
io-exists = that name is already taken
io-folder = it is a folder
io-no-folder = it is not a folder
io-full = the disk is full
io-no-text = it is not text
io-port-taken = another program is using the port
io-other = { $message }

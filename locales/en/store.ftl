# The library of games, and what can be the matter with it.

error-store = the library { $place }: { $trouble }
error-store-visitors = the library cannot be used at the moment: { $trouble }
trouble-locked = another program is using it; close that program or try again in a moment
trouble-read-only = it cannot be written; change the permissions of its folder, or choose another place with --database
trouble-full = the disk is full; make room and try again
trouble-disk = the disk cannot be read or written; see whether it is full or damaged
trouble-cannot-open = it cannot be opened or made there; choose another place with --database
trouble-no-library = this file is damaged or not a library; choose another place with --database
trouble-newer = a newer version of the program has changed it; use that version to open it
trouble-unreachable = the server does not answer; check its address and whether it is running
trouble-refused = the server refuses: { $message }
trouble-address = this is not the address of a library: { $message }
trouble-record = game { $id } cannot be read: { $problem }
trouble-damaged-table = the live table { $id } cannot be read
trouble-no-such-game = there is no game { $id }
trouble-on-server = it is on a server: copy it with the server’s own tools, such as pg_dump
trouble-already-there = there is a library already: move it away first
trouble-other = { $message }

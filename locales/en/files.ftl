# Files that are saved for a person: why one could not be written or read.

error-save = { $path } was not saved, and what was there before is untouched: { $problem }
problem-file-full = the disk is full; make room and try again
problem-file-forbidden = writing or reading is not allowed there; choose another place or change its permissions
problem-file-missing = there is no such file
problem-file-no-folder = there is no such folder
problem-file-folder = it is a folder, not a file
problem-file-other = { $message }

# Work that many machines share.

help-value-kinds = KINDS
help-value-run = RUN

help-match-nats = lets workers play the games: the address of a NATS server, as in nats://host:4222
help-match-run = the name of the run, by which it is continued; default: the same command continues its own run
help-match-batch = how many games a worker plays at a time; default: as many as take about two seconds
help-train-nats = { help-match-nats }
help-serve-nats = lets workers think for the players of the page: the address of a NATS server, as in nats://host:4222
help-tournament-nats = { help-match-nats }
help-tournament-run = { help-match-run }
help-tournament-batch = { help-match-batch }

help-worker = Plays games and does other work for commands on other machines.
help-worker-more = Workers and commands meet at a NATS server with JetStream. Start one worker on each machine. You can stop it at any time (Ctrl+C): what it has begun is done by another. How to log in to the server is said in the settings, under [nats].
help-worker-nats = the address of the NATS server, as in nats://host:4222
help-worker-threads = how much to do at the same time; default: as much as there are processors
help-worker-kinds = what to do: match, learn and search, separated by commas; default: everything
help-worker-name = what the worker is called; default: the name of the machine and some digits
help-worker-longest = how many seconds one piece of work may take; default: 3600
help-worker-examples =
    {"  "}plateau worker --nats nats://127.0.0.1:4222
    {"  "}plateau worker --nats nats://127.0.0.1:4222 --threads 4 --kinds match,learn

help-fleet = Shows what workers and commands on many machines are doing.
help-fleet-more = Workers and commands meet at a NATS server with JetStream.
help-fleet-examples =
    {"  "}plateau fleet status --nats nats://127.0.0.1:4222
    {"  "}plateau fleet forget m-0123456789abcdef --nats nats://127.0.0.1:4222
help-fleet-status = Shows the workers, the runs and what waits.
help-fleet-status-more = A run is a match, a tournament or a training whose games workers play.
help-fleet-status-nats = { help-worker-nats }
help-fleet-status-json = prints one JSON object instead of text
help-fleet-status-examples =
    {"  "}plateau fleet status --nats nats://127.0.0.1:4222 --json
help-fleet-forget = Forgets a run: its results are removed from the server.
help-fleet-forget-more = The command that began the run would play all games again.
help-fleet-forget-run = the name of the run, as plateau fleet status shows it
help-fleet-forget-nats = { help-worker-nats }
help-fleet-forget-examples =
    {"  "}plateau fleet forget m-0123456789abcdef --nats nats://127.0.0.1:4222

worker-ready = Worker { $name } is ready ({ $threads ->
        [one] 1 thread
       *[other] { $threads } threads
    }, build { $build }).
worker-done = Done: { $done }; refused: { $refused }; handed back: { $returned }.
error-worker-dismissed = this worker was dismissed: a run found its results wrong
error-worker-name = "{ $name }" cannot be the name of a worker: use letters, digits, - and _
error-worker-kind = there is no work called "{ $kind }": the kinds are { $allowed }

fleet-build = This program is build { $build }.
fleet-no-workers = No workers.
fleet-worker = Worker { $name }: build { $build }, { $kinds }, { $running } of { $threads } threads busy, { $done } done, { $refused } refused
fleet-worker-stuck = Worker { $name }: build { $build }, { $kinds }, { $running } of { $threads } threads busy, { $done } done, { $refused } refused; waits for room to store a result
fleet-no-runs = No runs.
fleet-run = Run { $run }: { $title }: { $phase }, { $games } of { $of } games, { $pace } a second, { $redelivered } done again, { $wrong } wrong
fleet-run-refused = {"  "}refused by { $worker }: { $problem }
fleet-run-skewed = {"  "}results that differ from those of the other workers: { $workers }
fleet-phase-under-way = under way
fleet-phase-interrupted = interrupted
fleet-phase-finished = finished
fleet-phase-failed = failed
fleet-stream = { $name }: { $messages } waiting ({ $bytes } bytes), { $under-way } under way, { $redelivered } delivered again
fleet-forgotten = Run { $run } is forgotten.

fleet-notice-begun = run { $run } continues: { $done ->
        [one] 1 result is
       *[other] { $done } results are
    } there already
fleet-notice-no-workers = { $others ->
        [0] no worker is there; start one with plateau worker
        [one] no worker of build { $build } is there; there is one of another build or for other work
       *[other] no worker of build { $build } is there; there are { $others } of other builds or for other work
    }
fleet-notice-away = the NATS server does not answer; waiting for it
fleet-notice-back = the NATS server answers again
fleet-notice-full = the NATS server has no room for jobs or results; waiting (plateau fleet forget makes room)
fleet-notice-wrong = worker { $worker } sends wrong results, which are not counted: { $problem }
fleet-notice-skewed = worker { $worker } plays differently from the others: in { $games } games the first player has { $share } % of the points, at the other workers { $others } %

fleet-refusal-malformed = this is no work
fleet-refusal-other-build = it is for build { $build }
fleet-refusal-missing = { $digest } is missing from the server
fleet-refusal-impossible = { $problem }
fleet-refusal-too-large = it is too large for a worker
fleet-refusal-too-long = it took longer than { $seconds } seconds
fleet-refusal-crashed = the worker crashed on it
fleet-refusal-deadly = { $deliveries } workers disappeared while they did it

error-fleet-unreachable = NATS at { $url } cannot be reached: { $problem }
error-fleet-streams = NATS at { $url } has no room for jobs (it needs JetStream: nats-server -js): { $problem }
error-fleet-trouble = the NATS server: { $problem }
error-fleet-file = { $file } cannot be used: { $problem }
error-fleet-not-for-workers = workers cannot play this: { $problem }; they know no programs and no files of this machine
error-fleet-refused = worker { $worker } refused a part of the work: { $problem }
error-fleet-wrong = the same part of the work came back wrong { $times } times
error-fleet-under-way = run { $run } is already held by another command
error-fleet-no-run = there is no run { $run }
error-nats-prefix = "{ $prefix }" cannot be the prefix of NATS names: use at most 32 letters, digits, - and _
error-nats-certificate = in the settings, [nats] needs both certificate and key, or neither
error-nats-concurrency = --concurrency is for this machine; with --nats, each worker has its --threads
error-nats-run = "{ $name }" cannot be the name of a run: use letters, digits, - and _

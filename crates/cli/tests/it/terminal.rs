//! The terminal, through a real pseudo-terminal: what is written there is read as a terminal reads
//! it, and nothing is waited for longer than a deadline.

use std::{
    env,
    io::{Read, Write},
    path::Path,
    process::Command,
    sync::{Arc, Condvar, Mutex, MutexGuard},
    thread,
    time::{Duration, Instant},
};

use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, native_pty_system};

use crate::support::plateau::{desk, home, run};

/// How long anything may take on a machine that does other things too.
const PATIENCE: Duration = Duration::from_mins(2);

/// The program in a terminal of 80 by 24.
pub(crate) struct Seat {
    glass: Arc<Glass>,
    keys: Box<dyn Write + Send>,
    child: Box<dyn Child + Send + Sync>,
    // The terminal is there as long as this is.
    _terminal: Box<dyn MasterPty + Send>,
}

/// What the terminal shows, and a bell for those who wait for it to change.
struct Glass {
    state: Mutex<State>,
    bell: Condvar,
}

struct State {
    parser: vt100::Parser,
    /// Whether the program writes no more.
    is_closed: bool,
}

impl Seat {
    pub(crate) fn open(arguments: &[&str]) -> Self {
        Self::start(Path::new(env!("CARGO_BIN_EXE_plateau")), arguments, &[])
    }

    /// Any program, with something said in its environment.
    fn start(program: &Path, arguments: &[&str], said: &[(&str, &str)]) -> Self {
        let size = PtySize { rows: 24, cols: 80, pixel_width: 0, pixel_height: 0 };
        let pair = native_pty_system().openpty(size).expect("a pseudo-terminal");
        let mut command = CommandBuilder::new(program);
        command.args(arguments);
        command.env_clear();
        command.env("HOME", home());
        command.env("TERM", "xterm-256color");
        command.env("LANG", "C.UTF-8");
        for (name, value) in said {
            command.env(name, value);
        }
        command.cwd(desk());
        let child = pair.slave.spawn_command(command).expect("the program starts");
        drop(pair.slave);
        // It begins with as many rows and columns as ours has.
        let parser = vt100::Parser::default();
        let state = Mutex::new(State { parser, is_closed: false });
        let glass = Arc::new(Glass { state, bell: Condvar::new() });
        let output = pair.master.try_clone_reader().expect("a reader");
        let seen = Arc::clone(&glass);
        thread::spawn(move || seen.watch(output));
        let keys = pair.master.take_writer().expect("a writer");
        Self { glass, keys, child, _terminal: pair.master }
    }

    pub(crate) fn press(&mut self, keys: &str) {
        self.keys.write_all(keys.as_bytes()).expect("the program listens");
        self.keys.flush().expect("the program listens");
    }

    /// Waits until the screen is as wanted, and gives what is on it.
    pub(crate) fn wait_for(&self, wanted: impl Fn(&str) -> bool) -> String {
        let state = self.glass.wait_until(|state| wanted(&state.parser.screen().contents()));
        state.parser.screen().contents()
    }

    /// Whether something on the screen has a colour.
    fn is_coloured(&self) -> bool {
        let state = self.glass.wait_until(|_| true);
        let screen = state.parser.screen();
        let cells = (0..24).flat_map(|row| (0..80).map(move |column| (row, column)));
        let colours = cells.filter_map(|(row, column)| {
            let cell = screen.cell(row, column)?;
            Some([cell.fgcolor(), cell.bgcolor()])
        });
        colours.flatten().any(|colour| colour != vt100::Color::Default)
    }

    /// The exit code, once the program has ended and left the terminal as it was.
    pub(crate) fn end(mut self) -> u32 {
        let state = self.glass.wait_until(|state| state.is_closed);
        let screen = state.parser.screen();
        assert!(!screen.alternate_screen(), "what was there before is shown again");
        assert!(!screen.hide_cursor(), "the cursor is back");
        assert_eq!(screen.mouse_protocol_mode(), vt100::MouseProtocolMode::None);
        drop(state);
        self.child.wait().expect("it has ended").exit_code()
    }
}

impl Glass {
    fn watch(&self, mut output: Box<dyn Read + Send>) {
        let mut bytes = [0; 4096];
        loop {
            // A terminal whose program has ended cannot be read.
            let count = output.read(&mut bytes).unwrap_or(0);
            let mut state = self.state.lock().expect("nobody breaks down");
            state.parser.process(&bytes[..count]);
            state.is_closed = count == 0;
            self.bell.notify_all();
            if state.is_closed {
                return;
            }
        }
    }

    fn wait_until(&self, wanted: impl Fn(&State) -> bool) -> MutexGuard<'_, State> {
        let deadline = Instant::now() + PATIENCE;
        let mut state = self.state.lock().expect("nobody breaks down");
        while !wanted(&state) {
            let left = deadline.saturating_duration_since(Instant::now());
            assert!(!left.is_zero(), "too late:\n{}", state.parser.screen().contents());
            state = self.bell.wait_timeout(state, left).expect("nobody breaks down").0;
        }
        state
    }
}

#[test]
fn line_mode_asks_before_a_game_that_is_not_over_goes() {
    let mut seat =
        Seat::open(&["play", "morpion", "human", "human", "--first", "1", "--lang", "en"]);
    seat.wait_for(|screen| screen.trim_end().ends_with("Player 1 (X), your move:"));
    seat.press("b2\n");
    seat.wait_for(|screen| screen.trim_end().ends_with("Player 2 (O), your move:"));
    seat.press("again\n");
    seat.wait_for(|screen| screen.contains("This game is not over. Leave it?"));
    seat.press("no\n");
    seat.wait_for(|screen| screen.trim_end().ends_with("Player 2 (O), your move:"));
    seat.press("again\n");
    seat.wait_for(|screen| screen.matches("Leave it?").count() == 2);
    seat.press("yes\n");
    seat.wait_for(|screen| screen.trim_end().ends_with("Player 1 (X), your move:"));
    seat.press("quit\n");
    assert_eq!(seat.end(), 0);
}

#[test]
fn a_whole_game_from_the_menu_to_the_end() {
    let mut seat = Seat::open(&["tui", "--no-library", "--lang", "en"]);
    seat.wait_for(|screen| screen.contains("Connect Four"));
    seat.press("4");
    seat.wait_for(|screen| screen.contains("the computer, level 3"));
    seat.press("\r");
    seat.wait_for(|screen| screen.contains("Player 1 to move"));
    let is_over = |screen: &str| screen.contains("wins:") || screen.contains("draw:");
    for round in 1.. {
        // To the next column that is open, and into it.
        seat.press("\t\r");
        let number = format!("{round:>4}.");
        let screen = seat.wait_for(|screen| {
            // The answer stands beside the move.
            let moves = screen.lines().find_map(|line| Some(line.split_once(&number)?.1));
            let answered = moves.is_some_and(|moves| moves.split_whitespace().count() > 1);
            answered && screen.contains("Player 1 to move") || is_over(screen)
        });
        if is_over(&screen) {
            break;
        }
    }
    seat.press("c");
    seat.wait_for(|screen| screen.contains("Scores"));
    seat.press("\r");
    seat.wait_for(|screen| screen.contains("g again"));
    seat.press("q");
    seat.wait_for(|screen| screen.contains("Open a game"));
    seat.press("q");
    assert_eq!(seat.end(), 0);
}

#[test]
fn what_is_played_is_in_the_library_whatever_ends_the_program() {
    let folder = tempfile::TempDir::new().expect("a folder");
    let database = folder.path().join("games.db").display().to_string();
    let shown = || run(&format!("library show 1 --database {database} --lang en")).done();
    let play = ["tui", "connect-four", "human", "human", "--database", &database, "--lang", "en"];
    let mut seat = Seat::open(&play);
    seat.wait_for(|screen| screen.contains("Player 1 to move"));
    seat.press("\r");
    seat.wait_for(|screen| screen.contains("Player 2 to move"));
    seat.press("\r");
    seat.wait_for(|screen| screen.contains("Player 1 to move"));
    seat.press("\r");
    seat.wait_for(|screen| screen.contains("Player 2 to move"));
    seat.child.kill().expect("it is killed");
    seat.child.wait().expect("it has ended");
    assert!(shown().contains("1. 4 4 2. 4\n"), "{}", shown());
    let mut later = Seat::open(&["tui", "--resume", "--database", &database, "--lang", "en"]);
    later.wait_for(|screen| screen.contains("Player 2 to move") && screen.contains("   2."));
    later.press("\r");
    later.wait_for(|screen| screen.contains("Player 1 to move"));
    later.press("\x03");
    assert_eq!(later.end(), 0);
    assert!(shown().contains("1. 4 4 2. 4 4\n"), "{}", shown());
}

#[test]
fn the_system_may_end_it_and_the_terminal_is_as_it_was() {
    let seat = Seat::open(&["tui", "othello", "level:1", "human", "--no-library", "--lang", "fr"]);
    seat.wait_for(|screen| screen.contains("Othello"));
    let id = seat.child.process_id().expect("it runs").to_string();
    let told = Command::new("kill").args(["-TERM", &id]).status().expect("kill");
    assert!(told.success());
    assert_eq!(seat.end(), 0);
}

#[test]
fn the_mouse_plays() {
    let mut seat =
        Seat::open(&["tui", "othello", "human", "human", "--no-library", "--lang", "en"]);
    let screen =
        seat.wait_for(|screen| screen.contains("Player 1 to move") && screen.contains('•'));
    let (row, line) =
        (1..).zip(screen.lines()).find(|(_, line)| line.contains('•')).expect("a move");
    let column = line.chars().take_while(|letter| *letter != '•').count() + 1;
    seat.press(&format!("\x1b[<0;{column};{row}M\x1b[<0;{column};{row}m"));
    seat.wait_for(|screen| screen.contains("Player 2 to move"));
    seat.press("\x03");
    assert_eq!(seat.end(), 0);
}

/// Tells this test to break down itself.
const BREAK_DOWN: &str = "PLATEAU_BREAK_DOWN";

#[test]
fn a_panic_leaves_the_terminal_as_it_was() {
    if env::var_os(BREAK_DOWN).is_some() {
        let broken =
            tui::restore_terminal_after(|| -> std::io::Result<()> { panic!("it broke down") });
        unreachable!("{broken:?}");
    }
    let ourselves = env::current_exe().expect("a program that runs");
    let arguments = ["terminal::a_panic_leaves_the_terminal_as_it_was", "--exact", "--nocapture"];
    let seat = Seat::start(&ourselves, &arguments, &[(BREAK_DOWN, "1")]);
    let screen = seat.wait_for(|screen| screen.contains("test result: FAILED"));
    // What went wrong can be read: every line begins at the left, and nothing is written over it.
    assert!(screen.lines().any(|line| line == "it broke down"), "{screen}");
    assert!(screen.lines().any(|line| line == "failures:"), "{screen}");
    assert_eq!(seat.end(), 101);
}

#[test]
fn colours_are_shown_only_where_they_are_wanted() {
    let play = ["tui", "othello", "human", "human", "--no-library", "--lang", "en"];
    let program = Path::new(env!("CARGO_BIN_EXE_plateau"));
    for (said, coloured) in [(&[][..], true), (&[("NO_COLOR", "1")][..], false)] {
        let mut seat = Seat::start(program, &play, said);
        seat.wait_for(|screen| screen.contains("Player 1 to move"));
        assert_eq!(seat.is_coloured(), coloured, "{said:?}");
        seat.press("q");
        seat.wait_for(|screen| screen.contains("Open a game"));
        seat.press("q");
        assert_eq!(seat.end(), 0);
    }
}

/// What the plain commands write is text, in a terminal as in a pipe: with colours nowhere, there
/// is nothing for `NO_COLOR` to turn off.
#[test]
fn plain_commands_write_plain_text() {
    for arguments in [
        &["list"][..],
        &["--help"],
        &["analyse", "morpion", "minimax"],
        &["play", "connect-four", "random:seed=1", "random:seed=2", "--no-library"],
        &["rules", "othello"],
        &["match", "morpion", "random", "random", "--games", "2"],
        &["nonsense"],
    ] {
        let piped = Command::new(env!("CARGO_BIN_EXE_plateau"))
            .args(arguments)
            .env_clear()
            .env("HOME", home())
            .env("TERM", "xterm-256color")
            .output()
            .expect("the program runs");
        let written = [piped.stdout, piped.stderr].concat();
        assert!(!written.is_empty() && !written.contains(&0x1b), "{arguments:?}");
        let program = Path::new(env!("CARGO_BIN_EXE_plateau"));
        for said in [&[][..], &[("NO_COLOR", "1")]] {
            let seat = Seat::start(program, arguments, said);
            drop(seat.glass.wait_until(|state| state.is_closed));
            assert!(!seat.is_coloured(), "{arguments:?}");
            seat.end();
        }
    }
}

/// `TERM=dumb plateau tui …`: a terminal that can only write lines gets lines.
#[test]
fn a_dumb_terminal_gets_the_game_in_lines() {
    let game = ["tui", "morpion", "human", "human", "--first", "1", "--no-library", "--lang", "en"];
    let program = Path::new(env!("CARGO_BIN_EXE_plateau"));
    let mut seat = Seat::start(program, &game, &[("TERM", "dumb")]);
    seat.wait_for(|screen| screen.trim_end().ends_with("Player 1 (X), your move:"));
    assert!(!seat.glass.wait_until(|_| true).parser.screen().alternate_screen());
    seat.press("quit\n");
    assert_eq!(seat.end(), 0);
}

#[test]
fn without_a_terminal_it_says_so() {
    assert!(run("tui --lang en").refused().contains("needs a terminal"));
    assert!(run("tui --lang fr").refused().contains("demande un terminal"));
    let help = run("tui --help").done();
    let (_, examples) = help.split_once("Examples:\n").expect("there are examples");
    for example in examples.lines() {
        let arguments = example.trim().strip_prefix("plateau ").expect(example);
        assert!(run(arguments).refused().contains("needs a terminal"), "{example}");
    }
    assert!(run("tui chess").refused().contains("chess"));
    assert!(run("tui othello human").refused().contains('2'));
}

//! Programs that end when we do, however we end.

use std::{
    env, fs,
    io::{BufRead as _, BufReader, Lines},
    process::{Child, ChildStdin, ChildStdout, Command, Stdio},
};

/// Runs its arguments as a program until nobody holds its own input any more, and then ends that
/// one program, by its number. So nothing is left running even if the tests are killed.
const KEEPER: &str = r#""$@" </dev/null & exec >&-; read -r _; kill -9 $!; wait $!"#;

/// A program on a leash: it ends when this is dropped, and at the latest when we end.
#[derive(Debug)]
pub(crate) struct Leash {
    keeper: Child,
    held: Option<ChildStdin>,
    says: Lines<BufReader<ChildStdout>>,
}

impl Leash {
    /// Starts a program; what it says is heard line by line.
    pub(crate) fn start(command: &Command) -> Self {
        let mut keeper = Command::new("sh");
        keeper.args(["-c", KEEPER, "keeper"]).arg(command.get_program()).args(command.get_args());
        for (name, value) in command.get_envs() {
            match value {
                Some(value) => keeper.env(name, value),
                None => keeper.env_remove(name),
            };
        }
        let mut keeper = keeper
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("a shell to start programs with");
        let held = keeper.stdin.take();
        let says = BufReader::new(keeper.stdout.take().expect("the output was asked for")).lines();
        Self { keeper, held, says }
    }

    /// The number of the program itself, where that can be known.
    pub(crate) fn number(&self) -> Option<u32> {
        let keeper = self.keeper.id();
        let children = fs::read_to_string(format!("/proc/{keeper}/task/{keeper}/children")).ok()?;
        children.split_whitespace().next()?.parse().ok()
    }

    /// What follows certain words in what the program says; nothing if it ends without them.
    pub(crate) fn hear(&mut self, words: &str) -> Option<String> {
        self.says.by_ref().map_while(Result::ok).find_map(|line| {
            let (_, rest) = line.split_once(words)?;
            Some(rest.to_owned())
        })
    }
}

impl Drop for Leash {
    fn drop(&mut self) {
        drop(self.held.take());
        // Whatever it says of its end, it has ended.
        let _ = self.keeper.wait();
    }
}

/// Whether a program is on the search path.
pub(crate) fn is_installed(program: &str) -> bool {
    let path = env::var_os("PATH").unwrap_or_default();
    env::split_paths(&path).any(|folder| folder.join(program).is_file())
}

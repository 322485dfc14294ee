//! Puzzles at the table: the right moves are played, the replies come by themselves.

use puzzles::{AttemptStep, PuzzleAttempt, shipped};
use rules::Phrase;
use session::{Command, Seat, Session, Setup};

use crate::{App, AppEffect};

impl App {
    /// Lays a puzzle on the table, drawn by lot from those that come with the program.
    pub(crate) fn begin_puzzle(&mut self) {
        let Some(puzzle) = fastrand::choice(shipped().puzzles()) else { return };
        let Ok(attempt) = PuzzleAttempt::new(puzzle) else { return };
        let people = vec![rules::Spec::new(Seat::HUMAN); 2];
        let start = Some(puzzle.position.clone());
        let setup = Setup { start, ..Setup::new(puzzle.game.clone(), people) };
        let Ok((session, step)) = Session::new(setup, self.now) else { return };
        self.begin_session(session, step);
        // A puzzle is not kept as a game.
        self.effects.retain(|effect| !matches!(effect, AppEffect::Keep));
        let task = Phrase::new("tui-puzzle")
            .with("task", puzzle.task_told(attempt.table()))
            .with("grade", puzzle.grade_told());
        if let Some(game_screen) = &mut self.game_screen {
            game_screen.puzzle = Some(attempt);
            game_screen.is_puzzle = true;
            game_screen.tell(task);
        }
    }

    /// Takes a move as an answer, if a puzzle is on the table; false if it is to be played as any.
    pub(crate) fn answer_puzzle(&mut self, text: &str) -> bool {
        let Some(game_screen) = &mut self.game_screen else { return false };
        let Some(mut attempt) = game_screen.puzzle.take() else { return false };
        if attempt.table().position() != game_screen.session.table().position() {
            // Moves were taken back or played on: it is a game now.
            return false;
        }
        let player = game_screen.session.turn();
        let played = |text: &str| Command::Play { player, text: text.to_owned() };
        match attempt.play(text) {
            Err(_) => {
                game_screen.puzzle = Some(attempt);
                false
            }
            Ok(AttemptStep::Wrong { text }) => {
                game_screen.puzzle = Some(attempt);
                game_screen.path.clear();
                game_screen.refuse(Phrase::new("puzzle-not-right").with("move", text));
                true
            }
            Ok(AttemptStep::Right { reply }) => {
                game_screen.puzzle = Some(attempt);
                self.apply(played(text));
                self.apply(Command::Play { player: player.other(), text: reply.text.clone() });
                self.say_below(Phrase::new("puzzle-right").with("reply", reply.text));
                true
            }
            Ok(AttemptStep::Solved) => {
                self.apply(played(text));
                self.say_below(Phrase::new("tui-puzzle-solved"));
                true
            }
        }
    }

    fn say_below(&mut self, phrase: Phrase) {
        if let Some(game_screen) = &mut self.game_screen {
            game_screen.tell(phrase);
        }
    }
}

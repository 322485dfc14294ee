//! What a seat can force against all the others together, found again by the paranoid search.
//!
//! What is known: with three players nobody can force a win on any grid here; on 3×3 every seat
//! can avoid losing, with three players and with four; on larger grids with lines of three no
//! seat can.

use rules::{History, Notation};
use search::{Engine, Expertise, Meter, Paranoid, SearchTask, Ties, WinLose};
use testkit::{GameVisit, deep_test_wanted};

use crate::support::opened::open;

/// Every seat can force just that, whatever the others do: 0 is a draw, -1 not even that.
struct EverySeatForces(i32);

impl GameVisit for EverySeatForces {
    fn visit<G: Notation + Expertise>(self, game: G) {
        for seat in 0..game.players() {
            let forced = forced(&game, &mut History::new(&game), seat);
            assert_eq!(forced, self.0, "seat {seat} of {}", game.players());
        }
    }
}

/// What a seat can force: the others move in the worst way until it is its turn, and then it
/// searches to the end of the game.
fn forced<G: Expertise>(game: &G, history: &mut History<G>, seat: u8) -> i32 {
    if history.turn(game).0 == seat {
        let mut search = Paranoid::new(WinLose, G::Guide::default(), Ties::First);
        let thought = search.think(&mut SearchTask::new(game, history, &mut Meter::unlimited()));
        return thought.score.0.signum();
    }
    let moves: Vec<_> = game.moves(history.position()).into_iter().flatten().collect();
    let mut worst = 1;
    for played in moves {
        history.play(game, played);
        worst = worst.min(forced(game, history, seat));
        history.undo();
        if worst == -1 {
            break;
        }
    }
    worst
}

#[test]
fn on_the_small_grid_every_seat_can_avoid_losing_and_none_can_win() {
    open("morpion:players=3", EverySeatForces(0));
    open("morpion:players=4", EverySeatForces(0));
}

#[test]
fn one_column_more_and_nobody_can_avoid_losing() {
    open("morpion:width=4,height=3,players=3", EverySeatForces(-1));
    if deep_test_wanted("morpion: coalitions of three players on 4×4") {
        open("morpion:width=4,height=4,players=3", EverySeatForces(-1));
    }
}

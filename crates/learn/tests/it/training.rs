//! A training is the same however it is run.

use std::fs;

use connect_four::ConnectFour;
use learn::{
    Folder, News, Round, RoundWork, Student, TrainError, TrainableGame, Training, TrainingPlan,
    train,
};
use patterns::{Patterned, Weights};
use search::Stop;
use tempfile::TempDir;

/// Runs a training; the file with the last weights, unless it was stopped, which it is after so many
/// batches of games.
struct Run<'a> {
    training: &'a Training,
    batches: Option<u32>,
}

impl Student for Run<'_> {
    type Output = Result<Option<Vec<u8>>, TrainError>;

    fn learn<G: Patterned>(self, game: &G) -> Self::Output {
        let Self { training, batches } = self;
        let mut heard = 0;
        let weights = train(game, training, &mut |news| {
            heard += u32::from(matches!(news, News::Games { .. }));
            if Some(heard) == batches {
                training.stop.raise();
            }
        })?;
        let layout = game.layout().expect("a game that can be learned");
        let bytes = weights.map(|weights: Weights| weights.write(layout));
        Ok(bytes)
    }
}

fn training(game: &str, folder: &TempDir, threads: usize) -> Training {
    let round = |work, games| Round { work, games };
    let rounds = vec![
        round(RoundWork::Random, 200),
        round(RoundWork::Play { depth: 1 }, 150),
        round(RoundWork::Label { depth: 2 }, 60),
    ];
    let plan = TrainingPlan { game: game.to_owned(), seed: 7, solve: 6, rounds };
    Training {
        plan,
        given: None,
        folder: Folder::new(folder.path()),
        threads,
        stop: Stop::default(),
    }
}

fn folder() -> TempDir {
    tempfile::tempdir().expect("a folder")
}

fn run(training: &Training, batches: Option<u32>) -> Option<Vec<u8>> {
    let subject = TrainableGame::named(&training.plan.game).expect("a game that can be learned");
    subject.teach(Run { training, batches }).expect("a training that goes well")
}

#[test]
fn the_weights_follow_from_the_seed_on_any_number_of_threads() {
    let (one, two) = (folder(), folder());
    let weights = run(&training("othello", &one, 1), None).expect("done");
    assert_eq!(run(&training("othello", &two, 3), None), Some(weights));
    let reports = Folder::new(one.path()).reports();
    assert_eq!(reports.len(), 3);
    assert!(reports.iter().all(|report| report.held_out.mean() > 0.0));
    assert!(reports.iter().all(|report| report.duel.won + report.duel.lost > 0));
}

#[test]
fn a_training_that_was_stopped_goes_on_where_it_was() {
    let (whole, parts) = (folder(), folder());
    let weights = run(&training("connect-four", &whole, 1), None).expect("done");
    assert_eq!(run(&training("connect-four", &parts, 1), Some(2)), None, "stopped in round 1");
    // Killed while it wrote: half a game at the end of the file.
    let games = Folder::new(parts.path()).games_path(1);
    let kept = fs::read(&games).expect("games");
    fs::write(&games, [&*kept, &kept[..9]].concat()).expect("written");
    assert_eq!(run(&training("connect-four", &parts, 1), Some(4)), None, "stopped in round 2");
    assert_eq!(run(&training("connect-four", &parts, 1), None), Some(weights));
}

#[test]
fn a_folder_with_another_training_is_left_alone() {
    let folder = folder();
    let first = training("connect-four", &folder, 1);
    run(&first, Some(1));
    let mut other = training("connect-four", &folder, 1);
    other.plan.seed = 8;
    let subject = TrainableGame::named("connect-four").expect("it can be learned");
    let error = subject.teach(Run { training: &other, batches: None });
    assert!(matches!(error, Err(TrainError::OtherPlan(_))), "{error:?}");
    assert_eq!(first.folder.plan().expect("a plan"), Some(first.plan.clone()));
}

/// Weights that are given take the place of random games, also after a stop.
#[test]
fn a_training_can_begin_with_given_weights() {
    let (first, second) = (folder(), folder());
    let bytes = run(&training("connect-four", &first, 1), None).expect("done");
    let layout = ConnectFour::<u64>::new(7, 6).layout().expect("a game that can be learned");
    let weights = Weights::read(layout, &bytes).expect("weights");
    let mut next = training("connect-four", &second, 1);
    next.plan.rounds = TrainingPlan::usual(2, 200, 1, 0, true);
    let subject = TrainableGame::ConnectFour;
    let missing = subject.teach(Run { training: &next, batches: None });
    assert!(matches!(missing, Err(TrainError::NothingGiven(_))), "{missing:?}");
    next.given = Some(weights);
    assert_eq!(run(&next, Some(1)), None, "stopped");
    assert_eq!(fs::read(next.folder.weights_path(1)).expect("kept"), bytes);
    let again = Training { given: None, stop: Stop::default(), ..next };
    assert_ne!(run(&again, None).expect("done"), bytes, "something was learned");
    assert_eq!(again.plan.to_string().parse(), Ok(again.plan));
}

//! A contest as workers are told of it.

use std::collections::BTreeMap;

use patterns::WeightFiles;
use rules::{Knob, Spec};
use search::EVAL;
use serde::{Deserialize, Serialize};
use tournament::{Adjudication, Contest, Format, Opening, OpeningOrder, Openings};

use crate::{Digest, JobRefusal};

/// The knobs by which an engine takes more of the machine, each with the most that a worker gives.
const KNOBS: &[Knob] =
    &[Knob::number("threads", 1, 64, None), Knob::number("memory", 1, 4096, None)];

/// What the name of a file of weights begins with where it is called by its digest.
const BY_DIGEST: &str = "sha256-";

/// All that the games of a contest follow from, without anything of the machine it was set up on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ContestDocument {
    game: String,
    players: Vec<String>,
    format: String,
    openings: OpeningsDocument,
    adjudication: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    clock: Option<String>,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    notes_searches: bool,
    seed: u64,
}

/// Where games begin.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum OpeningsDocument {
    Random { plies: u32 },
    Listed { shuffled: bool, list: Vec<(Option<String>, Vec<String>)> },
}

/// Files of weights by their digests.
pub(crate) type FileMap = BTreeMap<Digest, Vec<u8>>;

impl ContestDocument {
    /// The document of a contest, and the files that its players name. How many games there are is
    /// left out, so that more can be played later.
    ///
    /// # Errors
    ///
    /// If a player cannot play on another machine.
    pub fn of(contest: &Contest) -> Result<(Self, BTreeMap<Digest, Vec<u8>>), JobRefusal> {
        let mut files = FileMap::new();
        let players = contest.players.iter().map(|player| portable(player, &mut files));
        let document = Self {
            game: contest.game.to_string(),
            players: players.collect::<Result<_, _>>()?,
            format: contest.format.name().to_owned(),
            openings: OpeningsDocument::of(&contest.openings),
            adjudication: contest.adjudication.text(),
            clock: contest.clock.map(|clock| clock.to_string()),
            notes_searches: contest.notes_searches,
            seed: contest.seed,
        };
        document.contest()?;
        Ok((document, files))
    }

    /// The text.
    #[must_use]
    pub fn text(&self) -> Vec<u8> {
        serde_json::to_vec(self).expect("plain data")
    }

    /// The document of a text.
    ///
    /// # Errors
    ///
    /// If it is none.
    pub fn read(text: &[u8]) -> Result<Self, JobRefusal> {
        serde_json::from_slice(text).map_err(impossible)
    }

    /// The files of weights that the players need.
    pub(crate) fn files(&self) -> Vec<String> {
        let specs = self.players.iter().filter_map(|player| player.parse::<Spec>().ok());
        specs.filter_map(|player| weights_of(&player)).collect()
    }

    /// The contest. No engine of another program is at its tables, and no file is opened for it.
    ///
    /// # Errors
    ///
    /// If it makes no sense here, or asks for more than a worker gives.
    pub fn contest(&self) -> Result<Contest, JobRefusal> {
        let game: Spec = self.game.parse().map_err(impossible)?;
        let players = self.players.iter().map(|player| modest(player));
        let players = players.collect::<Result<Vec<Spec>, _>>()?;
        let mut contest = Contest::of_tournament(&game, players).map_err(impossible)?;
        let format = Format::NAMES.iter().find(|(name, _)| *name == self.format);
        contest.format =
            format.map(|(_, format)| *format).ok_or_else(|| none_such(&self.format))?;
        contest.openings = self.openings.openings()?;
        contest.openings.check(&contest.game).map_err(impossible)?;
        if !self.adjudication.is_empty() {
            let rules = Spec::list(&self.adjudication).map_err(impossible)?;
            contest.adjudication = Adjudication::read(&rules).map_err(impossible)?;
        }
        contest.clock = self.clock.as_deref().map(str::parse).transpose().map_err(impossible)?;
        contest.notes_searches = self.notes_searches;
        contest.seed = self.seed;
        Ok(contest)
    }
}

impl OpeningsDocument {
    fn of(openings: &Openings) -> Self {
        match openings {
            Openings::Random { plies } => Self::Random { plies: *plies },
            Openings::Listed { list, order } => Self::Listed {
                shuffled: *order == OpeningOrder::Random,
                list: list.iter().map(|one| (one.position.clone(), one.moves.clone())).collect(),
            },
        }
    }

    fn openings(&self) -> Result<Openings, JobRefusal> {
        match self {
            // A thousand random moves are more than any opening.
            Self::Random { plies } if *plies > 1000 => Err(JobRefusal::TooLarge),
            Self::Random { plies } => Ok(Openings::Random { plies: *plies }),
            Self::Listed { list, .. } if list.is_empty() => Err(none_such("openings")),
            Self::Listed { shuffled, list } => {
                let list = list.iter().cloned();
                let order = if *shuffled { OpeningOrder::Random } else { OpeningOrder::Sequential };
                let list = list.map(|(position, moves)| Opening { position, moves }).collect();
                Ok(Openings::Listed { list, order })
            }
        }
    }
}

/// The file of weights that a player names.
fn weights_of(player: &Spec) -> Option<String> {
    let evaluator: Spec = player.given(EVAL.name)?.parse().ok()?;
    evaluator.given("file").map(str::to_owned)
}

/// The text of a player in which a file of weights is called by its digest.
pub(crate) fn portable(player: &Spec, files: &mut FileMap) -> Result<String, JobRefusal> {
    let evaluator = player.given(EVAL.name).and_then(|given| given.parse::<Spec>().ok());
    let Some((mut evaluator, name)) =
        evaluator.and_then(|spec| spec.given("file").map(str::to_owned).map(|name| (spec, name)))
    else {
        return Ok(player.to_string());
    };
    let contents = WeightFiles::take(&name).map_err(impossible)?;
    let digest = Digest::of(&contents);
    let name = format!("{BY_DIGEST}{digest}");
    WeightFiles::put(&name, contents.to_vec());
    files.insert(digest, contents.to_vec());
    evaluator.set("file", name);
    let mut player = player.clone();
    player.set(EVAL.name, evaluator.to_string());
    Ok(player.to_string())
}

/// The digest in the name of a file of weights.
pub(crate) fn digest_of(name: &str) -> Option<Digest> {
    let digits = name.strip_prefix(BY_DIGEST)?;
    let digest: Digest = serde_json::from_value(digits.into()).ok()?;
    digest.is_sound().then_some(digest)
}

/// A player that asks for no more than a worker gives.
pub(crate) fn modest(player: &str) -> Result<Spec, JobRefusal> {
    let spec: Spec = player.parse().map_err(impossible)?;
    let bounds = spec.clone().split_off(KNOBS);
    bounds.settle(KNOBS).map_err(|_| JobRefusal::TooLarge)?;
    Ok(spec)
}

pub(crate) fn impossible(error: impl std::fmt::Display) -> JobRefusal {
    JobRefusal::Impossible { problem: error.to_string() }
}

fn none_such(text: &str) -> JobRefusal {
    impossible(format!("{text:?}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn contest(players: [&str; 2]) -> Contest {
        let players = players.map(|player| player.parse().expect("a spec")).to_vec();
        Contest::of_match(&"othello:size=6".parse().expect("a spec"), players).expect("a match")
    }

    fn again(contest: &Contest) -> Contest {
        let (document, _) = ContestDocument::of(contest).expect("a document");
        let read = ContestDocument::read(&document.text()).expect("the same document");
        assert_eq!(read, document);
        read.contest().expect("the same contest")
    }

    #[test]
    fn a_contest_comes_back_as_it_was() {
        let mut one = contest(["level:2", "alpha-beta:2,nodes=500"]);
        one.seed = 7;
        one.clock = Some("10+0.1".parse().expect("a clock"));
        let rules = Spec::list("resign:score=300,length:60").expect("rules");
        one.adjudication = Adjudication::read(&rules).expect("rules");
        one.openings = Openings::Listed {
            list: vec![Opening { position: None, moves: vec!["d2".to_owned()] }],
            order: OpeningOrder::Random,
        };
        assert_eq!(again(&one), one);
        one.openings = Openings::Random { plies: 3 };
        one.format = Format::KnockOut;
        assert_eq!(again(&one), one);
    }

    #[test]
    fn the_number_of_games_is_no_part_of_it() {
        let mut one = contest(["level:2", "random"]);
        let (before, _) = ContestDocument::of(&one).expect("a document");
        one.games = 5000;
        assert_eq!(ContestDocument::of(&one).expect("a document").0, before);
    }

    #[test]
    fn programs_files_and_appetites_are_refused() {
        let document = |player: &str| {
            let text = String::from_utf8(
                ContestDocument::of(&contest(["level:2", "random"])).expect("one").0.text(),
            );
            let text = text.expect("text").replace("\"random\"", &format!("{player:?}"));
            ContestDocument::read(text.as_bytes()).and_then(|document| document.contest())
        };
        for player in ["hub:path=/bin/true", "json:path=/bin/sh", "nobody-known"] {
            let refused = document(player).expect_err(player);
            assert!(matches!(refused, JobRefusal::Impossible { .. }), "{refused:?}");
        }
        let refused = document("pvs:3,eval=\"patterns:file=/etc/passwd\"");
        assert!(matches!(refused, Err(JobRefusal::Impossible { .. })), "{refused:?}");
        assert_eq!(document("pvs:3,threads=500"), Err(JobRefusal::TooLarge));
        assert!(ContestDocument::read(b"{}").is_err());
    }
}

//! A search for a server, and what a worker says of it.

use std::time::Duration;

use rules::Player;
use search::{Clock, Limits, Statistics};
use serde::{Deserialize, Serialize};
use session::{Advice, AdviceLine, SearchGoal, SearchText, Worth};

use crate::{BuildSignature, contest_document::modest};

/// A search as a worker is told of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct SearchJob {
    /// The build that computes it.
    pub(crate) build: BuildSignature,
    /// What it is called, by the server that asks.
    pub(crate) id: String,
    /// Where the answers go.
    pub(crate) reply: String,
    game: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    start: Option<String>,
    moves: Vec<String>,
    engine: String,
    depth: Option<u32>,
    nodes: Option<u64>,
    /// In microseconds, as all times here.
    time: Option<u64>,
    /// What remains, the increment and the moves for which it is.
    clock: Option<(u64, u64, Option<u32>)>,
    question: QuestionText,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum QuestionText {
    Move,
    Best,
    Worths(Option<Vec<String>>),
}

/// What a worker says of a search.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum SearchReply {
    /// It has begun, or goes on.
    Alive,
    /// What it thinks so far.
    Progress(AdviceText),
    /// Its last word.
    Done(AdviceText),
    /// It cannot be done there.
    Refused,
}

/// An advice as it is sent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct AdviceText {
    player: u8,
    best: String,
    score: i32,
    depth: u32,
    line: Vec<String>,
    choices: Vec<WorthText>,
    others: Vec<(i32, Vec<String>)>,
    /// Nodes, leaves, cutoffs, hits of the table, time.
    counts: [u64; 5],
    deepest: u32,
    fill: u16,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct WorthText {
    text: String,
    score: i32,
    exact: bool,
    at_least: bool,
    proven: bool,
    visits: Option<u32>,
    depth: u32,
}

impl SearchJob {
    pub(crate) fn of(text: &SearchText, build: BuildSignature, id: String, reply: String) -> Self {
        let Limits { depth, nodes, time, clock } = text.limits;
        Self {
            build,
            id,
            reply,
            game: text.game.to_string(),
            start: text.start.clone(),
            moves: text.moves.clone(),
            engine: text.engine.to_string(),
            depth,
            nodes,
            time: time.map(micros),
            clock: clock
                .map(|clock| (micros(clock.remaining), micros(clock.increment), clock.moves)),
            question: match &text.question {
                SearchGoal::Move => QuestionText::Move,
                SearchGoal::Best => QuestionText::Best,
                SearchGoal::Worths(moves) => QuestionText::Worths(moves.clone()),
            },
        }
    }

    /// The search; none if it makes no sense or asks for more than a worker gives.
    pub(crate) fn text(&self) -> Option<SearchText> {
        let clock = self.clock.map(|(remaining, increment, moves)| Clock {
            remaining: Duration::from_micros(remaining),
            increment: Duration::from_micros(increment),
            moves,
        });
        let time = self.time.map(Duration::from_micros);
        Some(SearchText {
            game: self.game.parse().ok()?,
            start: self.start.clone(),
            moves: self.moves.clone(),
            engine: modest(&self.engine).ok()?,
            limits: Limits { depth: self.depth, nodes: self.nodes, time, clock },
            question: match &self.question {
                QuestionText::Move => SearchGoal::Move,
                QuestionText::Best => SearchGoal::Best,
                QuestionText::Worths(moves) => SearchGoal::Worths(moves.clone()),
            },
        })
    }
}

impl From<&Advice> for AdviceText {
    fn from(advice: &Advice) -> Self {
        let Statistics { nodes, leaves, cutoffs, table_hits, deepest, fill, time } =
            advice.statistics;
        let worth = |worth: &Worth| WorthText {
            text: worth.text.clone(),
            score: worth.score,
            exact: worth.exact,
            at_least: worth.at_least,
            proven: worth.proven,
            visits: worth.visits,
            depth: worth.depth,
        };
        Self {
            player: advice.player.0,
            best: advice.best.clone(),
            score: advice.score,
            depth: advice.depth,
            line: advice.line.clone(),
            choices: advice.choices.iter().map(worth).collect(),
            others: advice.others.iter().map(|other| (other.score, other.line.clone())).collect(),
            counts: [nodes, leaves, cutoffs, table_hits, micros(time)],
            deepest,
            fill,
        }
    }
}

impl From<AdviceText> for Advice {
    fn from(text: AdviceText) -> Self {
        let [nodes, leaves, cutoffs, table_hits, time] = text.counts;
        let (deepest, fill, time) = (text.deepest, text.fill, Duration::from_micros(time));
        let worth = |worth: WorthText| Worth {
            text: worth.text,
            score: worth.score,
            exact: worth.exact,
            at_least: worth.at_least,
            proven: worth.proven,
            visits: worth.visits,
            depth: worth.depth,
        };
        let others = text.others.into_iter().map(|(score, line)| AdviceLine { score, line });
        Self {
            player: Player(text.player),
            best: text.best,
            score: text.score,
            depth: text.depth,
            line: text.line,
            choices: text.choices.into_iter().map(worth).collect(),
            others: others.collect(),
            statistics: Statistics { nodes, leaves, cutoffs, table_hits, deepest, fill, time },
        }
    }
}

fn micros(time: Duration) -> u64 {
    u64::try_from(time.as_micros()).unwrap_or(u64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;
    use search::Stop;

    fn text(question: SearchGoal) -> SearchText {
        SearchText {
            game: "othello:size=6".parse().expect("a spec"),
            start: None,
            moves: vec!["d2".to_owned()],
            engine: "deepening:3".parse().expect("a spec"),
            limits: Limits { nodes: Some(5000), ..Limits::default() },
            question,
        }
    }

    #[test]
    fn a_search_and_its_answer_come_back_as_they_were() {
        let questions = [SearchGoal::Move, SearchGoal::Best, SearchGoal::Worths(None)];
        for question in questions {
            let text = text(question);
            let build = BuildSignature::named("b");
            let job = SearchJob::of(&text, build, "id".to_owned(), "there".to_owned());
            let json = serde_json::to_vec(&job).expect("plain data");
            let read: SearchJob = serde_json::from_slice(&json).expect("the same");
            assert_eq!(read.text().expect("a search"), text);
            let advice = text.run(Stop::default()).expect("a search")(&mut |_| ());
            let advice = advice.expect("no program fails");
            assert!(text.is_answered_by(&advice), "{advice:?}");
            let mut back = Advice::from(AdviceText::from(&advice));
            back.statistics.time = advice.statistics.time;
            assert_eq!(back, advice);
        }
    }

    #[test]
    fn an_answer_with_a_move_that_is_not_legal_is_none() {
        let text = text(SearchGoal::Best);
        let advice = text.run(Stop::default()).expect("a search")(&mut |_| ());
        let advice = advice.expect("no program fails");
        let wrong = |change: fn(&mut Advice)| {
            let mut advice = advice.clone();
            change(&mut advice);
            !text.is_answered_by(&advice)
        };
        assert!(wrong(|advice| advice.best = "a1".to_owned()));
        assert!(wrong(|advice| advice.best = "nonsense".to_owned()));
        assert!(wrong(|advice| advice.line.push("zz".to_owned())));
        assert!(wrong(|advice| advice.player = Player(0)));
        assert!(wrong(|advice| advice.choices[0].text = "d2".to_owned()));
    }

    #[test]
    fn a_worker_gives_no_more_than_it_has() {
        let mut text = text(SearchGoal::Best);
        text.engine.set("threads", "1000");
        let build = BuildSignature::named("b");
        assert_eq!(SearchJob::of(&text, build, String::new(), String::new()).text(), None);
    }
}

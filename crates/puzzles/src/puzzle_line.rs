//! A puzzle as a line of a file: fields between tabs, the moves between spaces.

use rules::Spec;

use crate::{Puzzle, PuzzleProof, PuzzleTask};

/// What stands for a proof in a file.
const EXACT: &str = "exact";

impl Puzzle {
    /// The names of the fields, in their order.
    pub const FIELDS: &'static str =
        "game\tposition\ttask\tgrade\tanswers\tline\tscore\tsecond\tsecond score\tproof\tsource";

    /// The puzzle as a line.
    #[must_use]
    pub fn write_line(&self) -> String {
        let proof = match self.proof {
            PuzzleProof::Exact => EXACT.to_owned(),
            PuzzleProof::Depth(depth) => depth.to_string(),
        };
        let (second, worth) = &self.second;
        let fields = [
            self.game.to_string(),
            self.position.clone(),
            self.task.name().to_owned(),
            self.grade.to_string(),
            self.answers.to_string(),
            self.line.join(" "),
            self.score.to_string(),
            second.clone(),
            worth.to_string(),
            proof,
            self.source.replace(['\t', '\n', '\r'], " "),
        ];
        fields.join("\t")
    }

    /// The puzzle of a line; nothing if its fields are not those of a puzzle. Whether it is sound,
    /// opening it tells.
    #[must_use]
    pub fn read_line(text: &str) -> Option<Self> {
        let fields: Vec<&str> = text.split('\t').collect();
        let [game, position, task, grade, answers, line, score, second, worth, proof, rest @ ..] =
            &fields[..]
        else {
            return None;
        };
        let task = PuzzleTask::NAMES.iter().find(|(name, _)| name == task)?.1;
        let proof = match *proof {
            EXACT => PuzzleProof::Exact,
            depth => PuzzleProof::Depth(depth.parse().ok()?),
        };
        let grade = grade.parse().ok().filter(|grade| (1..=Self::HARDEST).contains(grade))?;
        let line: Vec<String> = line.split_whitespace().map(str::to_owned).collect();
        let answers: u8 = answers.parse().ok()?;
        let asked = 2 * usize::from(answers);
        (answers > 0 && line.len() + 1 >= asked).then_some(())?;
        Some(Self {
            game: game.parse::<Spec>().ok()?,
            position: (*position).to_owned(),
            task,
            grade,
            line,
            answers,
            score: score.parse().ok()?,
            second: ((*second).to_owned(), worth.parse().ok()?),
            proof,
            source: rest.first().copied().unwrap_or_default().to_owned(),
        })
    }
}

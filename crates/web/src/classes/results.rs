//! What a class takes home: results of games and marks of exercises, for a spreadsheet.

use session::clean;
use words::Words;

use super::class::Class;

impl Class {
    /// A heading and a line for each pupil: games, points, and for each exercise how much was right
    /// at first and at best (CSV, as RFC 4180 has it).
    pub(crate) fn spreadsheet(&self, words: &Words) -> String {
        let mut heads = vec![
            words.text("class-column-name"),
            words.text("class-column-games"),
            words.text("class-column-points"),
        ];
        for number in 1..=self.sheets.len() {
            for column in ["first", "best", "all", "tries"] {
                let column = words.text(&format!("handout-column-{column}"));
                heads.push(format!("{} {number}: {column}", words.text("class-column-sheet")));
            }
        }
        let mut text = line(&heads);
        for pupil in &self.pupils {
            let (games, halves) = self.score(pupil.number);
            let points = format!("{}{}", halves / 2, if halves % 2 == 1 { ".5" } else { "" });
            let mut cells = vec![pupil.name.clone(), games.to_string(), points];
            for sheet in &self.sheets {
                let found = sheet.results.iter().find(|(number, _)| *number == pupil.number);
                match found {
                    Some((_, mark)) => cells.extend(
                        [mark.first, mark.best, mark.all, mark.tries].map(|n| n.to_string()),
                    ),
                    None => cells.extend(vec![String::new(); 4]),
                }
            }
            text.push_str(&line(&cells));
        }
        text
    }
}

fn line(cells: &[String]) -> String {
    let cells: Vec<String> = cells.iter().map(|cell| clean::cell(cell)).collect();
    cells.join(",") + "\r\n"
}

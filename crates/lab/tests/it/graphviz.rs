//! Reads the language of Graphviz, as much of it as is written, by its published grammar
//! (<https://graphviz.org/doc/info/lang.html>).

use std::collections::BTreeSet;

/// A word, a text between quotes, or a sign.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Token {
    Id(String),
    Sign(char),
    Arrow,
}

/// What a graph has.
#[derive(Debug, Default)]
pub(crate) struct Graph {
    /// The nodes that are described.
    pub(crate) nodes: BTreeSet<String>,
    /// The edges between them.
    pub(crate) edges: Vec<(String, String)>,
}

impl Graph {
    /// Reads a directed graph; on a text that is none, says what is left of it.
    pub(crate) fn read(text: &str) -> Result<Self, String> {
        let tokens = tokens(text)?;
        let mut reader = Reader { tokens: &tokens };
        reader.word("digraph")?;
        reader.sign('{')?;
        let mut graph = Self::default();
        while reader.sign('}').is_err() {
            reader.statement(&mut graph)?;
        }
        if reader.tokens.is_empty() { Ok(graph) } else { Err(format!("{:?}", reader.tokens)) }
    }
}

fn tokens(text: &str) -> Result<Vec<Token>, String> {
    let mut tokens = Vec::new();
    let mut letters = text.chars().peekable();
    while let Some(letter) = letters.next() {
        match letter {
            '"' => {
                let mut quoted = String::new();
                loop {
                    match letters.next().ok_or("a quote without an end")? {
                        '"' => break,
                        '\\' => quoted.extend(letters.next()),
                        other => quoted.push(other),
                    }
                }
                tokens.push(Token::Id(quoted));
            }
            '-' if letters.peek() == Some(&'>') => {
                letters.next();
                tokens.push(Token::Arrow);
            }
            sign if "{}[]=;,".contains(sign) => tokens.push(Token::Sign(sign)),
            space if space.is_whitespace() => (),
            first if first.is_alphanumeric() || first == '_' || first == '.' => {
                let mut word = first.to_string();
                while let Some(&next) = letters.peek()
                    && (next.is_alphanumeric() || next == '_' || next == '.')
                {
                    word.push(next);
                    letters.next();
                }
                tokens.push(Token::Id(word));
            }
            other => return Err(format!("{other:?} belongs nowhere")),
        }
    }
    Ok(tokens)
}

struct Reader<'a> {
    tokens: &'a [Token],
}

impl Reader<'_> {
    fn take(&mut self, wanted: &Token) -> Result<(), String> {
        match self.tokens.split_first() {
            Some((first, rest)) if first == wanted => {
                self.tokens = rest;
                Ok(())
            }
            _ => Err(format!("{wanted:?} is missing before {:?}", self.tokens.first())),
        }
    }

    fn sign(&mut self, sign: char) -> Result<(), String> {
        self.take(&Token::Sign(sign))
    }

    fn word(&mut self, word: &str) -> Result<(), String> {
        self.take(&Token::Id(word.to_owned()))
    }

    fn id(&mut self) -> Result<String, String> {
        match self.tokens.split_first() {
            Some((Token::Id(id), rest)) => {
                self.tokens = rest;
                Ok(id.clone())
            }
            _ => Err(format!("a name is missing before {:?}", self.tokens.first())),
        }
    }

    /// `a = b`, `node [..]`, `n0 [..]` or `n0 -> n1 [..]`, each with a semicolon.
    fn statement(&mut self, graph: &mut Graph) -> Result<(), String> {
        let name = self.id()?;
        if self.sign('=').is_ok() {
            self.id()?;
        } else if self.take(&Token::Arrow).is_ok() {
            graph.edges.push((name, self.id()?));
            self.attributes()?;
        } else {
            self.attributes()?;
            if !["node", "edge", "graph"].contains(&&*name) && !graph.nodes.insert(name.clone()) {
                return Err(format!("{name} is described twice"));
            }
        }
        self.sign(';')
    }

    fn attributes(&mut self) -> Result<(), String> {
        self.sign('[')?;
        loop {
            self.id()?;
            self.sign('=')?;
            self.id()?;
            if self.sign(']').is_ok() {
                return Ok(());
            }
            self.sign(',')?;
        }
    }
}

#[test]
fn what_is_no_graph_is_refused() {
    assert!(Graph::read("digraph { a [label=\"x\"]; b [label=y]; a -> b [color=red]; }").is_ok());
    for wrong in ["graph {}", "digraph { a [label=\"x]; }", "digraph { a [label x]; }", "digraph {"]
    {
        assert!(Graph::read(wrong).is_err(), "{wrong}");
    }
}

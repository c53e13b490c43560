//! Which IDs scenes and tests name, and where.

use crate::ids;
use crate::spans::line_of;
use crate::tree::File;

/// One mention of an ID.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mention {
    pub id: String,
    pub path: String,
    pub line: usize,
    /// The scene it stands in.
    pub scene: Option<String>,
}

/// IDs of the headers (`scene ID "title"  rules ID ID`) and of refusals (`may not … | ID`).
pub fn in_scenes(file: &File) -> Vec<Mention> {
    let mut scene = None;
    let mut mentions = Vec::new();
    for (index, line) in file.text.lines().enumerate() {
        let named = match header(line) {
            Some((id, named)) => {
                scene = id;
                named
            }
            None => refusal(line).into_iter().collect(),
        };
        mentions.extend(named.into_iter().map(|id| mention(file, index + 1, &id, scene.clone())));
    }
    mentions
}

/// Any mention counts in a test: its name, its comment, its assertion.
pub fn in_tests(file: &File) -> Vec<Mention> {
    let found = ids::find(&file.text).into_iter();
    found.map(|(at, id)| mention(file, line_of(&file.text, at), id, None)).collect()
}

fn mention(file: &File, line: usize, id: &str, scene: Option<String>) -> Mention {
    Mention { id: id.to_owned(), path: file.path.clone(), line, scene }
}

/// The scene's own ID, where it has one, and all IDs of the line. Everything outside the title
/// must be an ID, so that a slip is found.
fn header(line: &str) -> Option<(Option<String>, Vec<String>)> {
    let rest = line.strip_prefix("scene")?;
    rest.starts_with([' ', '\t', '"']).then_some(())?;
    let (before, after) = match rest.split_once('"') {
        Some((before, title)) => (before, title.split_once('"').map_or("", |(_, after)| after)),
        None => (rest, ""),
    };
    let id = before.split_whitespace().next().map(str::to_owned);
    let after = uncommented(after).split([' ', '\t', ',']).filter(|word| !word.is_empty() && *word != "rules");
    let named = id.iter().cloned().chain(after.map(str::to_owned)).collect();
    Some((id, named))
}

fn refusal(line: &str) -> Option<String> {
    let line = uncommented(line);
    let (_, refused) = line.split_once(" may not ")?;
    let (_, id) = refused.rsplit_once('|')?;
    Some(id.trim().to_owned())
}

fn uncommented(line: &str) -> &str {
    line.split_once('#').map_or(line, |(line, _)| line)
}

#[cfg(test)]
mod tests {
    use super::*;

    const SCENE: &str = "\
scene SR-E20 \"Scrap #2: one for each\"      rules SR-N9 SR-K1   # SR-Z9 is no mention
  ann hand     Scout, Viper        # SR-Z8 neither
when
  ann: scrap Viper from hand
then
  ann may not  use Brain World | SR-A2   # once a turn
  ann may      end turn
scene \"without an ID\"
  ann may not  fly | TB-2
";

    #[test]
    fn headers_and_refusals_name_rules() {
        let found = in_scenes(&File::new("a.scene", SCENE));
        let found: Vec<(&str, usize, Option<&str>)> =
            found.iter().map(|m| (m.id.as_str(), m.line, m.scene.as_deref())).collect();
        let expected = [
            ("SR-E20", 1, Some("SR-E20")),
            ("SR-N9", 1, Some("SR-E20")),
            ("SR-K1", 1, Some("SR-E20")),
            ("SR-A2", 6, Some("SR-E20")),
            ("TB-2", 9, None),
        ];
        assert_eq!(found, expected);
    }

    #[test]
    fn a_test_names_rules_anywhere() {
        let file = File::new("laws.rs", "// SR-I1\n#[test]\nfn f() { refused(\"SR-X5\"); }\n");
        let found: Vec<(String, usize)> = in_tests(&file).into_iter().map(|m| (m.id, m.line)).collect();
        assert_eq!(found, [("SR-I1".to_owned(), 1), ("SR-X5".to_owned(), 3)]);
    }
}

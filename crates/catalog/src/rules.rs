//! Finding one rule in a game's RULES.md.

use kernel::rule::SHARED;

/// The text of a rule (or decision, ruling, example, invariant) with this ID, as one piece; its
/// case does not matter. `None` where nothing of this ID is defined.
///
/// ```
/// let rules = "- **TR-1** Go one\n  or two.\n- **TR-2** Stop.\n";
/// assert_eq!(catalog::rule_text(rules, "tr-1").as_deref(), Some("TR-1 Go one or two."));
/// assert_eq!(catalog::rule_text(rules, "TR-3"), None);
/// assert_eq!(catalog::rule_text(rules, "TB-3").as_deref(), Some("TB-3 In every game: the game is over."));
/// ```
pub fn rule_text(rules: &str, id: &str) -> Option<String> {
    own_text(rules, id).or_else(|| shared_text(id))
}

/// A rule that all games share.
fn shared_text(id: &str) -> Option<String> {
    let (rule, words) = SHARED.iter().find(|(rule, _)| rule.to_string().eq_ignore_ascii_case(id))?;
    Some(format!("{rule} In every game: {words}."))
}

fn own_text(rules: &str, id: &str) -> Option<String> {
    let mut lines = rules.lines().skip_while(|line| !defines(line, id));
    let first = lines.next()?;
    let rest = lines.take_while(|line| line.starts_with(' ') && !begins_item(line));
    let cells = first.trim().trim_matches('|').replace(" | ", ": ");
    let words = cells.trim_start_matches(['-', '*', ' ']).replace("**", "");
    let pieces: Vec<String> = std::iter::once(words).chain(rest.map(|line| line.trim().replace("**", ""))).collect();
    Some(pieces.join(" ").split_whitespace().collect::<Vec<_>>().join(" "))
}

/// Whether the line is `- **ID …`, `| ID |` or `| **ID** |`.
fn defines(line: &str, id: &str) -> bool {
    let line = line.trim_start();
    let Some(item) = line.strip_prefix("- ").or(line.strip_prefix("* ")).or(line.strip_prefix('|')) else {
        return false;
    };
    let item = item.trim_start().trim_start_matches('*');
    let head = item.split(|c: char| !c.is_ascii_alphanumeric() && c != '-').next().unwrap_or_default();
    head.eq_ignore_ascii_case(id)
}

fn begins_item(line: &str) -> bool {
    let line = line.trim_start();
    line.starts_with("- **") || line.starts_with("* **") || line.starts_with('#') || line.starts_with('|')
}

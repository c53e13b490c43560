//! The browser's types of a game's view and events, generated from the Rust ones.

use kernel::{Game, Redact};
use std::path::Path;
use ts_rs::{Config, TS, TypeVisitor};

/// What viewers are told of a game's events.
type Told<G> = <<G as Game>::Event as Redact>::Shown;

/// Compares `web/src/generated/GAME.ts` with the game's view and events; `STARBOARD_WRITE=1` writes it anew.
///
/// # Errors
/// What to run where the file has drifted, or why it cannot be written.
pub fn check<G: Game>(crate_folder: &str) -> Result<(), String>
where
    G::View: TS,
    Told<G>: TS,
{
    check_with_content::<G, ()>(crate_folder)
}

/// The same with what clients read of the content file.
///
/// # Errors
/// As [`check`].
pub fn check_with_content<G: Game, C: TS + 'static>(crate_folder: &str) -> Result<(), String>
where
    G::View: TS,
    Told<G>: TS,
{
    let file = Path::new(crate_folder).join(format!("../../web/src/generated/{}.ts", G::ID));
    let text = typescript::<G, C>();
    if std::env::var_os("STARBOARD_WRITE").is_some() {
        std::fs::write(&file, &text).map_err(|error| format!("{}: {error}", file.display()))?;
    }
    let kept = std::fs::read_to_string(&file).map_err(|error| format!("{}: {error}", file.display()))?;
    let drifted =
        format!("web/src/generated/{0}.ts has drifted: STARBOARD_WRITE=1 cargo test -p starboard-{0} types", G::ID);
    if kept == text { Ok(()) } else { Err(drifted) }
}

/// The declarations of a game's `View`, of what is `Told`, and of everything in them.
fn typescript<G: Game, C: TS + 'static>() -> String
where
    G::View: TS,
    Told<G>: TS,
{
    let mut found = Declarations::default();
    found.visit::<G::View>();
    found.visit::<Told<G>>();
    found.visit::<C>();
    <Told<G> as TS>::visit_generics(&mut found);
    let told = <Told<G> as TS>::name(&found.config);
    if told != "Told" {
        found.texts.push(("Told".to_owned(), format!("type Told = {told};")));
    }
    // The order in which a type names its dependencies differs from build to build.
    found.texts.sort();
    let mut text = format!(
        "// Generated from crates/{0}/src/view and event: do not edit. STARBOARD_WRITE=1 cargo test -p starboard-{0} types\n\
         // tidy: table\n",
        G::ID
    );
    for (_, declaration) in &found.texts {
        text.push_str("\nexport ");
        text.push_str(&declaration.replace(" \n", "\n"));
        text.push('\n');
    }
    text
}

#[derive(Default)]
struct Declarations {
    config: Config,
    /// Each with its name.
    texts: Vec<(String, String)>,
}

impl TypeVisitor for Declarations {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        let name = T::ident(&self.config);
        if T::output_path().is_none() || self.texts.iter().any(|(known, _)| *known == name) {
            return;
        }
        self.texts.push((name, T::decl(&self.config)));
        T::visit_dependencies(self);
    }
}

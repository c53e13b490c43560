//! `starboard scene`: runs scene files from anywhere.

use crate::house;
use crate::output::{Done, Stop, count, say};
use catalog::{Visit, edition};
use evaluation::Evaluate;
use kernel::{ContentError, Entry, Options};
use std::path::PathBuf;
use testkit::scene::{self, Failure, Played, Scene};

#[derive(Debug, clap::Args)]
pub struct Args {
    /// Scene files
    #[arg(required_unless_present = "words", value_name = "FILE")]
    files: Vec<PathBuf>,
    /// A content file instead of the built-in one
    #[arg(long, value_name = "FILE")]
    content: Option<PathBuf>,
    /// Print the words scenes of this game can use
    #[arg(long, value_name = "GAME", conflicts_with = "files")]
    words: Option<String>,
}

pub fn run(args: &Args) -> Done {
    if let Some(game) = &args.words {
        // The largest state plays every format.
        let most = house::listed(game)?.players[1];
        return say(&house::visit(game, &Options::new("", most), Words)?);
    }
    let content = house::ContentFile::read(args.content.as_ref())?;
    let (mut passed, mut failures) = (0, 0);
    for path in &args.files {
        for played in run_file(path, house::ContentFile::file(&content)) {
            match played {
                Ok(_) => passed += 1,
                Err(failure) => {
                    failures += 1;
                    say(&format!("{failure}\n"))?;
                }
            }
        }
    }
    say(&format!("{} held, {failures} failed\n", count(passed, "scene")))?;
    if failures == 0 { Ok(()) } else { Err(Stop::Failed(String::new())) }
}

fn run_file(path: &std::path::Path, content: Option<catalog::File<'_>>) -> Vec<Played> {
    let name = path.display().to_string();
    let text = match scene::read_file(path) {
        Ok(text) => text,
        Err(what) => return vec![Err(Box::new(Failure::of_file(&name, what)))],
    };
    let scenes = scene::read(&name, &text).into_iter();
    scenes
        .map(|read| match read {
            Ok(scene) => run_scene(&scene, content),
            Err(error) => Err(Box::new(error.into())),
        })
        .collect()
}

fn run_scene(scene: &Scene, content: Option<catalog::File<'_>>) -> Played {
    let Some(game) = house::game_of(scene) else {
        let games = catalog::IDS.join(", ");
        let what = format!("no game is known by {:?}, expected a line `game ID` with one of {games}", scene.prefix());
        return Err(Failure::of_scene(scene, what));
    };
    let formats = match house::listed(game) {
        Ok(listed) => listed.all_formats,
        Err(error) => return Err(Failure::of_scene(scene, error.to_string())),
    };
    let played = house::visit(game, &scene.options(formats), Running { scene, content });
    match played {
        Ok(Ok(played)) => played,
        Ok(Err(error)) => Err(Failure::of_scene(scene, error.to_string())),
        Err(error) => Err(Failure::of_scene(scene, error.to_string())),
    }
}

struct Running<'a> {
    scene: &'a Scene,
    content: Option<catalog::File<'a>>,
}

impl Visit for Running<'_> {
    type Out = Result<Played, ContentError>;
    fn visit<G: Entry + Evaluate>(self) -> Self::Out {
        Ok(scene::run_scene::<G>(self.scene, edition::<G>(self.content)?))
    }
}

struct Words;

impl Visit for Words {
    type Out = String;
    fn visit<G: Entry + Evaluate>(self) -> String {
        scene::words::<G>()
    }
}

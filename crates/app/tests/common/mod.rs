//! Running the binary.

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};

/// What a run came to.
#[derive(Debug)]
pub struct Ran {
    pub code: i32,
    pub out: String,
    pub err: String,
}

/// Runs `starboard` with these arguments and this input.
pub fn starboard(args: &[&str], input: &str) -> Ran {
    starboard_at(args, input, &scratch("home"))
}

/// The same with the user's data in this folder.
pub fn starboard_at(args: &[&str], input: &str, data: &std::path::Path) -> Ran {
    let mut command = Command::new(env!("CARGO_BIN_EXE_starboard"));
    command.args(args).env("XDG_DATA_HOME", data).env("NO_COLOR", "1").current_dir(scratch("cwd"));
    let command = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("the binary was built for this test");
    let mut stdin = child.stdin.take().expect("stdin is piped");
    let input = input.to_owned();
    // A run that ends early does not read all of it.
    let writer = std::thread::spawn(move || _ = stdin.write_all(input.as_bytes()));
    let output = child.wait_with_output().expect("the run ends");
    writer.join().expect("writing does not panic");
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("output is UTF-8");
    Ran { code: output.status.code().unwrap_or(-1), out: text(output.stdout), err: text(output.stderr) }
}

/// The JSON document of a run that must go well.
pub fn json(args: &[&str]) -> serde_json::Value {
    let ran = starboard(args, "");
    assert_eq!(ran.code, 0, "{args:?}: {ran:?}");
    serde_json::from_str(&ran.out).unwrap_or_else(|error| panic!("{args:?}: {error}: {}", ran.out))
}

/// A folder of this test's own.
pub fn scratch(name: &str) -> PathBuf {
    let dir = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::create_dir_all(&dir).expect("the test folder can be written");
    dir
}

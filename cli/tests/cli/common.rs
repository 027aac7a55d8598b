//! The binary, run as a person or a script would.

use serde_json::Value;
use std::{
    io::{BufRead, BufReader, Write},
    path::PathBuf,
    process::{Child, ChildStdin, ChildStdout, Command, Output, Stdio},
};

pub(crate) fn freebooter(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_freebooter"));
    command.args(args).env_remove("RUST_BACKTRACE").env("LC_ALL", "C.UTF-8");
    command
}

/// Runs to the end with this input.
pub(crate) fn run(args: &[&str], input: &str) -> Output {
    let mut child = freebooter(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary starts");
    let mut stdin = child.stdin.take().expect("its input is a pipe");
    let text = input.to_owned();
    let writer = std::thread::spawn(move || stdin.write_all(text.as_bytes()));
    let output = child.wait_with_output().expect("it ends");
    // A program that has read enough may close its input early.
    drop(writer.join());
    output
}

pub(crate) fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("the program writes UTF-8")
}

/// A file of this test's own.
pub(crate) fn scratch(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR"));
    folder.join(format!("{}-{name}", std::process::id()))
}

/// A running engine.
pub(crate) struct Engine {
    child: Child,
    input: Option<ChildStdin>,
    output: BufReader<ChildStdout>,
}

impl Engine {
    pub(crate) fn start() -> Self {
        let mut child = freebooter(&["engine"])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the engine starts");
        let input = child.stdin.take();
        let output = BufReader::new(child.stdout.take().expect("its output is a pipe"));
        Self { child, input, output }
    }

    /// Sends a line as it is and reads the answer.
    pub(crate) fn line(&mut self, line: &[u8]) -> Value {
        let input = self.input.as_mut().expect("the engine is open");
        input.write_all(line).expect("the engine reads");
        input.write_all(b"\n").expect("the engine reads");
        let mut answer = String::new();
        self.output.read_line(&mut answer).expect("the engine answers");
        serde_json::from_str(&answer).expect("an answer is JSON")
    }

    pub(crate) fn ask(&mut self, request: &Value) -> Value {
        self.line(request.to_string().as_bytes())
    }

    /// The `ok` of an answer.
    pub(crate) fn ok(&mut self, request: &Value) -> Value {
        let answer = self.ask(request);
        assert!(answer.get("ok").is_some(), "{request} was answered with {answer}");
        answer["ok"].clone()
    }

    /// The kind of the error, which must be one.
    pub(crate) fn err(&mut self, request: &Value) -> Value {
        let answer = self.ask(request);
        assert!(answer.get("err").is_some(), "{request} was answered with {answer}");
        let error = &answer["err"];
        assert!(error["message"].as_str().is_some_and(|message| !message.is_empty()), "{answer}");
        error.clone()
    }

    /// Closes its input; gives the exit status.
    pub(crate) fn close(mut self) -> std::process::ExitStatus {
        drop(self.input.take());
        self.child.wait().expect("the engine ends")
    }
}

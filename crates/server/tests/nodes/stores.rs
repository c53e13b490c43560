//! What every store must do, asked of each.

use crate::common::Folder;
use crate::scratch::Scratch;
use server::store::{
    Append, AskedMail, ChatRow, NoticeRow, PersonRow, Postgres, RatingRow, ReportRow, ResultRow, SessionKind,
    SessionRow, Sqlite, Status, Store, StoreError, StoreWrite, TableRow,
};
use std::time::Duration;

/// SQLite, and Postgres where it can be had.
async fn each(test: &'static str) -> (Vec<Box<dyn Store>>, Folder, Option<Scratch>) {
    let folder = Folder::new();
    let mut stores: Vec<Box<dyn Store>> = vec![Box::new(Sqlite::open(&folder.file()).await.unwrap())];
    let scratch = Scratch::start().await;
    if let Some(scratch) = &scratch {
        let url = scratch.database(test).await;
        stores.push(Box::new(Postgres::open(&url, "node", Duration::from_secs(3)).await.unwrap()));
    }
    (stores, folder, scratch)
}

fn append(table: &str, seq: u32) -> StoreWrite {
    StoreWrite::Append(Append { table: table.into(), seq, at: i64::from(seq), entry: format!("{table}{seq}") })
}

async fn entries(store: &dyn Store, table: &str) -> Vec<String> {
    store.log(table).await.unwrap().into_iter().map(|logged| logged.entry).collect()
}

fn table(id: &str, status: Status, made: i64) -> TableRow {
    TableRow {
        id: id.to_owned(),
        game: "toy".to_owned(),
        status,
        public: true,
        host: "ann".to_owned(),
        made,
        deadline: made * 10,
        summary: "{}".to_owned(),
    }
}

fn person(id: &str, account: Option<&str>) -> StoreWrite {
    let account = account.map(str::to_owned);
    StoreWrite::Person(PersonRow { id: id.to_owned(), name: id.to_owned(), account, ..PersonRow::default() })
}

#[tokio::test(flavor = "multi_thread")]
async fn stores_agree() {
    let (stores, _folder, _scratch) = each("agree").await;
    for store in &stores {
        logs(store.as_ref()).await;
        tables(store.as_ref()).await;
        people(store.as_ref()).await;
        rest(store.as_ref()).await;
    }
}

async fn logs(store: &dyn Store) {
    store.write(vec![append("a", 0), append("a", 1)]).await.unwrap();
    store.write(vec![append("b", 0)]).await.unwrap();
    assert_eq!(store.write(vec![append("a", 1)]).await, Err(StoreError::Taken));
    assert_eq!(store.write(vec![append("a", 3)]).await, Err(StoreError::Taken), "a log has no gaps");
    assert_eq!(store.write(vec![append("a", 2), append("a", 1)]).await, Err(StoreError::Taken));
    assert_eq!(store.write(vec![append("a", 0)]).await, Err(StoreError::Taken), "a table is opened once");
    let value = || StoreWrite::Value { name: "beside".to_owned(), value: "x".to_owned() };
    assert_eq!(store.write(vec![value(), append("a", 1)]).await, Err(StoreError::Taken));
    assert_eq!(store.value("beside").await.unwrap(), None, "a group is kept whole or not at all");
    store.write(vec![value(), append("a", 2)]).await.unwrap();
    assert_eq!(store.value("beside").await.unwrap().as_deref(), Some("x"));
    assert_eq!(entries(store, "a").await, ["a0", "a1", "a2"]);
    assert_eq!(entries(store, "b").await, ["b0"]);
    assert!(entries(store, "nobody").await.is_empty());
    assert!(entries(store, "no\0body").await.is_empty());
    let (mine, theirs) = (store.write(vec![append("b", 1)]), store.write(vec![append("b", 1)]));
    let (mine, theirs) = tokio::join!(mine, theirs);
    assert!(mine.is_ok() != theirs.is_ok(), "{mine:?} {theirs:?}");
    let many = (0..100).map(|n| async move {
        let id = format!("many{n}");
        store.write(vec![append(&id, 0)]).await.unwrap();
        for seq in 1..5 {
            store.write(vec![append(&id, seq)]).await.unwrap();
        }
        assert_eq!(entries(store, &id).await.len(), 5);
    });
    futures_util::future::join_all(many).await;
}

async fn tables(store: &dyn Store) {
    for (id, status, made) in [("t1", Status::Open, 1), ("t2", Status::Playing, 2), ("t3", Status::Open, 3)] {
        let member = StoreWrite::Member { person: "ann".to_owned(), table: id.to_owned() };
        store
            .write(vec![append(id, 0), StoreWrite::Table(table(id, status, made)), member.clone(), member])
            .await
            .unwrap();
    }
    let ids = |rows: Vec<TableRow>| rows.into_iter().map(|row| row.id).collect::<Vec<_>>();
    assert_eq!(ids(store.lobby(Status::Open, i64::MAX, 10).await.unwrap()), ["t3", "t1"]);
    assert_eq!(ids(store.lobby(Status::Open, 3, 10).await.unwrap()), ["t1"]);
    assert_eq!(ids(store.tables_of("ann", i64::MAX, 2).await.unwrap()), ["t3", "t2"]);
    assert_eq!(store.tables_in(Status::Open).await.unwrap(), ["t1", "t3"]);
    assert_eq!(store.open_tables_by("ann").await.unwrap(), 3);
    assert_eq!(store.overdue(19).await.unwrap(), Vec::<String>::new());
    assert_eq!(store.overdue(20).await.unwrap(), ["t2"]);
    store.write(vec![StoreWrite::Table(table("t2", Status::Finished, 2))]).await.unwrap();
    assert_eq!(store.table("t2").await.unwrap().unwrap().status, Status::Finished);
    assert!(store.table("t9").await.unwrap().is_none());
    store.write(vec![StoreWrite::Prune { status: Status::Open, before: 2 }]).await.unwrap();
    assert_eq!(store.tables_in(Status::Open).await.unwrap(), ["t3"]);
    assert!(entries(store, "t1").await.is_empty() && entries(store, "t3").await.len() == 1);
}

async fn people(store: &dyn Store) {
    store.write(vec![person("ann", Some("Ann")), person("bob", None), person("eve", None)]).await.unwrap();
    assert_eq!(store.account("aNN").await.unwrap().unwrap().id, "ann");
    assert!(store.account("nul\0").await.unwrap().is_none());
    assert_eq!(store.write(vec![person("bob", Some("ANN"))]).await, Err(StoreError::Taken));
    assert_eq!(store.write(vec![account("bob", "ANN")]).await, Err(StoreError::Taken));
    assert_eq!(store.person("bob").await.unwrap().unwrap().account, None);
    changes(store).await;
    let session = |hash: &str, ends| {
        let (hash, person, label) = (hash.to_owned(), "ann".to_owned(), String::new());
        StoreWrite::Session(SessionRow { hash, person, kind: SessionKind::Token, label, made: ends, ends })
    };
    store.write(vec![session("h1", 10), session("h2", 20)]).await.unwrap();
    assert!(store.session("h1", 10).await.unwrap().is_none());
    assert_eq!(store.session("h2", 10).await.unwrap().unwrap().kind, SessionKind::Token);
    assert_eq!(store.sessions("ann").await.unwrap().len(), 2);
    store.write(vec![StoreWrite::EndSession("h1".to_owned())]).await.unwrap();
    let block = |on| StoreWrite::Block { person: "ann".to_owned(), other: "eve".to_owned(), on };
    store.write(vec![block(true), block(true)]).await.unwrap();
    assert_eq!(store.blocks("ann").await.unwrap(), ["eve"]);
    store.write(vec![block(false)]).await.unwrap();
    assert!(store.blocks("ann").await.unwrap().is_empty());
    let rating = |table: &str, at, rating| {
        let (person, game, table) = ("ann".to_owned(), "toy".to_owned(), table.to_owned());
        StoreWrite::Rating(RatingRow { person, game, table, at, rating, deviation: 1.0, volatility: 0.5 })
    };
    store.write(vec![rating("t1", 1, 1500.0), rating("t2", 2, 1510.5), rating("t2", 3, 9.0)]).await.unwrap();
    let ratings = store.ratings("ann", "toy", 5).await.unwrap();
    assert_eq!(ratings.iter().map(|row| row.rating).collect::<Vec<_>>(), [1510.5, 1500.0]);
    let line = |n: u32| ChatRow {
        table: "t1".to_owned(),
        n,
        at: i64::from(n),
        person: "ann".to_owned(),
        name: "Ann".to_owned(),
        team: String::new(),
        text: "hello".to_owned(),
    };
    store.write(vec![StoreWrite::Chat(line(1)), StoreWrite::Chat(line(2))]).await.unwrap();
    assert_eq!(store.write(vec![StoreWrite::Chat(line(2))]).await, Err(StoreError::Taken));
    assert_eq!(store.chat("t1", 2).await.unwrap().len(), 1);
    assert_eq!(store.chat_by("ann").await.unwrap().len(), 2);
    store.write(vec![StoreWrite::PruneChat { before: 2 }]).await.unwrap();
    assert_eq!(store.chat("t1", 0).await.unwrap().len(), 1);
    store.write(vec![StoreWrite::Forget { person: "ann".to_owned() }]).await.unwrap();
    assert!(store.person("ann").await.unwrap().is_none() && store.sessions("ann").await.unwrap().is_empty());
    assert_eq!(store.chat("t1", 0).await.unwrap()[0].text, "");
}

fn account(person: &str, name: &str) -> StoreWrite {
    StoreWrite::Account { person: person.to_owned(), account: name.to_owned(), password: format!("hash of {name}") }
}

/// A change is of one column, of somebody who is there, and only if all of its group is.
async fn changes(store: &dyn Store) {
    let bob = || "bob".to_owned();
    let name = |person: &str, name: &str| StoreWrite::Name { person: person.to_owned(), name: name.to_owned() };
    let settings = StoreWrite::Settings { person: bob(), settings: "{\"muted\":[]}".to_owned() };
    let (one, two, three) = tokio::join!(
        store.write(vec![name("bob", "Robert")]),
        store.write(vec![settings]),
        store.write(vec![account("bob", "bobby")])
    );
    assert_eq!((one, two, three), (Ok(()), Ok(()), Ok(())));
    let row = store.person("bob").await.unwrap().unwrap();
    assert_eq!((row.name.as_str(), row.settings.as_str()), ("Robert", "{\"muted\":[]}"));
    assert_eq!((row.account.as_deref(), row.password.as_deref()), (Some("bobby"), Some("hash of bobby")));
    assert_eq!(store.write(vec![name("nobody", "x")]).await, Err(StoreError::Changed));
    assert_eq!(store.write(vec![account("nobody", "nobody")]).await, Err(StoreError::Changed));
    assert!(store.person("nobody").await.unwrap().is_none());
    let if_password =
        |password: Option<&str>| StoreWrite::IfPassword { person: bob(), password: password.map(str::to_owned) };
    for wrong in [None, Some("hash of ann")] {
        assert_eq!(store.write(vec![if_password(wrong), name("bob", "x")]).await, Err(StoreError::Changed));
    }
    assert_eq!(
        store.write(vec![name("bob", "x"), StoreWrite::IfSession("none".to_owned())]).await,
        Err(StoreError::Changed)
    );
    assert_eq!(store.person("bob").await.unwrap().unwrap().name, "Robert");
    store.write(vec![if_password(Some("hash of bobby")), name("bob", "bob")]).await.unwrap();
    let guest = StoreWrite::IfPassword { person: "eve".to_owned(), password: None };
    store.write(vec![guest, name("eve", "Eve")]).await.unwrap();
    mails(store).await;
    ends(store).await;
}

async fn mails(store: &dyn Store) {
    let ask = |address: &str, code: &str, until| {
        let asked = AskedMail { address: address.to_owned(), code: code.to_owned(), until };
        StoreWrite::AskMail { person: "bob".to_owned(), asked: Some(asked) }
    };
    let confirm = |code: &str, now| StoreWrite::ConfirmMail { person: "bob".to_owned(), code: code.to_owned(), now };
    store.write(vec![ask("a@x", "one", 10)]).await.unwrap();
    assert_eq!(store.write(vec![confirm("two", 5)]).await, Err(StoreError::Changed));
    assert_eq!(store.write(vec![confirm("one", 10)]).await, Err(StoreError::Changed), "too late");
    let row = store.person("bob").await.unwrap().unwrap();
    assert_eq!((row.mail, row.mail_asked.as_deref()), (None, Some("a@x")));
    store.write(vec![confirm("one", 9)]).await.unwrap();
    assert_eq!(store.person("bob").await.unwrap().unwrap().mail.as_deref(), Some("a@x"));
    assert_eq!(store.write(vec![confirm("one", 9)]).await, Err(StoreError::Changed), "a code is good once");
    store.write(vec![ask("b@x", "two", 10)]).await.unwrap();
    assert_eq!(store.person("bob").await.unwrap().unwrap().mail, None);
    store.write(vec![StoreWrite::AskMail { person: "bob".to_owned(), asked: None }]).await.unwrap();
    assert_eq!(store.person("bob").await.unwrap().unwrap().mail_asked, None);
}

async fn ends(store: &dyn Store) {
    let session = |hash: &str, kind| {
        let (hash, person, label) = (hash.to_owned(), "bob".to_owned(), String::new());
        StoreWrite::Session(SessionRow { hash, person, kind, label, made: 1, ends: 100 })
    };
    let kinds = [
        ("s1", SessionKind::Session),
        ("s2", SessionKind::Session),
        ("k", SessionKind::Key),
        ("t", SessionKind::Token),
    ];
    store.write(kinds.map(|(hash, kind)| session(hash, kind)).to_vec()).await.unwrap();
    let left = || async {
        let mut left: Vec<String> = store.sessions("bob").await.unwrap().into_iter().map(|row| row.hash).collect();
        left.sort();
        left
    };
    let end = |and_keys| StoreWrite::EndOthers { person: "bob".to_owned(), but: "s1".to_owned(), and_keys };
    store.write(vec![end(false)]).await.unwrap();
    assert_eq!(left().await, ["k", "s1", "t"]);
    store.write(vec![end(true)]).await.unwrap();
    assert_eq!(left().await, ["s1"]);
}

async fn rest(store: &dyn Store) {
    store.ready().await.unwrap();
    let value = |value: &str| ("once".to_owned(), value.to_owned());
    for text in ["first", "second"] {
        let (name, value) = value(text);
        store.write(vec![StoreWrite::FirstValue { name, value }]).await.unwrap();
    }
    assert_eq!(store.value("once").await.unwrap().as_deref(), Some("first"));
    let result = |place| {
        let (table, person, game) = ("t1".to_owned(), "bob".to_owned(), "toy".to_owned());
        StoreWrite::Result(ResultRow { table, seat: 1, person, game, place, players: 2, at: 5, rated: true })
    };
    store.write(vec![result(1), result(2)]).await.unwrap();
    let results = store.results("bob", 5).await.unwrap();
    assert_eq!(results.iter().map(|row| (row.seat, row.place, row.rated)).collect::<Vec<_>>(), [(1, 1, true)]);
    let report = |words: &str| {
        let (by, person, table) = ("bob".to_owned(), "eve".to_owned(), "t1".to_owned());
        StoreWrite::Report(ReportRow { id: words.len().to_string(), by, person, table, words: words.to_owned(), at: 1 })
    };
    store.write(vec![report("rude"), report("nul\0 too")]).await.unwrap();
    let notice = |id: &str, made| {
        let (id, person, way) = (id.to_owned(), "bob".to_owned(), "mail".to_owned());
        StoreWrite::Notice(NoticeRow { id, person, way, address: "a".to_owned(), text: "t".to_owned(), made })
    };
    store.write(vec![notice("n2", 2), notice("n1", 1)]).await.unwrap();
    let outbox = store.outbox(10).await.unwrap();
    assert_eq!(outbox.iter().map(|row| row.id.as_str()).collect::<Vec<_>>(), ["n1", "n2"]);
    store
        .write(vec![StoreWrite::NoticeDone { id: "n1".to_owned() }, StoreWrite::NoticeDone { id: "n2".to_owned() }])
        .await
        .unwrap();
    assert!(store.outbox(10).await.unwrap().is_empty());
}

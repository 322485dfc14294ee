//! Exercises that are handed out to a class.

use axum::{
    Router,
    body::Body,
    http::{Request, header},
};
use serde_json::{Value, json};

use crate::support::server::{ask, get, post, quiet, text, value};

/// The tree of the textbooks, with the right answers.
const TREE: &str = "((3 12 8) (2 4 6) (14 5 2))";
const RIGHT: &str = "A=3 B=3 C=2 D=2 A=[3,inf] B=[-inf,3] C=[3,2] D=[3,2] xC2 xC3";

fn from(cookie: &str, mut request: Request<Body>) -> Request<Body> {
    request.headers_mut().insert(header::COOKIE, cookie.parse().expect("a cookie"));
    request
}

/// Hands the tree out; tells the cookie of the teacher and the path of the sheet.
async fn handed_out(router: &Router) -> (String, String) {
    let answer = ask(router, post("/api/handouts", &json!({ "tree": TREE }))).await;
    assert_eq!(answer.status(), 201);
    let cookie = answer.headers()[header::SET_COOKIE].to_str().expect("a cookie is text");
    let cookie = cookie.split(';').next().expect("a cookie has a value").to_owned();
    let shown = value(answer).await;
    let number = shown["number"].as_u64().expect("a number");
    assert!((1000..=9999).contains(&number) && shown["is_mine"] == true, "{shown}");
    (cookie, format!("/api/handouts/{number}"))
}

/// A learner's answers, checked.
async fn answered(router: &Router, sheet: &str, name: &str, answers: &str, looked: bool) -> Value {
    let sent = json!({ "name": name, "answers": answers, "looked": looked });
    let answer = ask(router, post(&format!("{sheet}/answers"), &sent)).await;
    assert_eq!(answer.status(), 200, "{name}");
    value(answer).await
}

#[tokio::test]
async fn the_teacher_has_the_results_as_a_spreadsheet_and_no_one_else() {
    let (router, _folder) = quiet().await;
    let (teacher, sheet) = handed_out(&router).await;
    let checked = answered(&router, &sheet, "Ada", "A=3", false).await;
    let all = checked["remarks"].as_array().expect("remarks").len();
    answered(&router, &sheet, "Ada", "A=3 B=3 C=2", false).await;
    let right = answered(&router, &sheet, "=Blaise, \"B\"", RIGHT, false).await;
    let best = right["remarks"].as_array().expect("remarks");
    let best = best.iter().filter(|remark| remark["right"] == true).count();
    let csv = text(ask(&router, from(&teacher, get(&format!("{sheet}/results")))).await).await;
    let lines: Vec<&str> = csv.split("\r\n").collect();
    assert_eq!(lines[0], "name,right at first,right at best,of,tries,solution seen");
    assert_eq!(lines[1], format!("Ada,1,3,{all},2,no"));
    // What a spreadsheet would take for a formula is text, and a quotation mark is doubled.
    assert!(lines[2].starts_with('"') && lines[2].contains("\"\"B\"\""), "{csv}");
    assert!(!lines[2].starts_with("\"="), "{csv}");
    assert!(lines[2].ends_with(&format!(",{best},{best},{all},1,no")), "{csv}");
    assert_eq!(ask(&router, get(&format!("{sheet}/results"))).await.status(), 403);
    let seen = value(ask(&router, get(&sheet)).await).await;
    assert_eq!((&seen["is_mine"], &seen["results"]), (&json!(false), &json!([])));
}

#[tokio::test]
async fn what_comes_after_the_solution_does_not_count() {
    let (router, _folder) = quiet().await;
    let (teacher, sheet) = handed_out(&router).await;
    answered(&router, &sheet, "Ada", "A=3", true).await;
    answered(&router, &sheet, "Ada", RIGHT, false).await;
    let shown = value(ask(&router, from(&teacher, get(&sheet))).await).await;
    let result = &shown["results"][0];
    let told = [&result["first"], &result["best"], &result["tries"], &result["looked"]];
    assert_eq!(told, [&json!(1), &json!(1), &json!(1), &json!(true)], "{shown}");
}

#[tokio::test]
async fn a_sheet_is_the_same_for_everybody() {
    let (router, _folder) = quiet().await;
    let drawn = json!({ "depth": 2, "width": 3, "kind": "minimax" });
    let shown = value(ask(&router, post("/api/handouts", &drawn)).await).await;
    let exercise = &shown["exercise"];
    assert!(exercise["tree"].is_string() && exercise["seed"].is_number(), "{shown}");
    assert_eq!(exercise["kind"], "minimax");
    let path = format!("/api/handouts/{}", shown["number"]);
    assert_eq!(value(ask(&router, get(&path)).await).await["exercise"], *exercise);
}

#[tokio::test]
async fn a_name_is_needed_and_a_number_that_is_there() {
    let (router, _folder) = quiet().await;
    let (_, sheet) = handed_out(&router).await;
    let nameless = json!({ "name": " \t", "answers": "A=3", "looked": false });
    let answer = ask(&router, post(&format!("{sheet}/answers"), &nameless)).await;
    assert_eq!(answer.status(), 422);
    assert_eq!(value(answer).await["field"], "name");
    let wrong = json!({ "name": "Ada", "answers": "nonsense", "looked": false });
    assert_eq!(ask(&router, post(&format!("{sheet}/answers"), &wrong)).await.status(), 422);
    assert_eq!(ask(&router, get("/api/handouts/1")).await.status(), 404);
    assert_eq!(ask(&router, get("/api/handouts/x")).await.status(), 400);
}

#[tokio::test]
async fn sheets_are_listed_for_the_teacher_and_cleared_by_no_one_else() {
    let (router, _folder) = quiet().await;
    let (teacher, sheet) = handed_out(&router).await;
    answered(&router, &sheet, "Ada", "A=3", false).await;
    let listed = value(ask(&router, from(&teacher, get("/api/handouts"))).await).await;
    assert_eq!(format!("/api/handouts/{}", listed[0]["number"]), sheet);
    assert_eq!(listed[0]["learners"], 1);
    assert_eq!(value(ask(&router, get("/api/handouts")).await).await, json!([]));
    let clear = || post(&format!("{sheet}/clear"), &json!({}));
    assert_eq!(ask(&router, clear()).await.status(), 403);
    assert_eq!(ask(&router, from(&teacher, clear())).await.status(), 200);
    assert_eq!(ask(&router, from(&teacher, get(&sheet))).await.status(), 404);
}

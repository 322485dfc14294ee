//! Where the server listens.

use rules::Speak as _;
use web::{ListenAddress, PORT, listen};

#[tokio::test]
async fn a_port_that_was_asked_for_and_is_taken_is_an_error_in_words() {
    let place = ListenAddress { port: Some(0), ..ListenAddress::default() };
    let first = listen(place).await.expect("a free port");
    let port = first.local_addr().expect("an address").port();
    let error = listen(ListenAddress { port: Some(port), ..place }).await.expect_err("it is taken");
    let phrase = error.phrase();
    assert_eq!(phrase.id, "error-page-port-taken");
    assert!(words::Words::embedded().say(&phrase).contains(&port.to_string()));
}

#[tokio::test]
async fn without_a_port_the_next_free_one_is_taken() {
    let first = listen(ListenAddress::default()).await.expect("a free port");
    let second = listen(ListenAddress::default()).await.expect("another free port");
    let port = |listener: &tokio::net::TcpListener| listener.local_addr().expect("one").port();
    assert!(port(&first) >= PORT && port(&second) >= PORT);
    assert_ne!(port(&first), port(&second));
}

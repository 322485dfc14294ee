//! What viewers see.

use rules::Player;
use search::ScoreScale;
use session::{Event, NodeId};

use super::Table;
use crate::{Context, Effect, NodeView, TableEvent, TableView, ViewerId};

impl Table {
    /// Shows every viewer how things stand, and tells those whose role is new what they may do.
    pub(super) fn show(&mut self, happened: Vec<TableEvent>, context: &Context<'_>) {
        self.sequence = self.sequence.wrapping_add(1);
        let mut happened = happened;
        happened.append(&mut self.news);
        let seats = self.session.seats();
        let news = self.viewers.welcome(&self.keys, &self.issued, seats, &self.seating);
        self.effects.extend(
            news.into_iter()
                .map(|(to, welcome)| Effect::Welcome { to, welcome: Box::new(welcome) }),
        );
        self.note_company(context);
        // What engines think is hidden in a closed game, and shown when it is over.
        let closed = self.is_closed();
        if std::mem::replace(&mut self.shown_closed, closed) != closed {
            self.shown = None;
        }
        let tree = self.session.tree();
        let is_other = |event: &Event| matches!(event, Event::Begun | Event::Arranged);
        let begins = happened
            .iter()
            .any(|event| matches!(event, TableEvent::Session(event) if is_other(event)));
        let known = self.shown.filter(|_| !begins).map(|edits| tree.changes_since(edits));
        self.shown = Some(tree.edit_count());
        let (familiar, fresh) = self.viewers.split_fresh();
        match known {
            Some(nodes) => {
                self.show_to(familiar, happened.clone(), Some(nodes), context);
                self.show_to(fresh, happened, None, context);
            }
            None => self.show_to([familiar, fresh].concat(), happened, None, context),
        }
    }

    /// Shows some viewers these nodes of the tree, or the whole of it.
    fn show_to(
        &mut self,
        to: Vec<ViewerId>,
        happened: Vec<TableEvent>,
        nodes: Option<Vec<NodeId>>,
        context: &Context<'_>,
    ) {
        if !to.is_empty() {
            let view = Box::new(self.view(happened, nodes, context));
            self.effects.push(Effect::Show { to, view });
        }
    }

    fn view(
        &self,
        happened: Vec<TableEvent>,
        nodes: Option<Vec<NodeId>>,
        context: &Context<'_>,
    ) -> TableView {
        let (session, setup) = (&self.session, self.session.setup());
        let seats = (0..).map(Player).zip(session.seats());
        let (whole, scale) = (nodes.is_none(), session.scale());
        let nodes = nodes.unwrap_or_else(|| session.tree().nodes().collect());
        let present =
            seats.map(|(player, seat)| !seat.is_human() || self.viewers.has_player(player));
        let people = self.people_view(context.now);
        let mut scene = session.scene(context.now);
        scene.actions.retain(|&action| people.allows(action));
        if people.cancelled {
            scene.view.moves.clear();
        }
        TableView {
            sequence: self.sequence,
            happened,
            scene,
            asked: setup.game.clone(),
            players: setup.players.clone(),
            present: present.collect(),
            square_names: session.square_names(),
            position: if people.closed { String::new() } else { session.table().position() },
            clock: setup.clock,
            touch_move: setup.touch_move,
            alternate: setup.alternate,
            whole,
            nodes: nodes.into_iter().map(|node| self.node(node, &scale, people.closed)).collect(),
            analysing: self.engines.is_judging(),
            scale,
            begun: session.begun().cloned(),
            facts: session.facts().clone(),
            result: session.recorded_ending(),
            analysed: session.is_analysis().then(|| session.recorded_seats()),
            review: session.review().filter(|_| !people.closed),
            people,
        }
    }

    /// A node; what engines think of it only as long as the game is not closed.
    fn node(&self, node: NodeId, scale: &ScoreScale, closed: bool) -> NodeView {
        let tree = self.session.tree();
        let (parent, judgement) = (tree.parent(node), tree.judgement(node));
        let first = tree.children(node).first().copied();
        NodeView {
            id: node,
            parent,
            player: tree.player(node),
            text: tree.text(node).to_owned(),
            main: tree.main_child(node).filter(|&main| Some(main) != first),
            comment: tree.remark(node).comment.clone(),
            score: tree.worth(node).filter(|_| !closed).map(|(_, score)| score),
            best: judgement.filter(|_| !closed).map(|judgement| judgement.advice.best.clone()),
            verdict: tree.move_verdict(node, scale).filter(|_| !closed),
            spent: tree.remark(node).spent,
            left: tree.remark(node).left,
            marks: tree.remark(node).marks.clone(),
            drawings: tree.remark(node).drawings.clone(),
        }
    }
}

//! What viewers see.

use rules::Player;
use session::NodeId;

use super::Table;
use crate::{Audience, Context, Effect, NodeView, TableEvent, TableView};

impl Table {
    /// Shows every viewer how things stand, and tells those whose role is new what they may do.
    pub(super) fn show(&mut self, happened: Vec<TableEvent>, context: &Context<'_>) {
        self.sequence = self.sequence.wrapping_add(1);
        let news = self.viewers.welcome(&self.keys, self.session.seats());
        self.effects.extend(
            news.into_iter()
                .map(|(to, welcome)| Effect::Welcome { to, welcome: Box::new(welcome) }),
        );
        if !self.viewers.is_empty() {
            let view = Box::new(self.view(happened, context));
            self.effects.push(Effect::Show { to: Audience::All, view });
        }
    }

    fn view(&self, happened: Vec<TableEvent>, context: &Context<'_>) -> TableView {
        let (session, setup) = (&self.session, self.session.setup());
        let seats = (0..).map(Player).zip(session.seats());
        let present =
            seats.map(|(player, seat)| !seat.is_human() || self.viewers.has_player(player));
        TableView {
            sequence: self.sequence,
            happened,
            scene: session.scene(context.now),
            asked: setup.game.clone(),
            players: setup.players.clone(),
            present: present.collect(),
            square_names: session.square_names(),
            position: session.table().position(),
            clock: setup.clock,
            touch_move: setup.touch_move,
            nodes: session.tree().nodes().map(|node| self.node(node)).collect(),
            analysing: self.engines.is_judging(),
        }
    }

    fn node(&self, node: NodeId) -> NodeView {
        let tree = self.session.tree();
        let (parent, judgement) = (tree.parent(node), tree.judgement(node));
        let before = parent.and_then(|parent| tree.judgement(parent));
        NodeView {
            parent,
            player: tree.player(node),
            text: tree.text(node).to_owned(),
            comment: tree.remark(node).comment.clone(),
            score: tree.worth(node).map(|(_, score)| score),
            best: judgement.map(|judgement| judgement.advice.best.clone()),
            loss: before.and_then(|judgement| judgement.loss(tree.text(node))),
            spent: tree.remark(node).spent,
        }
    }
}

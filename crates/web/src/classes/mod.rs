//! Classes at the page: a teacher, pupils with cards, and boards that no others can see.
//!
//! A [`Class`] is kept in the library as one setting, so that it survives a restart; [`Classes`]
//! loads and changes it, and tells everyone who is connected. A card is a link with a token that
//! follows from the secret of the library, the pupil and how many cards were printed before: nothing
//! of it is kept, it can be printed again, and a new edition revokes the last. The tables of a class
//! belong to the class and not to a browser; [`Admission`] says who may come to them, and a pupil is
//! given the seats that are theirs there and no others. The [`clerk`] notes what has come of games,
//! and pairs those who are free.

mod admission;
mod class;
mod clerk;
mod conduct;
mod pairing;
mod results;

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use tokio::sync::{Mutex as AsyncMutex, watch};

use crate::{app_state::AppState, browser::CookieKey, failure::ApiFailure, token};

pub(crate) use admission::{Admission, Member, no_card};
pub(crate) use class::{Class, ClassBoard, ClassSeat, ClassSheet};
pub(crate) use clerk::attend;

/// The most classes of one teacher.
const MOST: usize = 20;
/// What the owner of a table of a class begins with; no browser is called so.
const OWNER: &str = "class-";

/// The classes of a server, as far as they were asked for since it was started.
#[derive(Default)]
pub(crate) struct Classes {
    rooms: Mutex<HashMap<String, Arc<ClassRoom>>>,
    /// The browsers that have come with a card, by class: for questions that show no card.
    entered: Mutex<HashMap<String, (String, u32, u32)>>,
}

/// A class that is looked at.
pub(crate) struct ClassRoom {
    /// Changes one after the other.
    gate: AsyncMutex<()>,
    /// The class as it is now.
    class: watch::Sender<Arc<Class>>,
    /// How many are connected to it.
    connected: Mutex<HashMap<u32, u32>>,
    /// Whether its clerk is at work.
    attended: Mutex<bool>,
}

impl ClassRoom {
    /// The class as it is now.
    pub(crate) fn now(&self) -> Arc<Class> {
        Arc::clone(&self.class.borrow())
    }

    /// The class, and each change of it.
    pub(crate) fn watch(&self) -> watch::Receiver<Arc<Class>> {
        self.class.subscribe()
    }

    /// A pupil, or as number 0 the teacher, connects or goes.
    pub(crate) fn note_presence(&self, pupil: u32, comes: bool) {
        let mut connected = self.connected.lock().unwrap_or_else(PoisonError::into_inner);
        let count = connected.entry(pupil).or_default();
        *count = if comes { *count + 1 } else { count.saturating_sub(1) };
        drop(connected);
        // Those who look are shown who is there.
        self.class.send_modify(|_| ());
    }

    /// Notes that the clerk is at work; false if it was already.
    pub(crate) fn begin_attending(&self) -> bool {
        let mut attended = self.attended.lock().unwrap_or_else(PoisonError::into_inner);
        !std::mem::replace(&mut *attended, true)
    }

    /// Notes that the clerk has gone.
    fn end_attending(&self) {
        *self.attended.lock().unwrap_or_else(PoisonError::into_inner) = false;
    }

    /// Whether no one is connected.
    fn is_deserted(&self) -> bool {
        let connected = self.connected.lock().unwrap_or_else(PoisonError::into_inner);
        connected.values().all(|count| *count == 0)
    }

    /// Whether a pupil is connected.
    pub(crate) fn is_present(&self, pupil: u32) -> bool {
        let connected = self.connected.lock().unwrap_or_else(PoisonError::into_inner);
        connected.get(&pupil).is_some_and(|count| *count > 0)
    }
}

impl Classes {
    fn rooms(&self) -> MutexGuard<'_, HashMap<String, Arc<ClassRoom>>> {
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn entered(&self) -> MutexGuard<'_, HashMap<String, (String, u32, u32)>> {
        self.entered.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The setting of the library that has a class.
fn setting(id: &str) -> String {
    format!("class-{id}")
}

/// The setting of the library that lists the classes of a teacher.
fn list_of(teacher: &str) -> String {
    format!("classes-{teacher}")
}

/// The owner of the tables of a class.
pub(crate) fn owner_of(id: &str) -> String {
    format!("{OWNER}{id}")
}

/// The class that a table belongs to, by its owner.
pub(crate) fn class_of(owner: &str) -> Option<&str> {
    owner.strip_prefix(OWNER)
}

impl AppState {
    /// The classes of a teacher, the last one first.
    pub(crate) async fn classes_of(&self, teacher: &str) -> Result<Vec<Arc<Class>>, ApiFailure> {
        let mut found = Vec::new();
        for id in self.class_ids(teacher).await?.iter().rev() {
            if let Ok(room) = self.class_room(id).await {
                found.push(room.now());
            }
        }
        Ok(found)
    }

    async fn class_ids(&self, teacher: &str) -> Result<Vec<String>, ApiFailure> {
        let list = self.library().setting(&list_of(teacher)).await?.unwrap_or_default();
        Ok(list.split_whitespace().map(str::to_owned).collect())
    }

    /// Begins a class.
    pub(crate) async fn begin_class(
        &self,
        teacher: &str,
        title: &str,
        names: &str,
    ) -> Result<Arc<Class>, ApiFailure> {
        let mut ids = self.class_ids(teacher).await?;
        if ids.len() >= MOST {
            return Err(ApiFailure::too_many(rules::Phrase::new("error-class-many")));
        }
        let mut class = Class::new(token::fresh(), teacher.to_owned(), title);
        if !class.add(names) {
            return Err(conduct::too_many_pupils());
        }
        self.keep_class(&class).await?;
        ids.push(class.id.clone());
        self.library().settle(&list_of(teacher), &ids.join(" ")).await?;
        Ok(self.class_room(&class.id).await?.now())
    }

    /// Ends a class: its cards are good for nothing, and it is on no list.
    pub(crate) async fn end_class(&self, id: &str) -> Result<(), ApiFailure> {
        let room = self.class_room(id).await?;
        let teacher = room.now().teacher.clone();
        let changed = self.change_class(id, |class| {
            class.pupils.iter_mut().for_each(|pupil| pupil.gone = true);
            class.mode = crate::wire::ClassMode::Idle;
            Ok(class.put_away())
        });
        changed.await?;
        let ids = self.class_ids(&teacher).await?;
        let left: Vec<String> = ids.into_iter().filter(|other| other != id).collect();
        Ok(self.library().settle(&list_of(&teacher), &left.join(" ")).await?)
    }

    async fn keep_class(&self, class: &Class) -> Result<(), ApiFailure> {
        let text = serde_json::to_string(class).map_err(|_| ApiFailure::crashed())?;
        Ok(self.library().settle(&setting(&class.id), &text).await?)
    }

    /// A class by its name, loaded if it has not been asked for.
    pub(crate) async fn class_room(&self, id: &str) -> Result<Arc<ClassRoom>, ApiFailure> {
        if !token::is_token(id) {
            return Err(conduct::no_class());
        }
        if let Some(room) = self.classes().rooms().get(id) {
            return Ok(Arc::clone(room));
        }
        let text = self.library().setting(&setting(id)).await?;
        let class = text.and_then(|text| serde_json::from_str::<Class>(&text).ok());
        let class = watch::Sender::new(Arc::new(class.ok_or_else(conduct::no_class)?));
        let (gate, connected) = (AsyncMutex::default(), Mutex::default());
        let room = ClassRoom { gate, class, connected, attended: Mutex::default() };
        // Of two that load it at the same time, the first stays.
        Ok(Arc::clone(self.classes().rooms().entry(id.to_owned()).or_insert(Arc::new(room))))
    }

    /// Changes a class: it is kept in the library before anyone sees the change.
    pub(crate) async fn change_class<T>(
        &self,
        id: &str,
        change: impl FnOnce(&mut Class) -> Result<T, ApiFailure>,
    ) -> Result<T, ApiFailure> {
        let room = self.class_room(id).await?;
        let _gate = room.gate.lock().await;
        let mut class = Class::clone(&room.now());
        let made = change(&mut class)?;
        if *room.now() != class {
            let surplus = class.boards.len().saturating_sub(class::MOST_BOARDS);
            class.boards.drain(..surplus);
            self.keep_class(&class).await?;
            room.class.send_replace(Arc::new(class));
        }
        Ok(made)
    }

    /// The token of a card.
    pub(crate) async fn card(&self, class: &Class, pupil: u32) -> Result<String, ApiFailure> {
        let edition = class.pupil(pupil).map_or(0, |pupil| pupil.edition);
        Ok(card(self.cookie_key().await?, &class.id, pupil, edition))
    }
}

/// The token of the card of a pupil.
fn card(key: &CookieKey, class: &str, pupil: u32, edition: u32) -> String {
    key.hash(&format!("card {class} {pupil} {edition}"))
}

//! Closed sets of words that mirror an enum of the program.

/// Defines the words for the variants of an enum of the program, in kebab case on the wire, with
/// how each follows from its variant. A variant that has no word yet does not compile. Words that
/// no variant has stand apart, under `besides`.
macro_rules! mirror {
    (
        $(#[$about:meta])*
        pub enum $name:ident of $origin:ty $(, besides { $($(#[$extra_meaning:meta])* $extra:ident),+ $(,)? })? {
            $($(#[$meaning:meta])* $word:ident),+ $(,)?
        }
    ) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize, ts_rs::TS)]
        #[serde(rename_all = "kebab-case")]
        pub enum $name {
            $($($(#[$extra_meaning])* $extra,)+)?
            $($(#[$meaning])* $word,)+
        }

        impl From<$origin> for $name {
            fn from(origin: $origin) -> Self {
                type Origin = $origin;
                match origin {
                    $(Origin::$word { .. } => Self::$word,)+
                }
            }
        }
    };
}

pub(super) use mirror;

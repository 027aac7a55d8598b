//! Sounds, synthesised from tones and filtered noise: there are no samples to fetch.
//!
//! There is one audio context. It is made when the first sound is played, and never before the
//! person has touched the page: browsers would block it.

mod score;

use std::cell::{Cell, RefCell};
use std::time::Duration;

use leptos::ev;
use leptos::prelude::{set_timeout, window_event_listener};
use serde::{Deserialize, Serialize};
use wasm_bindgen::JsValue;
use web_sys::{
    AudioBuffer, AudioContext, AudioNode, AudioParam, AudioScheduledSourceNode, BiquadFilterType,
    OscillatorType,
};

/// How loud it is until the person changes it, in percent.
pub const VOLUME: u8 = 60;
/// From one sound of an action to the next.
const NEXT_AFTER: Duration = Duration::from_millis(160);
/// Nobody can follow more sounds than this at once.
const MOST: usize = 3;
/// The length of the noise, in seconds.
const NOISE: f32 = 2.0;

/// What something sounds like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sound {
    /// Wood on wood: a piece is put down.
    Knock,
    /// Coins change hands.
    Coins,
    /// Dice roll.
    Dice,
    /// A card or tile is turned or played.
    Card,
    /// Somebody falls into the water.
    Splash,
    /// A shot.
    Cannon,
    /// It is the person's turn.
    Bell,
    /// A ship is boarded, the match begins.
    Horn,
    /// Somebody has won.
    Cheer,
}

/// Sounds that are switched off together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SoundGroup {
    /// Pieces, cards and dice.
    Pieces,
    /// Coins, water and guns.
    Events,
    /// The person's turn, boardings, the end.
    Signals,
}

impl SoundGroup {
    /// All groups, with the keys of their names.
    pub const ALL: [(Self, &'static str); 3] = [
        (Self::Pieces, "shell-sounds-pieces"),
        (Self::Events, "shell-sounds-events"),
        (Self::Signals, "shell-sounds-signals"),
    ];
}

impl Sound {
    /// The group it belongs to.
    pub fn group(self) -> SoundGroup {
        match self {
            Self::Knock | Self::Dice | Self::Card => SoundGroup::Pieces,
            Self::Coins | Self::Splash | Self::Cannon => SoundGroup::Events,
            Self::Bell | Self::Horn | Self::Cheer => SoundGroup::Signals,
        }
    }
}

/// One of the things that are heard together.
struct Voice {
    source: Source,
    /// When it begins, how long it swells and how long it lasts, in seconds.
    at: f32,
    rise: f32,
    lasts: f32,
    /// From 0 to 1.
    loud: f32,
}

/// Where a voice comes from, and how its pitch changes, in hertz.
enum Source {
    Tone { wave: OscillatorType, from: f32, to: f32 },
    Noise { filter: BiquadFilterType, from: f32, to: f32 },
}

thread_local! {
    static TOUCHED: Cell<bool> = const { Cell::new(false) };
    static AUDIO: RefCell<Option<Audio>> = const { RefCell::new(None) };
}

/// The audio context, and noise to filter.
struct Audio {
    context: AudioContext,
    noise: AudioBuffer,
}

/// From the first touch or key on, sounds may be played.
pub(crate) fn await_gesture() {
    let touched = || TOUCHED.set(true);
    // Both stay for as long as the page.
    let _ = window_event_listener(ev::pointerdown, move |_| touched());
    let _ = window_event_listener(ev::keydown, move |_| touched());
}

/// Plays sounds one after the other, each once; the volume is in percent.
pub(crate) fn play_all(sounds: impl IntoIterator<Item = Sound>, volume: u8) {
    let mut heard: Vec<Sound> = Vec::new();
    for sound in sounds {
        if !heard.contains(&sound) && heard.len() < MOST {
            heard.push(sound);
        }
    }
    let volume = f32::from(volume) / 100.0;
    for (sound, place) in heard.into_iter().zip(0..) {
        set_timeout(move || play(sound, volume), NEXT_AFTER * place);
    }
}

/// Plays a sound; the volume is from 0 to 1.
fn play(sound: Sound, volume: f32) {
    if !TOUCHED.get() {
        return;
    }
    AUDIO.with_borrow_mut(|audio| {
        if audio.is_none() {
            *audio = Audio::new().ok();
        }
        if let Some(audio) = audio {
            for voice in score::voices(sound) {
                // What the browser cannot play is not heard.
                let _ = audio.play(voice, volume);
            }
        }
    });
}

impl Audio {
    fn new() -> Result<Self, JsValue> {
        let context = AudioContext::new()?;
        let rate = context.sample_rate();
        let samples = (rate * NOISE) as u32;
        let noise = context.create_buffer(1, samples, rate)?;
        let white: Vec<f32> =
            (0..samples).map(|_| (js_sys::Math::random() * 2.0 - 1.0) as f32).collect();
        noise.copy_to_channel(&white, 0)?;
        Ok(Self { context, noise })
    }

    /// Source, then volume, then the loudspeaker.
    fn play(&self, voice: &Voice, volume: f32) -> Result<(), JsValue> {
        let begin = self.context.current_time() + f64::from(voice.at);
        let end = begin + f64::from(voice.lasts);
        let gain = self.context.create_gain()?;
        let level = gain.gain();
        level.set_value_at_time(0.0001, begin)?;
        level.exponential_ramp_to_value_at_time(
            (voice.loud * volume).max(0.0001),
            begin + f64::from(voice.rise),
        )?;
        level.exponential_ramp_to_value_at_time(0.0001, end)?;
        gain.connect_with_audio_node(&self.context.destination())?;
        let source = self.source(&voice.source, &gain, (begin, end))?;
        source.start_with_when(begin)?;
        source.stop_with_when(end)
    }

    fn source(
        &self,
        source: &Source,
        to: &AudioNode,
        span: (f64, f64),
    ) -> Result<AudioScheduledSourceNode, JsValue> {
        match source {
            Source::Tone { wave, from, to: pitch } => {
                let tone = self.context.create_oscillator()?;
                tone.set_type(*wave);
                slide(&tone.frequency(), *from, *pitch, span)?;
                tone.connect_with_audio_node(to)?;
                Ok(tone.into())
            }
            Source::Noise { filter: kind, from, to: pitch } => {
                let (noise, filter) =
                    (self.context.create_buffer_source()?, self.context.create_biquad_filter()?);
                noise.set_buffer(Some(&self.noise));
                filter.set_type(*kind);
                slide(&filter.frequency(), *from, *pitch, span)?;
                noise.connect_with_audio_node(&filter)?;
                filter.connect_with_audio_node(to)?;
                Ok(noise.into())
            }
        }
    }
}

fn slide(pitch: &AudioParam, from: f32, to: f32, span: (f64, f64)) -> Result<(), JsValue> {
    pitch.set_value_at_time(from, span.0)?;
    pitch.exponential_ramp_to_value_at_time(to, span.1)?;
    Ok(())
}

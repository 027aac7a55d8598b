//! What each sound is made of.

use web_sys::{BiquadFilterType, OscillatorType};

use super::{Sound, Source, Voice};

/// The voices of a sound.
pub(super) fn voices(sound: Sound) -> &'static [Voice] {
    match sound {
        Sound::Knock => KNOCK,
        Sound::Coins => COINS,
        Sound::Dice => DICE,
        Sound::Card => CARD,
        Sound::Splash => SPLASH,
        Sound::Cannon => CANNON,
        Sound::Bell => BELL,
        Sound::Horn => HORN,
        Sound::Cheer => CHEER,
    }
}

const SOFT: OscillatorType = OscillatorType::Sine;
const WARM: OscillatorType = OscillatorType::Triangle;
const BRASS: OscillatorType = OscillatorType::Sawtooth;
const LOW: BiquadFilterType = BiquadFilterType::Lowpass;
const MIDDLE: BiquadFilterType = BiquadFilterType::Bandpass;
const HIGH: BiquadFilterType = BiquadFilterType::Highpass;

const fn tone(wave: OscillatorType, pitch: [f32; 2], time: [f32; 3], loud: f32) -> Voice {
    let [at, rise, lasts] = time;
    Voice { source: Source::Tone { wave, from: pitch[0], to: pitch[1] }, at, rise, lasts, loud }
}

const fn noise(filter: BiquadFilterType, pitch: [f32; 2], time: [f32; 3], loud: f32) -> Voice {
    let [at, rise, lasts] = time;
    Voice { source: Source::Noise { filter, from: pitch[0], to: pitch[1] }, at, rise, lasts, loud }
}

const KNOCK: &[Voice] = &[
    noise(MIDDLE, [1_100.0, 500.0], [0.0, 0.002, 0.06], 0.7),
    tone(WARM, [210.0, 110.0], [0.0, 0.002, 0.1], 0.6),
];

const COINS: &[Voice] = &[
    tone(SOFT, [3_200.0, 3_150.0], [0.0, 0.003, 0.22], 0.14),
    tone(SOFT, [4_150.0, 4_100.0], [0.06, 0.003, 0.2], 0.12),
    tone(SOFT, [2_750.0, 2_700.0], [0.11, 0.003, 0.25], 0.13),
    tone(SOFT, [3_700.0, 3_650.0], [0.19, 0.003, 0.3], 0.11),
];

const DICE: &[Voice] = &[
    noise(MIDDLE, [1_900.0, 1_300.0], [0.0, 0.002, 0.05], 0.6),
    noise(MIDDLE, [2_500.0, 1_600.0], [0.07, 0.002, 0.05], 0.5),
    noise(MIDDLE, [1_700.0, 1_200.0], [0.16, 0.002, 0.05], 0.6),
    noise(MIDDLE, [2_300.0, 1_500.0], [0.24, 0.002, 0.05], 0.45),
    noise(MIDDLE, [1_600.0, 1_000.0], [0.35, 0.002, 0.06], 0.4),
];

const CARD: &[Voice] = &[
    noise(HIGH, [2_200.0, 5_000.0], [0.0, 0.05, 0.14], 0.22),
    noise(MIDDLE, [1_400.0, 900.0], [0.11, 0.003, 0.05], 0.3),
];

const SPLASH: &[Voice] = &[
    noise(LOW, [5_000.0, 350.0], [0.0, 0.02, 0.75], 0.5),
    noise(MIDDLE, [900.0, 2_200.0], [0.12, 0.08, 0.5], 0.3),
    tone(SOFT, [160.0, 60.0], [0.0, 0.01, 0.2], 0.35),
];

const CANNON: &[Voice] = &[
    noise(LOW, [1_400.0, 70.0], [0.0, 0.004, 1.0], 0.8),
    tone(SOFT, [115.0, 34.0], [0.0, 0.004, 0.6], 0.7),
];

const BELL: &[Voice] = &[
    tone(WARM, [880.0, 879.0], [0.0, 0.004, 0.9], 0.3),
    tone(WARM, [1_174.0, 1_173.0], [0.22, 0.004, 0.9], 0.3),
];

const HORN: &[Voice] = &[
    tone(WARM, [174.0, 175.0], [0.0, 0.14, 1.1], 0.4),
    tone(WARM, [261.0, 262.0], [0.0, 0.16, 1.0], 0.2),
    tone(BRASS, [87.0, 87.5], [0.0, 0.18, 1.0], 0.08),
];

const CHEER: &[Voice] = &[
    noise(MIDDLE, [800.0, 1_700.0], [0.0, 0.45, 1.8], 0.4),
    tone(WARM, [523.0, 523.5], [0.0, 0.01, 0.5], 0.16),
    tone(WARM, [659.0, 659.5], [0.13, 0.01, 0.5], 0.16),
    tone(WARM, [784.0, 784.5], [0.26, 0.01, 0.5], 0.16),
    tone(WARM, [1_046.0, 1_046.5], [0.39, 0.01, 0.9], 0.16),
];

#[cfg(test)]
mod tests {
    use super::*;

    const ALL: [Sound; 9] = [
        Sound::Knock,
        Sound::Coins,
        Sound::Dice,
        Sound::Card,
        Sound::Splash,
        Sound::Cannon,
        Sound::Bell,
        Sound::Horn,
        Sound::Cheer,
    ];

    #[test]
    fn every_sound_is_short_and_can_be_played() {
        for sound in ALL {
            assert!(!voices(sound).is_empty());
            for voice in voices(sound) {
                let (from, to) = match voice.source {
                    Source::Tone { from, to, .. } | Source::Noise { from, to, .. } => (from, to),
                };
                assert!(from > 20.0 && to > 20.0, "{sound:?}: ramps never reach zero");
                assert!(voice.rise < voice.lasts, "{sound:?}");
                assert!(voice.at + voice.lasts <= 2.0, "{sound:?}: as long as the noise");
                assert!(voice.loud <= 0.8, "{sound:?}");
            }
        }
    }
}

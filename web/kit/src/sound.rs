//! A ship's bell, synthesised: two strokes.

use wasm_bindgen::JsValue;
use web_sys::{AudioContext, OscillatorType};

/// Rings the bell, if the browser allows sound.
pub fn ring_bell() {
    // Browsers block sound until the person has touched the page.
    let _ = strokes();
}

fn strokes() -> Result<(), JsValue> {
    let audio = AudioContext::new()?;
    let now = audio.current_time();
    for (delay, pitch) in [(0.0, 880.0), (0.22, 1_174.0)] {
        let (tone, volume) = (audio.create_oscillator()?, audio.create_gain()?);
        tone.set_type(OscillatorType::Triangle);
        tone.frequency().set_value(pitch);
        volume.gain().set_value_at_time(0.18, now + delay)?;
        volume.gain().exponential_ramp_to_value_at_time(0.001, now + delay + 0.9)?;
        tone.connect_with_audio_node(&volume)?;
        volume.connect_with_audio_node(&audio.destination())?;
        tone.start_with_when(now + delay)?;
        tone.stop_with_when(now + delay + 1.0)?;
    }
    Ok(())
}

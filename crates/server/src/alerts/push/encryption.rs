//! Message encryption for Web Push (RFC 8291): one record of `aes128gcm` (RFC 8188).

use aes_gcm::aead::{Aead, KeyInit};
use aes_gcm::{Aes128Gcm, Key, Nonce};
use hkdf::Hkdf;
use p256::{PublicKey, SecretKey};
use sha2::Sha256;

/// The size of a record. All of the message is in one.
const RECORD: u32 = 4096;
/// Says that no record follows.
const LAST: u8 = 2;

/// The body of a push message; none if the receiver's key is no key.
pub(super) fn encrypt(message: &[u8], receiver: &[u8], auth: &[u8]) -> Option<Vec<u8>> {
    encrypt_with(message, receiver, auth, &random_key(), store::random_bytes())
}

/// A new private key.
pub(super) fn random_key() -> SecretKey {
    // One in four thousand million numbers is too large.
    loop {
        if let Ok(key) = SecretKey::from_slice(&store::random_bytes::<32>()) {
            return key;
        }
    }
}

fn encrypt_with(
    message: &[u8],
    receiver: &[u8],
    auth: &[u8],
    own: &SecretKey,
    salt: [u8; 16],
) -> Option<Vec<u8>> {
    let public = own.public_key().to_sec1_bytes();
    let shared = own.diffie_hellman(&PublicKey::from_sec1_bytes(receiver).ok()?);
    let (key, nonce) = derive(shared.raw_secret_bytes(), receiver, &public, auth, salt);
    let cipher = Aes128Gcm::new(&Key::<Aes128Gcm>::from(key));
    let padded = [message, &[LAST]].concat();
    let sealed = cipher.encrypt(&Nonce::from(nonce), padded.as_slice()).ok()?;
    let mut body = salt.to_vec();
    body.extend(RECORD.to_be_bytes());
    body.push(public.len() as u8);
    body.extend(public.iter());
    body.extend(sealed);
    Some(body)
}

/// The key and the nonce of the content (RFC 8291, section 3.4).
pub(super) fn derive(
    shared: &[u8],
    receiver: &[u8],
    sender: &[u8],
    auth: &[u8],
    salt: [u8; 16],
) -> ([u8; 16], [u8; 12]) {
    let info = [b"WebPush: info\0", receiver, sender].concat();
    let input: [u8; 32] = expand(auth, shared, &info);
    let key = expand(&salt, &input, b"Content-Encoding: aes128gcm\0");
    let nonce = expand(&salt, &input, b"Content-Encoding: nonce\0");
    (key, nonce)
}

fn expand<const N: usize>(salt: &[u8], input: &[u8], info: &[u8]) -> [u8; N] {
    let mut out = [0; N];
    let hkdf = Hkdf::<Sha256>::new(Some(salt), input);
    hkdf.expand(info, &mut out).expect("a few bytes can be drawn");
    out
}

#[cfg(test)]
mod tests {
    use data_encoding::BASE64URL_NOPAD;

    use super::*;

    fn bytes(text: &str) -> Vec<u8> {
        BASE64URL_NOPAD.decode(text.as_bytes()).expect("base64url")
    }

    /// RFC 8291, section 5 and appendix A.
    #[test]
    fn the_example_of_the_standard_comes_out_byte_for_byte() {
        let own = SecretKey::from_slice(&bytes("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"));
        let receiver = bytes(
            "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        );
        let auth = bytes("BTBZMqHH6r4Tts7J_aSIgg");
        let salt = bytes("DGv6ra1nlYgDCS1FRnbzlw").try_into().expect("16 bytes");
        let message = b"When I grow up, I want to be a watermelon";
        let body = encrypt_with(message, &receiver, &auth, &own.expect("a key"), salt);
        let expected = "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml\
            mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT\
            pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN";
        assert_eq!(body.expect("keys are keys"), bytes(expected));
    }

    #[test]
    fn a_key_that_is_none_is_refused() {
        assert_eq!(encrypt(b"hello", &[4; 65], &[0; 16]), None);
    }
}

//! A small stack of frames: what is going on, and what it interrupted.

/// At most `N` frames, the last pushed on top; plain data, no heap.
///
/// A game with interrupts keeps its turn, fight, window … as frames: the top
/// frame says who is asked and what is legal; when it is done it is popped
/// and the one below goes on.
#[derive(Clone, Copy, Debug)]
pub struct Frames<F, const N: usize> {
    frames: [F; N],
    len: u8,
}

impl<F: Copy, const N: usize> Frames<F, N> {
    /// A stack with one frame, which can never be popped.
    pub fn new(bottom: F) -> Self {
        Self { frames: [bottom; N], len: 1 }
    }

    /// The frame that is going on.
    pub fn top(&self) -> F {
        self.frames[self.len as usize - 1]
    }

    /// The frame that is going on, to change.
    pub fn top_mut(&mut self) -> &mut F {
        &mut self.frames[self.len as usize - 1]
    }

    /// Interrupts: the new frame goes on top.
    ///
    /// # Panics
    /// If there are `N` frames already: a game's depth of interrupts is
    /// bounded, and `N` is that bound.
    pub fn push(&mut self, frame: F) {
        assert!(self.depth() < N, "interrupts deeper than the game's bound");
        self.frames[self.len as usize] = frame;
        self.len += 1;
    }

    /// Ends the frame on top and gives it; the bottom frame stays.
    pub fn pop(&mut self) -> Option<F> {
        (self.len > 1).then(|| {
            self.len -= 1;
            self.frames[self.len as usize]
        })
    }

    /// The frames from the bottom to the top, to change.
    pub fn as_mut_slice(&mut self) -> &mut [F] {
        &mut self.frames[..self.len as usize]
    }

    /// How many frames there are.
    pub fn depth(&self) -> usize {
        self.len as usize
    }

    /// The frames from the bottom to the top.
    pub fn as_slice(&self) -> &[F] {
        &self.frames[..self.len as usize]
    }
}

impl<F: PartialEq + Copy, const N: usize> PartialEq for Frames<F, N> {
    fn eq(&self, other: &Self) -> bool {
        self.as_slice() == other.as_slice()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_interrupt_is_resolved_before_what_it_interrupted() {
        let mut frames: Frames<&str, 3> = Frames::new("turn");
        frames.push("fight");
        frames.push("window");
        assert_eq!(frames.top(), "window");
        assert_eq!(frames.pop(), Some("window"));
        assert_eq!(frames.pop(), Some("fight"));
        assert_eq!(frames.pop(), None);
        assert_eq!(frames.top(), "turn");
    }

    #[test]
    fn the_top_frame_is_changed_and_those_below_stay() {
        let mut frames: Frames<u8, 3> = Frames::new(1);
        frames.push(2);
        *frames.top_mut() += 5;
        assert_eq!((frames.depth(), frames.as_slice()), (2, &[1, 7][..]));
        frames.push(3);
        assert_eq!((frames.depth(), frames.as_slice()), (3, &[1, 7, 3][..]));
    }

    #[test]
    fn equality_forgets_what_was_popped() {
        let mut left: Frames<u8, 2> = Frames::new(1);
        left.push(9);
        assert_ne!(left, Frames::new(1));
        left.pop();
        assert_eq!(left, Frames::new(1));
    }
}

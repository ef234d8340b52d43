/** Longest recording that a phone makes. */
export const SOUND_SECONDS_MAX = 60;
/** A minute in the formats of all browsers (Opus 0.4 MB, AAC 1 MB), with room to spare. */
export const SOUND_BYTES_MAX = 2 * 1024 * 1024;
/** Longest text that is given back. */
export const HEARD_LETTERS_MAX = 2_000;

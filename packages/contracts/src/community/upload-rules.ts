/** Largest piece of a resumable upload that the server takes at once, and what our own client sends. */
export const PIECE_BYTES_MAX = 1024 * 1024;
export const PIECE_BYTES = 512 * 1024;
/** An upload that nobody touched for this long is forgotten. */
export const UPLOAD_KEPT_MS = 24 * 3_600_000;
export const UPLOADS_PATH = '/api/user/uploads/';

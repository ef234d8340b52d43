/** Largest chunk of a resumable upload that the server accepts, and the size that the web app sends. */
export const PIECE_BYTES_MAX = 1024 * 1024;
export const PIECE_BYTES = 512 * 1024;
/** Idle uploads are deleted after this time. */
export const UPLOAD_KEPT_MS = 24 * 3_600_000;
export const UPLOADS_PATH = '/api/user/uploads/';

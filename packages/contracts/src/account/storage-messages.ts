/** Why nothing more is stored. */
export const STORAGE_MESSAGES = {
  accountFull:
    'Your storage is full. Delete videos or pictures that you no longer need, then try again.',
  rowsFull: 'Your account is full. Delete entries that you no longer need, then try again.',
  serverFull:
    'The server has no room for pictures and videos just now. Everything else works. Please try again later.',
  busy: 'Too many uploads are waiting just now. Please try again in a few minutes.',
} as const;

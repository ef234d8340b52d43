/** So long a deletion can be taken back before it is sent: the least time that WCAG 2.2 (criterion 2.2.1) lets pass for an answer. */
export const UNDO_MS = 20_000;

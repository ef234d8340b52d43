/** The variable of the page that tells how high a line on top of it is, below which toasts appear. */
export const TOP_LINE_HEIGHT = '--top-line-height';

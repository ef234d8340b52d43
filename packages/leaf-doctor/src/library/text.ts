import type { ByLanguage } from '@ankur/languages/languages';

/** One sentence in each language it is written in. */
export type Text = ByLanguage<string>;

import { contentFolder, readOrdered, sentencesOf } from '../collection.ts';
import type { AppHelp, HelpFile, HelpMeta } from './help-types.ts';
import { subjectOf } from './wording.ts';

/** Help topics of the app; the first match answers a question. */
export const appHelps: readonly AppHelp[] = readOrdered<HelpMeta, HelpFile>(
  contentFolder('help'),
).map(({ id, meta: { asked, url }, texts }) => ({
  id,
  url,
  ...(asked ? { subject: subjectOf(asked) } : {}),
  text: sentencesOf(texts, ['lines']),
}));

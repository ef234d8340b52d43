import { LANGUAGE_CODES } from '@ankur/languages/languages';
import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { farmers } from '../../platform/auth/auth.tables.ts';
import type { SingleImporter } from '../../ports/account-archive.ts';

/** The default of an account, which nobody chose. */
const UNCHOSEN = 'en';

/** The language of the account in an archive; its e-mail address and dates are those of the account that imports. */
export const languageImporter: SingleImporter = {
  name: 'account',
  schema: z.object({ language: z.optional(z.enum(LANGUAGE_CODES)) }),
  columns: (item) => ({ language: (item as { language?: string }).language ?? UNCHOSEN }),
  async isSaved(on, farmerId) {
    const rows = await on
      .select({ language: farmers.language })
      .from(farmers)
      .where(eq(farmers.id, farmerId));
    return rows[0]?.language !== UNCHOSEN;
  },
  async write(on, farmerId, values) {
    await on.update(farmers).set(values).where(eq(farmers.id, farmerId));
  },
};

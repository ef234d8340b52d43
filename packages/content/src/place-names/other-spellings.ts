import spellings from '../../place-names/other-spellings.json' with { type: 'json' };

/**
 * Older and other spellings that farmers type in Indian scripts, beside the ones that are shown (see the tables of each
 * language): `State/Name` as the search knows it.
 */
export const otherSpellings: Readonly<Record<string, readonly string[]>> = spellings;

import {
  EXPERT_FIELDS,
  EXPERT_LANGUAGES,
  type ExpertField,
  type ExpertLanguage,
} from '@ankur/contracts/experts/rules';

export type ExpertArguments =
  | { kind: 'list' }
  | { kind: 'remove'; email: string }
  | {
      kind: 'add';
      email: string;
      fields: ExpertField[];
      languages: ExpertLanguage[];
      experience: string | null;
    }
  | { kind: 'wrong'; reason: string };

/** Values of `--name a,b`, given once or several times; null when one is unknown. */
function chosen<Value extends string>(
  words: readonly string[],
  name: string,
  known: readonly Value[],
): Value[] | null {
  const given = words.flatMap((word, at) =>
    words[at - 1] === `--${name}` ? word.split(',').map((part) => part.trim()) : [],
  );
  const found = known.filter((value) => given.includes(value));
  return found.length > 0 && found.length === new Set(given).size ? found : null;
}

/** Parses the arguments of `npm run experts --`. */
export function parseExpertArguments(words: readonly string[]): ExpertArguments {
  const [verb, email] = words;
  if (verb === 'list' || verb === undefined) return { kind: 'list' };
  if (!email?.includes('@')) return { kind: 'wrong', reason: 'An e-mail address is missing.' };
  if (verb === 'remove') return { kind: 'remove', email };
  if (verb !== 'add') return { kind: 'wrong', reason: `Unknown order: ${verb}` };
  const fields = chosen(words, 'field', EXPERT_FIELDS);
  if (!fields) return { kind: 'wrong', reason: '--field is missing or unknown.' };
  const languages = chosen(words, 'language', EXPERT_LANGUAGES);
  if (!languages) return { kind: 'wrong', reason: '--language is missing or unknown.' };
  const experience = words[words.indexOf('--experience') + 1];
  return {
    kind: 'add',
    email,
    fields,
    languages,
    experience: words.includes('--experience') ? (experience ?? null) : null,
  };
}

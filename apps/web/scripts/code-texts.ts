import type { ProblemEntry, ProblemList } from '@ankur/contracts/http/problem';
import { PROBLEMS_BY_NAMESPACE, paramsOf, templateOf } from '@ankur/contracts/problems';
import { LANGUAGES } from '@ankur/languages/languages';
import type { Locales } from './locale-files.ts';

/** The group of a locale file with the texts of failure codes. */
export const CODE_PREFIX = 'code.';

function problemsOf(at: string, entry: ProblemEntry, text: string, isEnglish: boolean): string[] {
  if (isEnglish) return text === templateOf(entry) ? [] : [`${at}: is not the contract's text`];
  const declared: readonly string[] = paramsOf(entry);
  return [...text.matchAll(/\{(\w+)\}/g)]
    .map((match) => match[1] ?? '')
    .filter((name) => !declared.includes(name))
    .map((name) => `${at}: {${name}} is no parameter of this code`);
}

/**
 * Problems of the texts of codes, one line each: a code without a text in a reviewed language, an English text that
 * differs from the contract's, a text with an unknown parameter, a text of an unknown code.
 */
export function findCodeProblems(
  locales: Locales,
  codes: Readonly<Record<string, ProblemList>> = PROBLEMS_BY_NAMESPACE,
): string[] {
  const problems: string[] = [];
  for (const { code: language, reviewed } of LANGUAGES) {
    const spaces = locales.get(language) ?? new Map<string, Map<string, string>>();
    for (const [space, list] of Object.entries(codes)) {
      for (const [code, entry] of Object.entries(list)) {
        const at = `${language}/${space}.json ${CODE_PREFIX}${code}`;
        const text = spaces.get(space)?.get(CODE_PREFIX + code);
        if (text === undefined) {
          if (reviewed) problems.push(`${at}: missing`);
        } else problems.push(...problemsOf(at, entry, text, language === 'en'));
      }
    }
    for (const [space, texts] of spaces) {
      const unknown = [...texts.keys()].filter(
        (key) =>
          key.startsWith(CODE_PREFIX) &&
          !Object.hasOwn(codes[space] ?? {}, key.slice(CODE_PREFIX.length)),
      );
      problems.push(...unknown.map((key) => `${language}/${space}.json ${key}: is no code`));
    }
  }
  return problems;
}

/**
 * Codes that a file makes and its `useFailureText` cannot translate, one line each: their texts are in another feature's locale file.
 * A file that chooses between namespaces has all of them.
 */
export function findUnsayableCodes(
  sources: ReadonlyMap<string, string>,
  codes: Readonly<Record<string, ProblemList>> = PROBLEMS_BY_NAMESPACE,
): string[] {
  const problems: string[] = [];
  for (const [path, code] of sources) {
    const asked = [...code.matchAll(/useFailureText\(([^)]*)\)/g)]
      .map((match) => match[1] ?? '')
      .join();
    const spaces = [...asked.matchAll(/'([\w-]+)'/g)].map((match) => match[1] ?? '');
    if (spaces.length === 0) continue;
    for (const [, made = ''] of code.matchAll(/[fF]ailure\(\s*'(\w+)'/g)) {
      const known = [...spaces, 'common'].some((space) => Object.hasOwn(codes[space] ?? {}, made));
      if (!known) problems.push(`${path}: ${made} has no text in ${spaces.join()} or common`);
    }
  }
  return problems;
}

import type { SchemeAnswer } from '@ankur/contracts/schemes/endpoints';

export interface SchemeFilter {
  words: string;
  level: '' | SchemeAnswer['level'];
  verdict: '' | SchemeAnswer['eligibility']['verdict'];
}

export const ANY: SchemeFilter = { words: '', level: '', verdict: '' };

/** Schemes that contain every search word and match the filters, in order. */
export function filterSchemes(list: readonly SchemeAnswer[], filter: SchemeFilter): SchemeAnswer[] {
  const words = filter.words.toLowerCase().split(/\s+/).filter(Boolean);
  return list.filter((scheme) => {
    const text = `${scheme.name} ${scheme.benefit} ${scheme.who} ${scheme.giver} ${scheme.id}`;
    return (
      words.every((word) => text.toLowerCase().includes(word)) &&
      (!filter.level || scheme.level === filter.level) &&
      (!filter.verdict || scheme.eligibility.verdict === filter.verdict)
    );
  });
}

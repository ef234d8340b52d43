/**
 * Terms of the questions that were written for each fact of each document, parted by spaces; `term*3` stands in three of them.
 * Questions on a document as a whole stand under the empty key.
 */
export type AskedTerms = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A term that more documents than this share are asked with tells none of them from the others. */
const TELLS_BELOW = 0.3;
/** A term of one question alone counts where no more documents share it. */
const FEW = 6;
const MOST = 3;

const counted = (terms: string): [string, number][] =>
  terms.split(' ').flatMap((one): [string, number][] => {
    const [term, count = '1'] = one.split('*');
    return term ? [[term, Number(count)]] : [];
  });

/** The terms that tell a document from the others, each as often as questions hold it, parted by spaces. */
export function createAskedOf(asked: AskedTerms): (id: string) => string {
  const documents = new Map<string, Map<string, number>>();
  const holding = new Map<string, number>();
  for (const [id, facts] of Object.entries(asked)) {
    const own = new Map<string, number>();
    for (const terms of Object.values(facts))
      for (const [term, count] of counted(terms)) own.set(term, (own.get(term) ?? 0) + count);
    documents.set(id, own);
    for (const term of own.keys()) holding.set(term, (holding.get(term) ?? 0) + 1);
  }
  const tells = (term: string, count: number) => {
    const many = holding.get(term) ?? 0;
    return many < documents.size * TELLS_BELOW && (count > 1 || many <= FEW);
  };
  return (id) =>
    [...(documents.get(id) ?? [])]
      .filter(([term, count]) => tells(term, count))
      .flatMap(([term, count]) => Array<string>(Math.min(MOST, count)).fill(term))
      .join(' ');
}

/** The terms that questions on a fact were written with. */
export const askedOfFact = (asked: AskedTerms, id: string, key: string): ReadonlySet<string> =>
  new Set(counted(asked[id]?.[key] ?? '').map(([term]) => term));

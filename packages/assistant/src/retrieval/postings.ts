import { editsUpTo } from '../language/edit-distance.ts';

/** Fields of a document, by how much a word in them says about what the document is on. */
const FIELD_BOOSTS = [3, 2.5, 1] as const;
const FIELDS = FIELD_BOOSTS.length;
/** BM25+, with the usual constants. */
const K = 1.2;
const B = 0.7;
const D = 0.5;
const SHORTEST_BENT = 5;
const EDITS_PER_LETTER = 0.2;
const MOST_EDITS = 2;
/** Letters that a word may go on with behind the beginning that was looked for. */
const MOST_LONGER = 8;
const PREFIX_WEIGHT = 0.5;
const FUZZY_WEIGHT = 0.3;

export interface TermHit {
  document: number;
  score: number;
  /** In one of the first two fields. */
  strong: boolean;
}

export interface FoundTerm {
  term: string;
  /** 1 for the term itself, less for its beginning or a spelling close to it. */
  weight: number;
}

/** Which terms stand in which documents, how often, and how much that says. */
export interface Postings {
  /** Adds how often each term stands in each of the document's fields. */
  add(document: number, fields: readonly ReadonlyMap<string, number>[]): void;
  has(term: string): boolean;
  /** The term itself and, from five letters on, those that begin with it or are spelt nearly like it. */
  near(term: string): FoundTerm[];
  hits(term: string): TermHit[];
}

/** An index in memory; documents are numbered from 0 in the order in which they are added. */
export function createPostings(): Postings {
  const lists = new Map<string, number[]>();
  const lengths: number[][] = [];
  const totals = new Array<number>(FIELDS).fill(0);
  let buckets: Map<string, string[]> | null = null;

  const bucketOf = (term: string, length: number) => `${term.slice(0, 2)}${length}`;
  function bucketed(): Map<string, string[]> {
    if (buckets) return buckets;
    buckets = new Map();
    for (const term of lists.keys()) {
      if (term.startsWith('=')) continue;
      const key = bucketOf(term, term.length);
      const bucket = buckets.get(key);
      if (bucket) bucket.push(term);
      else buckets.set(key, [term]);
    }
    return buckets;
  }
  /** Terms with the same beginning, a little shorter up to much longer. */
  function* alike(term: string): Generator<string> {
    const all = bucketed();
    for (let length = term.length - MOST_EDITS; length <= term.length + MOST_LONGER; length += 1)
      yield* all.get(bucketOf(term, length)) ?? [];
  }

  return {
    add(document, fields) {
      buckets = null;
      lengths[document] = fields.map((counts) => {
        let length = 0;
        for (const count of counts.values()) length += count;
        return length;
      });
      for (const [field, counts] of fields.entries()) {
        totals[field] = (totals[field] ?? 0) + (lengths[document]?.[field] ?? 0);
        for (const [term, count] of counts) {
          const list = lists.get(term);
          if (list) list.push(document, field, count);
          else lists.set(term, [document, field, count]);
        }
      }
    },
    has: (term) => lists.has(term),
    near(term) {
      const found: FoundTerm[] = lists.has(term) ? [{ term, weight: 1 }] : [];
      if (term.length < SHORTEST_BENT) return found;
      const most = Math.min(MOST_EDITS, Math.round(term.length * EDITS_PER_LETTER));
      for (const other of alike(term)) {
        if (other === term) continue;
        const longer = other.length - term.length;
        if (longer > 0 && other.startsWith(term)) {
          found.push({
            term: other,
            weight: (PREFIX_WEIGHT * other.length) / (other.length + 0.3 * longer),
          });
          continue;
        }
        if (longer > most) continue;
        const edits = editsUpTo(term, other, most);
        if (edits > most) continue;
        found.push({ term: other, weight: (FUZZY_WEIGHT * other.length) / (other.length + edits) });
      }
      return found;
    },
    hits(term) {
      const list = lists.get(term) ?? [];
      const holding = new Array<number>(FIELDS).fill(0);
      for (let at = 0; at < list.length; at += 3) {
        const field = list[at + 1] ?? 0;
        holding[field] = (holding[field] ?? 0) + 1;
      }
      const byDocument = new Map<number, TermHit>();
      for (let at = 0; at < list.length; at += 3) {
        const [document = 0, field = 0, count = 0] = list.slice(at, at + 3);
        const size = lengths.length;
        const many = holding[field] ?? 0;
        const rarity = Math.log(1 + (size - many + 0.5) / (many + 0.5));
        const mean = (totals[field] ?? 0) / size || 1;
        const long = (lengths[document]?.[field] ?? 0) / mean;
        const said = D + (count * (K + 1)) / (count + K * (1 - B + B * long));
        const hit = byDocument.get(document) ?? { document, score: 0, strong: false };
        hit.score += (FIELD_BOOSTS[field] ?? 1) * rarity * said;
        hit.strong ||= field < FIELDS - 1;
        byDocument.set(document, hit);
      }
      return [...byDocument.values()];
    },
  };
}

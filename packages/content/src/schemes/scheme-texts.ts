import type deadlines from '../../scheme-words/deadlines/en.json';
import type documents from '../../scheme-words/documents/en.json';
import type givers from '../../scheme-words/givers/en.json';
import type questions from '../../scheme-words/questions/en.json';
import type reasons from '../../scheme-words/reasons/en.json';

/** A folder of `schemes`: stable, the chat and links name a scheme as `scheme:ID`. */
export type SchemeId = string;

/** Texts of a scheme in one language: `schemes/<id>/<language>.json`. */
export type SchemeText = { name: string; benefit: string; who: string; how: string };

export type GiverCode = keyof typeof givers;
export type DeadlineCode = keyof typeof deadlines;
export type DocumentCode = keyof typeof documents;

/** Questions that only the farmer can answer. */
export type QuestionCode = keyof typeof questions;

/** Reasons of a verdict. */
export type ReasonCode = keyof typeof reasons;

/** The words around the facts, in one language: `scheme-words`. */
export type SchemeWords = {
  givers: Readonly<Record<GiverCode, string>>;
  deadlines: Readonly<Record<DeadlineCode, string>>;
  documents: Readonly<Record<DocumentCode, string>>;
  questions: Readonly<Record<QuestionCode, string>>;
  reasons: Readonly<Record<ReasonCode, string>>;
};

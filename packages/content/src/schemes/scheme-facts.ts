import type { DeadlineCode, DocumentCode, GiverCode, QuestionCode } from './scheme-texts.ts';

/** What can be checked of a scheme's conditions; absent means no such condition. */
export type Criteria = {
  /** The state that offers it. */
  state?: string;
  landMinHa?: number;
  landMaxHa?: number;
  /** Other land limits in some districts of the state. */
  landElsewhere?: { districts: readonly string[]; minHa: number; maxHa: number };
  ageMin?: number;
  ageMax?: number;
  /** Commodity names; growing one of them is enough. */
  crops?: readonly string[];
  livestock?: true;
  /** Questions that must be answered with yes. */
  mustBe?: readonly QuestionCode[];
  /** Questions that must be answered with no. */
  mustNotBe?: readonly QuestionCode[];
};

/** `schemes/<id>/meta.json`, less its place among the schemes. */
export type SchemeFacts = {
  giver: GiverCode;
  since: number;
  url: string;
  /** Null: the Kisan Call Centre. */
  helpline: string | null;
  deadline: DeadlineCode;
  documents: readonly DocumentCode[];
  criteria: Criteria;
  /** False: from general knowledge, not read again for `asOf`; the official site decides. */
  reread: boolean;
};

/** The month in which the facts were gathered; amounts and dates change by government order. */
export const schemesAsOf = '2026-11';

/** Kisan Call Centre, 6 am to 10 pm on all days. */
export const kisanCallCentre = '1800-180-1551';

import { asciiDigits } from '@ankur/languages/digits';

/** A citation as a model writes it: `[2]`, or with the words of the source that it rests on: `[2: "apply 20 kg"]`. */
const QUOTED = /\[(\d{1,2})\s*:\s*([^[\]\n]{1,400})\]/g;
/** Other spellings of the same that models have learnt. */
const SPELT = /【\s*(\d{1,2})[^】\n]{0,40}】|\[\s*(?:source|sources|\^)\s*(\d{1,2})\s*\]/gi;
/** Several numbers in one pair of brackets. */
const LISTED = /\[(\d{1,2})\s*,\s*(?=\d{1,2}\s*[\],])/g;
/** Stands between a number and that of its quotation; a character that no text has. */
const MARK = '\uE000';
const MARKS = new RegExp(MARK, 'g');

/** A citation in a marked text: the source's number, then that of the quotation if there is one. */
export const CITATION = /\[(\d{1,2})(?:\uE000(\d+))?\]/g;

/** A text whose quotations were taken out, so that its sentences can be told apart. */
export interface MarkedText {
  text: string;
  quotes: readonly string[];
}

/** Takes the quotations out of the citations of a generated text. What is marked once stays when the text grows. */
export function markQuotes(generated: string): MarkedText {
  const quotes: string[] = [];
  const text = asciiDigits(generated)
    .replace(MARKS, '')
    .replace(SPELT, (_, bracketed?: string, named?: string) => `[${bracketed ?? named}]`)
    .replace(QUOTED, (_, number: string, quote: string) => {
      quotes.push(quote.trim().replace(/^["'“”«»‘’]+|["'“”«»‘’]+$/g, ''));
      return `[${number}${MARK}${quotes.length - 1}]`;
    })
    .replace(LISTED, '[$1][');
  return { text, quotes };
}

/** The citations as a farmer sees them. */
export const withoutMarks = (text: string): string => text.replace(CITATION, '[$1]');

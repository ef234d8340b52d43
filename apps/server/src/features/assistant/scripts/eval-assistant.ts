import { readFileSync } from 'node:fs';
import { joinAnswers, uncitedLines, writeReply } from '@ankur/assistant/answer/answer';
import { understandAll } from '@ankur/assistant/two-topics';
import type { Language } from '@ankur/languages/languages';
import { composeFromLibrary } from '../answer/compose.ts';
import { createLibrary, type Library } from '../library.ts';

interface Question {
  question: string;
  /** An earlier question that it goes on with. */
  previous?: string;
  lang: string;
  /** Documents that rightly answer; null when something should answer, and nobody has said what. */
  expect: string[] | null;
  /** Facts that answer it, as `<document>#<key>`. */
  facts: string[];
  /** What the question is about, as its writer sorted it. */
  subject: string;
}

function readQuestions(file: string): Question[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line, index) => {
      const value = JSON.parse(line) as Partial<Question> & { answerable?: boolean; kind?: string };
      const { question, lang = '?', answerable } = value;
      const { expect = answerable ? null : [] } = value;
      if (typeof question !== 'string' || (value.expect ?? answerable) === undefined) {
        throw new Error(`line ${index + 1}: needs "question" and "expect" or "answerable"`);
      }
      const subject = value.subject ?? value.kind ?? '?';
      return { ...value, question, lang, expect, subject, facts: value.facts ?? [] };
    });
}

/** A fact's sentence in a language, by `<document>#<key>`. */
function factText(library: Library, fact: string, language: Language): string | undefined {
  const [id = '', key] = fact.split('#');
  return library.find(id)?.facts?.find((known) => known.key === key)?.text[language];
}

const percent = (part: number, of: number) =>
  of === 0 ? '–' : `${((100 * part) / of).toFixed(1)} %`;
const plain = (id: string) => id.toLowerCase();

function measure(questions: readonly Question[], say: (line: string) => void, verbose: boolean) {
  const library = createLibrary();
  const sums = {
    answerable: 0,
    named: 0,
    first: 0,
    three: 0,
    sourced: 0,
    unanswerable: 0,
    refused: 0,
  };
  const byLanguage = new Map<string, { asked: number; three: number }>();
  const bySubject = new Map<string, { asked: number; right: number }>();
  const count = (name: string, right: boolean) => {
    const row = bySubject.get(name) ?? { asked: 0, right: 0 };
    bySubject.set(name, { asked: row.asked + 1, right: row.right + (right ? 1 : 0) });
  };
  let uncited = 0;
  const direct = { asked: 0, first: 0, second: 0 };
  const times: number[] = [];
  for (const { question, previous, lang, expect, subject, facts } of questions) {
    const began = performance.now();
    const { whole, parts } = understandAll(library, question, previous);
    const answers = parts.map((part) => composeFromLibrary(part));
    times.push(performance.now() - began);
    const sources = parts.flatMap(({ tool }, index) => [
      ...(tool ? [tool] : []),
      ...(answers[index]?.sources.map(({ id }) => id) ?? []),
    ]);
    uncited += uncitedLines(joinAnswers(answers)).length;
    if (facts.length > 0) {
      const told = joinAnswers(answers).lines.map(({ text }) => text);
      const right = facts.map((fact) => factText(library, fact, whole.language));
      const at = told.findIndex((text) => right.includes(text));
      direct.asked += 1;
      if (at === 0) direct.first += 1;
      else if (at === 1) direct.second += 1;
      else if (verbose) say(`right fact not in two sentences: ${question} (${facts[0]})`);
    }
    const outside = expect?.length === 0;
    for (const group of [lang, subject])
      count(`${outside ? 'refused' : 'answered'} ${group}`, outside === (sources.length === 0));
    if (outside) {
      sums.unanswerable += 1;
      if (sources.length === 0) sums.refused += 1;
      else if (verbose)
        say(`answered though nothing is known: ${question} → ${sources.join(', ')}`);
      continue;
    }
    sums.answerable += 1;
    if (sources.length > 0) sums.sourced += 1;
    else if (verbose)
      say(`not answered: ${question} (${expect ?? '?'}) best ${whole.candidates[0]}`);
    if (expect === null) continue;
    const wanted = expect.map(plain);
    const firsts = parts.length > 1 ? parts.flatMap(({ candidates }) => candidates[0] ?? []) : [];
    const found = [...new Set([...firsts, ...whole.candidates])].slice(0, 3).map(plain);
    const row = byLanguage.get(lang) ?? { asked: 0, three: 0 };
    sums.named += 1;
    row.asked += 1;
    if (wanted.includes(found[0] ?? '')) sums.first += 1;
    if (found.some((id) => wanted.includes(id))) {
      sums.three += 1;
      row.three += 1;
    } else if (verbose)
      say(`missed: ${question} wanted ${expect.join(', ')} got ${found.join(', ')}`);
    byLanguage.set(lang, row);
  }
  times.sort((a, b) => a - b);
  say(`questions: ${questions.length} (${sums.answerable} answerable, ${sums.unanswerable} not)`);
  say(`top-1 retrieval recall: ${percent(sums.first, sums.named)}`);
  say(`top-3 retrieval recall: ${percent(sums.three, sums.named)}`);
  for (const [lang, row] of [...byLanguage].sort()) {
    say(`  ${lang}: top-3 ${percent(row.three, row.asked)} of ${row.asked}`);
  }
  say(`answered with a source: ${percent(sums.sourced, sums.answerable)}`);
  say(`correct refusals: ${percent(sums.refused, sums.unanswerable)}`);
  for (const [name, { right, asked }] of [...bySubject].sort())
    say(`  ${name}: ${percent(right, asked)} of ${asked}`);
  if (direct.asked > 0) {
    const { asked, first, second } = direct;
    const two = percent(first + second, asked);
    say(`right fact first: ${percent(first, asked)}, among two sentences: ${two} of ${asked}`);
  }
  say(`uncited claims: ${uncited}`);
  say(`median time: ${(times[Math.floor(times.length / 2)] ?? 0).toFixed(1)} ms`);
  if (verbose)
    say(writeReply(composeFromLibrary(library.understand(questions[0]?.question ?? ''))));
}

const [file, flag] = process.argv.slice(2);
if (!file) {
  process.stderr.write('usage: npm run eval:assistant -- FILE.jsonl [--verbose]\n');
  process.exitCode = 2;
} else {
  measure(readQuestions(file), (line) => process.stdout.write(`${line}\n`), flag === '--verbose');
}

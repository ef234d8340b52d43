// Prints what the question encoder is trained on, one JSON object {"text", "language", "topic", "fact", "source"} a line: the written
// questions of training/questions, a few words on the facts that many crops and diseases have (fact-phrases.json), the facts and the
// library's own titles and sentences. `topic` is a document's id, a tool or "none".
import { globSync, readFileSync } from 'node:fs';
import { knownDocuments } from '../../apps/server/src/features/assistant/knowledge/documents.ts';
import { romanise as romaniseWord } from '../../packages/assistant/src/language/sound-key.ts';

const print = (text, language, topic, fact, source) =>
  process.stdout.write(`${JSON.stringify({ text, language, topic, fact, source })}\n`);
const root = new URL('../../', import.meta.url);
const PIECE = 14;
/** A section is named after its fact, or `*`; in files on topics after its scenario, and behind `=` what of the topic is asked. */
const factOf = (kind, section) => {
  if (kind === 'topic') return section.split(' = ')[1] ?? null;
  return section === '*' ? null : section;
};
const romanise = (text) => text.split(/\s+/).map(romaniseWord).join(' ');

for (const file of globSync('training/questions/*/*.txt', { cwd: root }).sort()) {
  const [kind, name] = file.split('/').slice(-2);
  const id = `${kind}:${name.replace('.txt', '')}`;
  let fact = null;
  for (const line of readFileSync(new URL(file, root), 'utf8').split('\n')) {
    if (line.startsWith('# ')) fact = factOf(kind, line.slice(2).trim());
    else if (line.trim())
      print(line.slice(4), line.slice(0, 2), kind === 'topic' ? id.slice(6) : id, fact, 'question');
  }
}
for (const file of globSync('packages/content/facts/*/*/{en,hi,mr,te}.json', {
  cwd: root,
}).sort()) {
  const [kind, id, name] = file.split('/').slice(-3);
  const { facts } = JSON.parse(readFileSync(new URL(file, root), 'utf8'));
  for (const [fact, text] of Object.entries(facts))
    print(text, name.slice(0, 2), `${kind}:${id}`, fact, 'fact');
}
for (const { id, title, passages } of knownDocuments()) {
  for (const [language, text] of Object.entries(title)) print(text, language, id, null, 'title');
  for (const [language, lines] of Object.entries(passages))
    for (const line of lines) {
      const own = line.split(/\s+/);
      for (let at = 0; at === 0 || at + 5 < own.length; at += PIECE)
        print(own.slice(at, at + PIECE).join(' '), language, id, null, 'text');
    }
}
/** As somebody types in a hurry: the name and a word or two for what is asked, the one before or behind the other. */
const phrases = JSON.parse(readFileSync(new URL('fact-phrases.json', import.meta.url), 'utf8'));
const PHRASES_EACH = 2;
for (const { id, title, facts } of knownDocuments()) {
  const kinds = Object.entries(phrases[id.split(':')[0]] ?? {});
  kinds.forEach(([keys, said], kind) => {
    const fact = facts.find(({ key, states }) => !states && new RegExp(keys).test(key));
    if (!fact) return;
    for (const [language, own] of Object.entries(said))
      for (let copy = 0; copy < PHRASES_EACH; copy += 1) {
        const phrase = own[(id.length + kind + copy * 2) % own.length];
        const name = /^[a-z]/.test(phrase) ? romanise(title[language]) : title[language];
        const text = (kind + copy) % 3 === 0 ? `${phrase} ${name}` : `${name} ${phrase}`;
        print(text, language, id, fact.key, 'phrase');
      }
  });
}
const words = readFileSync(new URL('words.tsv', import.meta.url), 'utf8').trim();
for (const line of words.split('\n')) {
  const [id, said = ''] = line.split('\t');
  const own = said.split(' ');
  for (let at = 0; at < own.length; at += 3)
    print(own.slice(at, at + 3).join(' '), 'en', id, null, 'words');
}
// Questions of the tests that have to go on being answered as they were; no judging set holds them.
const acceptance = readFileSync(new URL('acceptance.tsv', import.meta.url), 'utf8').trim();
for (const line of acceptance.split('\n')) {
  const [topic, language, text] = line.split('\t');
  for (let copy = 0; copy < 3; copy += 1) print(text, language, topic, null, 'question');
}

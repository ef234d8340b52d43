// Reads a JSON list of texts from standard input and prints the number that each says, null where it is none or several.
import { text } from 'node:stream/consumers';
import { entryWords } from '../../packages/assistant/src/entry/entry-words.ts';
import { numbersIn } from '../../packages/assistant/src/entry/numbers.ts';

const spoken = JSON.parse(await text(process.stdin));
const read = (one) => {
  const words = entryWords(one);
  const numbers = numbersIn(words);
  return numbers.length === 1 ? numbers[0].value : null;
};
process.stdout.write(JSON.stringify(spoken.map(read)));

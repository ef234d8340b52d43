import { readFileSync } from 'node:fs';
import {
  createQuestionEncoder,
  type QuestionEncoder,
} from '@ankur/assistant/retrieval/question-encoder';
import { packagesFolder } from '@ankur/content/collection';
import { cropMentions } from '../knowledge/named-crop.ts';

/** The encoder of questions, read from disk. */
export function questionEncoder(): QuestionEncoder {
  const file = readFileSync(packagesFolder('assistant', 'model', 'questions.bin'));
  const bytes = file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength);
  return createQuestionEncoder(bytes as ArrayBuffer, cropMentions);
}

// Runs in a thread of its own: the library is read here, and a message that takes long delays no other request.
import { parentPort } from 'node:worker_threads';
import { understandAll } from '@ankur/assistant/two-topics';
import { reasonOf } from '../../../platform/errors/reason.ts';
import { releaseMemory } from '../../../platform/release-memory.ts';
import { createLibrary } from '../library.ts';
import type { UnderstandAnswer, UnderstandQuestion } from './understand-messages.ts';

const library = createLibrary();
const send = (answer: UnderstandAnswer) => parentPort?.postMessage(answer);

function answer({ id, message, previous }: UnderstandQuestion): UnderstandAnswer {
  try {
    return { id, asked: understandAll(library, message, previous) };
  } catch (error) {
    return { id, fault: reasonOf(error) };
  }
}

// Loads the tables of places and the classifier, which the first question would wait for.
understandAll(library, 'will it rain tomorrow in Nashik and what is the price of onion');
releaseMemory();
parentPort?.on('message', (question: UnderstandQuestion) => send(answer(question)));
send({ ready: true });

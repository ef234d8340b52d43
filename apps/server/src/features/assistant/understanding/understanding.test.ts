import { understandAll } from '@ankur/assistant/two-topics';
import type { EmergencyKind } from '@ankur/contracts/assistant/emergency-kinds';
import { afterAll, describe, expect, it } from 'vitest';
import { AppError } from '../../../platform/errors/app-error.ts';
import { composeAll } from '../answer/answer-all.ts';
import { composeFromLibrary } from '../answer/compose.ts';
import { createLibrary } from '../library.ts';
import type { FarmTools } from '../tools/farm-toolbox.ts';
import {
  createUnderstandThread,
  NotUnderstood,
  type UnderstandThread,
} from './understand-thread.ts';
import { createUnderstanding } from './understanding.ts';

const library = createLibrary();
const noTools: FarmTools = {
  tell: async () => null,
  suitedSchemes: async () => [],
  books: async () => [],
  eligibility: async () => [],
  irrigation: async () => [],
  ownWater: async () => [],
  ownCrop: async () => null,
};
const real = createUnderstandThread();
afterAll(() => real.close());

/** A thread of which a test says what it does; tells how often it was asked. */
function scripted(answer: (message: string) => ReturnType<UnderstandThread['ask']>) {
  const asked: string[] = [];
  const understanding = createUnderstanding({
    ask: (message) => {
      asked.push(message);
      return answer(message);
    },
    warm: () => {},
    close: async () => {},
  });
  return { understanding, asked };
}
const refusing = (reason: 'late' | 'busy') =>
  scripted(() => Promise.reject(new NotUnderstood(reason)));
const inTime = () => scripted(async (message) => understandAll(library, message));

const refusalOf = async (asked: Promise<unknown>): Promise<AppError> => {
  const error = await asked.then(
    () => null,
    (fault: unknown) => fault,
  );
  if (!(error instanceof AppError)) throw new Error(`no refusal: ${error}`);
  return error;
};

it.each([
  ['how to make silage? also what is pm kisan', undefined],
  ['गेहूँ में पीला रतुआ का इलाज', undefined],
  ['and how much?', 'how much mineral mixture for a cow'],
  ['my cow ate urea', undefined],
  ['నాసిక్‌లో రేపు వర్షం పడుతుందా', undefined],
])('%s is understood in the thread as without it', async (message, previous) => {
  const asked = await createUnderstanding(real).ask(message, previous);
  expect(asked).toEqual(understandAll(library, message, previous));
});

describe('what was understood once', () => {
  it('is remembered by the message and the question before it', async () => {
    const { understanding, asked } = inTime();
    const first = await understanding.ask('how to make silage', undefined);
    expect(await understanding.ask('how to make silage', undefined)).toBe(first);
    await understanding.ask('how to make silage', 'what is pm kisan');
    expect(asked).toHaveLength(2);
  });

  it('is asked once by those who ask at the same time', async () => {
    const { understanding, asked } = inTime();
    const ask = () => understanding.ask('how to make silage', undefined);
    const [a, b] = await Promise.all([ask(), ask()]);
    expect(a).toBe(b);
    expect(asked).toHaveLength(1);
  });

  it('is held with one copy of each document', async () => {
    const understanding = createUnderstanding(real);
    const [a, b] = [
      await understanding.ask('how to make silage', undefined),
      await understanding.ask('how is silage made', undefined),
    ];
    expect(a.whole.documents[0]).toBeDefined();
    expect(a.whole.documents[0]).toBe(b.whole.documents[0]);
  });

  it('or took too long, is not tried again at once', async () => {
    const { understanding, asked } = refusing('late');
    await refusalOf(understanding.ask('how to make silage', undefined));
    await refusalOf(understanding.ask('how to make silage', undefined));
    expect(asked).toHaveLength(1);
  });
});

describe('when understanding has no time', () => {
  it.each([
    ['how to make silage', /Too many questions/],
    ['साइलेज कैसे बनाएँ', /बहुत से सवाल/],
    ['मुरघास कसा बनवायचा', /खूप प्रश्न/],
    ['సైలేజ్ ఎలా చేయాలి', /చాలా ప్రశ్నలు/],
  ])('%s is refused in its language, with the time to wait', async (message, details) => {
    for (const reason of ['late', 'busy'] as const) {
      const error = await refusalOf(refusing(reason).understanding.ask(message, undefined));
      expect([error.status, error.retryAfterS]).toEqual([503, 3]);
      expect(error.extra?.details).toMatch(details);
    }
  });

  const seeing = (level: 'sure' | 'maybe', kind: EmergencyKind) => {
    const asked: string[] = [];
    const thread: UnderstandThread = {
      warm: () => {},
      ask: async (message) => {
        asked.push(message);
        throw new NotUnderstood('busy');
      },
      close: async () => {},
    };
    const gate = () => ({ level, kind });
    return { understanding: createUnderstanding(thread, () => {}, gate), asked };
  };

  it('people in danger do not even wait for it', async () => {
    const { understanding, asked } = seeing('sure', 'poison');
    const { whole } = await understanding.ask('मेरे पति ने कीटनाशक पी लिया है', undefined);
    expect(whole).toMatchObject({ language: 'hi', emergency: { level: 'sure', kind: 'poison' } });
    expect(composeFromLibrary(whole).plain).toContain('108');
    expect(asked).toEqual([]);
  });

  it('an animal in danger is helped without the article on it', async () => {
    const { understanding, asked } = seeing('sure', 'animal-poison');
    const { whole } = await understanding.ask('my cow ate urea', undefined);
    const { plain, sources } = composeFromLibrary(whole);
    expect(plain).toContain('1962');
    expect(sources).toEqual([]);
    expect(asked).toHaveLength(1);
  });

  it('a person in danger who writes at length is helped, too', async () => {
    const { understanding, asked } = seeing('sure', 'poison');
    const story = `my father drank pesticide. ${'we were in the field and he '.repeat(40)}`;
    const { whole } = await understanding.ask(story, undefined);
    expect(whole.emergency).toEqual({ level: 'sure', kind: 'poison' });
    expect(asked).toHaveLength(1);
  });

  it('whoever may be in danger is told whom to call, and that the rest has to wait', async () => {
    const { understanding } = seeing('maybe', 'heat');
    const asked = await understanding.ask('my head turns in the sun', undefined);
    const answer = await composeAll(asked, noTools, () => null);
    expect(answer.calm).toMatch(/\d{3}/);
    expect(answer.plain).toMatch(/Too many questions/);
  });
});

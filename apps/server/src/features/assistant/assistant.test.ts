import { assistantEndpoints } from '@ankur/contracts/assistant/endpoints';
import { check } from '@ankur/contracts/http/errors';
import { aFarmer, type TestFarmer } from '@ankur/testkit/farmers';
import { multipart } from '@ankur/testkit/multipart';
import { buildTestApp, type TestApp } from '@ankur/testkit/test-app';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const CHAT = '/api/chatbot/chat/';
const SESSIONS = '/api/chatbot/sessions/';
const PROFILE = {
  name: 'Asha Pawar',
  age: '41',
  contact: '9876543210',
  location: 'Yavatmal',
  land_size: '5',
  land_type: 'irrigated',
  crops: 'Wheat, Cotton',
  livestock: '2 cows',
  fertilizers: '',
  pesticides: '',
  irrigation: 'flood',
  seed_brand: 'Mahabeej',
  annual_crops: '2',
};
let house: TestApp;
let farmer: TestFarmer;
beforeAll(async () => {
  house = await buildTestApp();
  farmer = await aFarmer(house.app);
});
afterAll(() => house.close());

const post = (payload: object) => house.app.inject({ method: 'POST', url: CHAT, payload });
const ask = async (message: string, session_id: string | null = null) => {
  const answer = await post({ message, session_id });
  expect(answer.statusCode).toBe(200);
  expect(check(assistantEndpoints.chat.answer, answer.json()).ok).toBe(true);
  return answer.json();
};
const idsOf = (answer: { sources: { id: string }[] }) => answer.sources.map(({ id }) => id);

describe('a question', () => {
  it('is answered in the sentences of an article, each with its number', async () => {
    const answer = await ask('What should I dip the teats in after milking?');
    expect(idsOf(answer)[0]).toBe('guidance:2');
    expect(answer.sources[0]).toMatchObject({ url: '/application/2' });
    for (const line of answer.reply.split('\n')) expect(line).toMatch(/\[\d\]$/);
    expect(answer.reply).toContain('iodine');
  });

  it.each([
    ['थनैला से बचाव कैसे करें', 'guidance:2', /[\u0900-\u097F]/],
    ['मुरघास कसा बनवावा', 'guidance:8', /[\u0900-\u097F]/],
    ['వరిలో అగ్గి తెగులు', 'disease:rice_blast', /[\u0C00-\u0C7F]/],
    ['gehu me pani kab de', 'crop:wheat', /[\u0900-\u097F]/],
    ['pm kisan yojana ki kist', 'scheme:pm-kisan', /[\u0900-\u097F]/],
  ])(
    'in another language or Latin letters, "%s", is answered in that language',
    async (question, id, script) => {
      const answer = await ask(question);
      expect(idsOf(answer)).toContain(id);
      expect(answer.reply).toMatch(script);
    },
  );

  it('on two things is answered on both, each with its source', async () => {
    const answer = await ask('when to sow wheat and what is the price of onion');
    expect(idsOf(answer)).toEqual(['crop:wheat', 'prices']);
    const lines: string[] = answer.reply.split('\n');
    expect(lines[0]).toMatch(/November.*\[1\]$/);
    expect(lines.at(-1)).toMatch(/Onion.*\[2\]$/);
  });

  it('of which one part is known is answered on that, and the other is named', async () => {
    const answer = await ask('गेहूं कब बोएं और ट्रैक्टर कौन सा लें');
    expect(idsOf(answer)).toEqual(['crop:wheat']);
    expect(answer.reply.split('\n').at(-1)).toMatch(/“ट्रैक्टर कौन सा लें”.*1800-180-1551/);
  });

  it('nobody here can answer gets no sources and a way to an expert', async () => {
    for (const question of ['Who won the cricket match?', 'मशरूम की खेती कैसे करें', 'xqzt']) {
      const answer = await ask(question);
      expect(answer.sources).toEqual([]);
      expect(answer.reply).toMatch(/1800-180-1551/);
    }
  });

  it.each(['சைலேஜ் எப்படி செய்வது?', 'ਸਾਈਲੇਜ ਕਿਵੇਂ ਬਣਾਈਏ', 'ಸೈಲೇಜ್ ಹೇಗೆ ಮಾಡುವುದು'])(
    'in a script that the library does not know is refused: %s',
    async (question) => {
      expect((await ask(question)).sources).toEqual([]);
    },
  );

  it('that is a greeting is greeted', async () => {
    const answer = await ask('Hello!');
    expect(answer.sources).toEqual([]);
    expect(answer.reply).toMatch(/^Hello/);
  });

  it.each(['', '   ', undefined, 7, 'x'.repeat(2001)].map((message) => ({ message })))(
    'that is empty, no text or too long is refused with details and errors',
    async ({ message }) => {
      const answer = await post({ message, session_id: null });
      expect(answer.statusCode).toBe(400);
      expect(answer.json().details).toBeTruthy();
      expect(answer.json().errors.message).toHaveLength(1);
    },
  );

  it('of an emergency gets the helplines first, in its own language', async () => {
    const suicide = await ask('I want to kill myself because of the loan');
    expect(suicide.reply).toMatch(/14416/);
    expect(suicide.reply).toMatch(/112/);
    const swallowed = await ask('पति ने कीटनाशक पी लिया है');
    expect(swallowed.reply).toMatch(/^अभी 108/);
    const snake = await ask('పాము కరిచింది');
    expect(snake.reply).toMatch(/108/);
    const sting = await ask('माझ्या भावाला साप चावला');
    expect(sting.reply).toMatch(/14416/);
  });
});

describe('a refusal', () => {
  it.each([
    '{bad',
    '[]',
    '"x"',
    '{"message":" "}',
    '{"message":5}',
    '{"message":"a","session_id":7}',
  ])('of %s carries its details beside the errors', async (payload) => {
    const answer = await house.app.inject({
      method: 'POST',
      url: CHAT,
      payload,
      headers: { 'content-type': 'application/json' },
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().details).toMatch(/\w/);
    expect(Object.keys(answer.json().errors)).toHaveLength(1);
  });
});

describe('a session', () => {
  it('remembers what was spoken of', async () => {
    const first = await ask('how to make silage');
    const second = await ask('how much per day?', first.session_id);
    expect(second.session_id).toBe(first.session_id);
    expect(idsOf(second)).toContain('guidance:8');
  });

  it('that is unknown or of a wrong form becomes a new one', async () => {
    for (const id of ['nonsense', '0190a5b0-0000-7000-8000-000000000000']) {
      expect((await ask('hello', id)).session_id).not.toBe(id);
    }
  });

  it('of a farmer is closed to everybody else', async () => {
    const mine = (await farmer.call('POST', CHAT, { message: 'silage', session_id: null })).json();
    const other = await aFarmer(house.app);
    const theirs = await other.call('POST', CHAT, {
      message: 'and how much?',
      session_id: mine.session_id,
    });
    expect(theirs.json().session_id).not.toBe(mine.session_id);
    expect((await ask('and how much?', mine.session_id)).session_id).not.toBe(mine.session_id);
    for (const method of ['GET', 'DELETE'] as const) {
      expect((await other.call(method, `${SESSIONS}${mine.session_id}/`)).statusCode).toBe(404);
    }
  });

  it('can be listed, read and deleted by its farmer', async () => {
    const asha = await aFarmer(house.app);
    const first = (await asha.call('POST', CHAT, { message: 'How to wean a calf?' })).json();
    await asha.call('POST', CHAT, { message: 'hay', session_id: first.session_id });
    const second = (await asha.call('POST', CHAT, { message: 'hello' })).json();
    const list = (await asha.call('GET', SESSIONS)).json();
    expect(check(assistantEndpoints.sessions.answer, list).ok).toBe(true);
    expect(list.map((row: { title: string }) => row.title)).toEqual([
      'hello',
      'How to wean a calf?',
    ]);
    const turns = (await asha.call('GET', `${SESSIONS}${first.session_id}/`)).json().turns;
    expect(turns.map((turn: { question: string }) => turn.question)).toEqual([
      'How to wean a calf?',
      'hay',
    ]);
    const url = `${SESSIONS}${second.session_id}/`;
    expect((await asha.call('DELETE', url)).statusCode).toBe(204);
    expect((await asha.call('DELETE', url)).statusCode).toBe(404);
    expect((await asha.call('GET', `${SESSIONS}nonsense/`)).statusCode).toBe(404);
  });

  it('shows its last two hundred turns, oldest first', async () => {
    const asha = await aFarmer(house.app);
    const { session_id } = (await asha.call('POST', CHAT, { message: 'hello' })).json();
    const { db, ids, clock } = house.inputs;
    const at = clock.now().toISOString();
    for (let turn = 1; turn <= 200; turn++)
      await db.execute(sql`insert into chat_turns (id, session_id, question, reply, sources, created_at)
        values (${ids.next()}, ${session_id}, ${`question ${turn}`}, '', '[]', ${at}::timestamptz)`);
    const { turns } = (await asha.call('GET', `${SESSIONS}${session_id}/`)).json();
    expect([turns.length, turns[0].question, turns[199].question]).toEqual([
      ...[200, 'question 1', 'question 200'],
    ]);
  });

  it('is only listed to somebody who is signed in', async () => {
    expect((await house.app.inject({ method: 'GET', url: SESSIONS })).statusCode).toBe(401);
  });
});

describe("the farmer's own affairs", () => {
  it('are told from the tasks and the books', async () => {
    const asha = await aFarmer(house.app);
    await asha.call('POST', '/api/user/farm-tasks/', {
      task_name: 'Weed cotton',
      date: '2026-11-22',
    });
    await asha.call('POST', '/api/user/incomes/', {
      source: 'crop_sale',
      amount: 1500.5,
      description: '',
      date: '2026-11-20',
    });
    const tasks = (await asha.call('POST', CHAT, { message: 'what are my tasks today' })).json();
    expect(idsOf(tasks)).toEqual(['tasks']);
    expect(tasks.reply).toContain('Weed cotton');
    const money = (await asha.call('POST', CHAT, { message: 'या महिन्याचा नफा किती' })).json();
    expect(idsOf(money)).toEqual(['finance']);
    expect(money.reply).toContain('₹1,500.5');
  });

  it('need a sign-in, and a place for the weather', async () => {
    const tasks = await ask('show my tasks for today');
    expect(idsOf(tasks)).toEqual(['tasks']);
    expect(tasks.reply).toMatch(/Sign in/);
    const rain = (await farmer.call('POST', CHAT, { message: 'will it rain tomorrow' })).json();
    expect(idsOf(rain)).toEqual(['weather']);
  });

  it('include the last price and the support price of what is asked for', async () => {
    const answer = await ask('gehu ka bhav kya hai');
    expect(idsOf(answer)).toEqual(['prices']);
    expect(answer.reply).toMatch(/₹[\d,]+/);
  });

  it('decide which schemes are named first', async () => {
    for (const question of ['Which schemes am I eligible for?', 'मुझे कौन सी योजना मिल सकती है']) {
      const answer = await ask(question);
      expect(answer.sources).toHaveLength(3);
      expect(idsOf(answer).every((id) => id.startsWith('scheme:'))).toBe(true);
      expect(answer.reply.split('\n')).toHaveLength(3);
    }
  });

  it.each([
    ['when do I water?', /^Wheat, 3 acres: .*\[1\]$/],
    ['पानी कब दूँ?', /^गेहूँ, 3 एकड़: .*\[1\]$/],
    ['पाणी कधी देऊ?', /^गहू, 3 एकर: .*\[1\]$/],
    ['నీరు ఎప్పుడు పెట్టాలి?', /^గోధుమ, 3 ఎకరాలు: .*\[1\]$/],
  ])('tell when to water what stands, without asking which crop: %s', async (message, line) => {
    const asha = await aFarmer(house.app);
    const location = { lat: 20.39, lon: 78.12 };
    await asha.call('POST', '/api/user/fields/', { name: 'Canal', area: 3, location });
    const sown = { crop: 'wheat', sown_on: '2026-11-01', area_acres: 3 };
    await asha.call('POST', '/api/user/plantings/', sown);
    const answer = (await asha.call('POST', CHAT, { message })).json();
    expect(answer.reply.split('\n')).toEqual([expect.stringMatching(line)]);
    expect(idsOf(answer)).toEqual(['weather']);
  });

  it.each(['when do I water?', 'पानी कब दूँ?'])(
    'tell of the crop that stands what its guide says where the calculation does not know it: %s',
    async (message) => {
      const asha = await aFarmer(house.app);
      const sown = { crop: 'cotton', sown_on: '2026-08-20', area_acres: 3 };
      await asha.call('POST', '/api/user/plantings/', sown);
      const answer = (await asha.call('POST', CHAT, { message })).json();
      expect(idsOf(answer)).toContain('crop:cotton');
    },
  );

  it.each([
    'should I give water to my wheat this week?',
    'इस हफ्ते गेहूँ को पानी दूँ या नहीं?',
    'या आठवड्यात गव्हाला पाणी द्यायचे का?',
    'ఈ వారం గోధుమకు నీళ్లు పెట్టాలా?',
  ])(
    'send who is not known to the calculation for the water of these days: %s',
    async (message) => {
      expect(idsOf(await ask(message))).toEqual(['help:watering', 'crop:wheat']);
    },
  );

  it('are reckoned into the water of a crop, with the source of it', async () => {
    const asha = await aFarmer(house.app);
    const { payload, headers } = await multipart(PROFILE);
    const saved = await house.app.inject({
      method: 'POST',
      url: '/api/user/profile-input/',
      payload,
      headers: { ...headers, authorization: `Bearer ${asha.access}` },
    });
    expect(saved.statusCode).toBe(200);
    const water = (
      await asha.call('POST', CHAT, { message: 'How much water does my wheat need?' })
    ).json();
    expect(idsOf(water)).toEqual(['crop:wheat', 'weather']);
    expect(water.reply.split('\n')[0]).toMatch(/5 acres .* m³ .*\[2\]$/);
    for (const message of ['When is the first irrigation of wheat?', 'गेहूं में पहला पानी कब दें']) {
      const first = (await asha.call('POST', CHAT, { message })).json();
      expect(idsOf(first)).toEqual(['crop:wheat', 'weather']);
      expect(first.reply.split('\n')[0]).toMatch(/20 (to|से) 25 .*\[1\]$/);
    }
    const now = (
      await asha.call('POST', CHAT, { message: 'should I give water to my wheat this week?' })
    ).json();
    expect(idsOf(now)).toEqual(['crop:wheat', 'weather']);
    expect(now.reply.split('\n')[0]).toMatch(/5 acres .* m³ .*\[2\]$/);
    const rain = (await asha.call('POST', CHAT, { message: 'will it rain tomorrow' })).json();
    expect(idsOf(rain)).toEqual(['weather']);
    expect(rain.reply).toMatch(/°C/);
  });
});

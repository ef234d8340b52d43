import { assistantEndpoints } from '@ankur/contracts/assistant/endpoints';
import { assistantQuestionEndpoints } from '@ankur/contracts/assistant/question-endpoints';
import { check } from '@ankur/contracts/http/errors';
import { LANGUAGE_CODES } from '@ankur/languages/languages';
import { buildApp } from '@ankur/server/app';
import { aFarmer, type TestFarmer } from '@ankur/testkit/farmers';
import { buildTestApp, type TestApp } from '@ankur/testkit/test-app';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listActions } from '../../../platform/audit/moderation-log.ts';
import { createQuestionsRepository } from './questions.repository.ts';

const LANGUAGE_UNKNOWN = `Language must be ${LANGUAGE_CODES.slice(0, -1).join(', ')} or ${LANGUAGE_CODES.at(-1)}`;

const CHAT = '/api/chatbot/chat/';
const FEEDBACK = '/api/chatbot/feedback/';
const QUEUE = '/api/user/assistant-questions/';
const GUIDE = '/api/chatbot/guide/?lang=';
const NOBODY = '0192f0c0-0000-7000-8000-000000000000';
const FORM = {
  title: 'Ring spot of papaya',
  answer: 'Pull out plants with rings on the fruit.\nKeep aphids away from the rest.',
  language: 'en',
  sources: [{ name: 'ICAR-IIHR', url: 'https://www.iihr.res.in/' }],
};

let test: TestApp;
let asha: TestFarmer;
let doctor: TestFarmer;
let colleague: TestFarmer;

const isExpert = (farmer: TestFarmer) =>
  test.inputs.db.execute(sql`insert into experts (farmer_id, fields, languages, added_at)
    select id, array['crop_diseases']::text[], array['english']::text[], now() from farmers where email = ${farmer.email}`);
beforeAll(async () => {
  test = await buildTestApp();
  asha = await aFarmer(test.app, { name: 'Asha Pawar' });
  doctor = await aFarmer(test.app, { name: 'Kavita Rao' });
  colleague = await aFarmer(test.app, { name: 'Ravi Teja' });
  await isExpert(doctor);
  await isExpert(colleague);
});
beforeEach(() => test.clock.set('2026-11-21T06:00:00Z'));
afterAll(() => test.close());

const ask = async (message: string, farmer: TestFarmer | null = null, session_id?: string) => {
  const body = { message, session_id: session_id ?? null };
  const answer = farmer
    ? await farmer.call('POST', CHAT, body)
    : await test.app.inject({ method: 'POST', url: CHAT, payload: body });
  expect(check(assistantEndpoints.chat.answer, answer.json()).ok).toBe(true);
  return answer.json();
};
const rate = (body: object) => test.app.inject({ method: 'POST', url: FEEDBACK, payload: body });
const queue = async (tail = '') => {
  const answer = await doctor.call('GET', `${QUEUE}${tail}`);
  expect(check(assistantQuestionEndpoints.list.answer, answer.json()).ok).toBe(true);
  return answer.json();
};
const inQueue = async (word: string) =>
  (await queue('?limit=100')).find(({ questions }: { questions: string[] }) =>
    questions.some((question) => question.includes(word)),
  );
const signedBy = (sources: { id: string }[]) =>
  sources.map(({ id }) => id).filter((id) => id.startsWith('expert:'));
const signedTo = async (question: string) => signedBy((await ask(question)).sources);
/** A question of its own for a test, and its group in the queue. */
const opened = async (question: string) => {
  const { session_id, turn } = await ask(question);
  await rate({ session_id, turn, helped: false });
  return inQueue(question);
};
const released = async (question: string, changes = {}) => {
  const { id } = await opened(question);
  await doctor.call('POST', `${QUEUE}${id}/answer/`, { ...FORM, title: question, ...changes });
  expect((await doctor.call('POST', `${QUEUE}${id}/release/`)).statusCode).toBe(200);
  return id as string;
};

describe('the queue of questions', () => {
  it('holds what was refused, grouped, counted once a conversation and without who asked', async () => {
    const first = await ask('I am Asha, 98765 43210: मशरूम की खेती कैसे करें', asha);
    expect(first.sources).toEqual([]);
    await ask('मशरूम की खेती कैसे करते हैं', asha);
    const { session_id } = await ask('मशरूम की खेती कैसे करें');
    await ask('मशरूम की खेती कैसे करें?', null, session_id);
    expect(await inQueue('मशरूम की')).toMatchObject({
      asked: 3,
      not_helped: 0,
      status: 'waiting',
      language: 'hi',
    });
    expect(JSON.stringify(await queue('?limit=100'))).not.toMatch(/98765|Asha|Pawar/);
  });

  it('is ordered by how often a question was asked, in pages, by state', async () => {
    await opened('quinoa seeds shattering early');
    const all = await queue('?limit=100');
    const asked = all.map((one: { asked: number }) => one.asked);
    expect(asked).toEqual([...asked].sort((a: number, b: number) => b - a));
    const seen: string[] = [];
    for (let url: string | null = `${QUEUE}?limit=1`; url; ) {
      const answer = await doctor.call('GET', url);
      seen.push(...answer.json().map(({ id }: { id: string }) => id));
      url = /<([^>]+)>/.exec(String(answer.headers.link ?? ''))?.[1] ?? null;
    }
    expect(seen).toEqual(all.map(({ id }: { id: string }) => id));
    expect(await queue('?status=withdrawn')).toEqual([]);
    expect((await doctor.call('GET', `${QUEUE}?status=odd`)).json().errors).toEqual({
      status: ['Status must be waiting, answered, released or withdrawn'],
    });
    expect((await doctor.call('GET', `${QUEUE}?cursor=odd`)).statusCode).toBe(400);
  });

  it('takes no emergency, no small talk and no question on the own books', async () => {
    const before = (await queue('?limit=100')).length;
    for (const message of [
      'My husband drank pesticide',
      'Hello!',
      'how much did I spend',
      'who invented the telephone',
    ]) {
      const { session_id, turn } = await ask(message);
      if (message !== 'who invented the telephone') await rate({ session_id, turn, helped: false });
    }
    expect((await queue('?limit=100')).length).toBe(before + 1);
  });

  it('forgets what was asked least when there is too much of it', async () => {
    const questions = createQuestionsRepository(test.inputs.db);
    const waiting = (await queue('?status=waiting&limit=100')).length;
    expect(await questions.removeBeyond(waiting)).toBe(0);
    test.clock.set('2026-11-21T05:50:00Z');
    await opened('rambutan leaves curling');
    test.clock.set('2026-11-21T06:00:00Z');
    await opened('salak palm drying');
    expect(await questions.removeBeyond(waiting + 1)).toBe(1);
    expect(await inQueue('salak')).toBeTruthy();
    expect(await inQueue('rambutan')).toBeUndefined();
  });

  it('is there for experts alone', async () => {
    const { id } = await opened('noni fruits dropping');
    for (const [method, url] of [
      ['GET', QUEUE],
      ['POST', `${QUEUE}${id}/answer/`],
      ['PUT', `${QUEUE}${id}/answer/`],
      ['POST', `${QUEUE}${id}/release/`],
      ['POST', `${QUEUE}${id}/withdraw/`],
    ] as const) {
      const body = method === 'GET' ? undefined : FORM;
      expect((await asha.call(method, url, body)).statusCode).toBe(404);
      expect((await test.app.inject({ method, url })).statusCode).toBe(401);
      if (method === 'GET') continue;
      for (const other of [NOBODY, 'odd'])
        expect((await doctor.call(method, url.replace(id, other), body)).statusCode).toBe(404);
    }
  });
});

describe('whether an answer helped', () => {
  it('is noted once, and what did not help is put before experts', async () => {
    const { session_id, turn, rateable, sources } = await ask('how to make silage of maize');
    expect([rateable, sources.length > 0]).toEqual([true, true]);
    expect(await inQueue('silage')).toBeUndefined();
    for (const helped of [false, false, true, false]) {
      const answer = await rate({ session_id, turn, helped });
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toEqual({ session_id, turn, helped });
    }
    expect((await rate({ session_id, turn: 0, helped: false })).json().turn).toBe(turn);
    expect(await inQueue('silage')).toMatchObject({ asked: 1, not_helped: 1 });
  });

  it('of a refused question counts the conversation once', async () => {
    const { session_id, turn } = await ask('Who won the cricket match?');
    await rate({ session_id, turn, helped: false });
    expect(await inQueue('cricket')).toMatchObject({ asked: 1, not_helped: 1 });
  });

  it('is kept with the conversation', async () => {
    const { session_id, turn } = await ask('how to make silage of maize', asha);
    await asha.call('POST', FEEDBACK, { session_id, turn, helped: true });
    const { turns } = (await asha.call('GET', `/api/chatbot/sessions/${session_id}/`)).json();
    expect(turns).toMatchObject([{ id: turn, helped: true, rateable: true }]);
  });

  it('is refused field by field, and for the conversation of somebody else', async () => {
    expect((await rate({})).json().errors).toEqual({
      session_id: ['session_id must be text'],
      turn: ['Name the answer by its id or its number'],
      helped: ['Say whether it helped'],
    });
    expect((await rate({ session_id: 's', turn: -1, helped: 'no' })).json().errors).toEqual({
      turn: ['Name the answer by its id or its number'],
      helped: ['Say whether it helped'],
    });
    const { session_id, turn } = await ask('how to make silage of maize', asha);
    const body = { session_id, turn, helped: false };
    expect((await rate(body)).statusCode).toBe(404);
    expect((await doctor.call('POST', FEEDBACK, body)).statusCode).toBe(404);
    for (const changes of [{ turn: NOBODY }, { turn: 'odd' }, { turn: 7 }, { session_id: 'odd' }])
      expect((await asha.call('POST', FEEDBACK, { ...body, ...changes })).statusCode).toBe(404);
  });
});

describe('the answer of an expert', () => {
  it('is refused with every failing field', async () => {
    const { id } = await opened('betel vine wilting');
    for (const method of ['POST', 'PUT'] as const) {
      const url = `${QUEUE}${id}/answer/`;
      expect((await doctor.call(method, url, {})).json().errors).toEqual({
        title: ['Title is required'],
        answer: ['Answer is required'],
        language: [LANGUAGE_UNKNOWN],
      });
      const long = {
        title: 'x'.repeat(121),
        answer: 'x'.repeat(2001),
        language: 'fr',
        sources: [{ name: ' ', url: 'javascript:alert(1)' }],
      };
      expect((await doctor.call(method, url, long)).json().errors).toEqual({
        title: ['Title cannot exceed 120 characters'],
        answer: ['Answer cannot exceed 2000 characters'],
        language: [LANGUAGE_UNKNOWN],
        name: ['Each source needs a name of at most 200 characters'],
        url: ['The address of a source must begin with https:// or http://'],
      });
      const many = { ...FORM, sources: Array(4).fill({ name: 'A book' }) };
      expect((await doctor.call(method, url, many)).json().errors).toEqual({
        sources: ['Name at most 3 sources'],
      });
    }
  });

  it('is given once, and shown to farmers only when it is released', async () => {
    const { id } = await opened('ring spot on papaya fruit');
    const url = `${QUEUE}${id}/answer/`;
    for (const call of ['release', 'withdraw'])
      expect((await doctor.call('POST', `${QUEUE}${id}/${call}/`)).statusCode).toBe(409);
    expect((await doctor.call('PUT', url, FORM)).statusCode).toBe(409);
    const answer = await doctor.call('POST', url, FORM);
    expect(check(assistantQuestionEndpoints.answer.answer, answer.json()).ok).toBe(true);
    expect(answer.json()).toMatchObject({
      ...{ status: 'answered', author: 'Kavita Rao' },
      answer: FORM.answer,
    });
    expect((await doctor.call('POST', url, FORM)).statusCode).toBe(200);
    expect((await colleague.call('POST', url, { ...FORM, answer: 'Mine' })).statusCode).toBe(409);
    expect(await signedTo('ring spot on papaya fruit')).toEqual([]);

    expect((await doctor.call('POST', `${QUEUE}${id}/release/`)).json().status).toBe('released');
    const told = await ask('papaya fruit has ring spot, what to do');
    expect(told.sources).toEqual([
      { id: `expert:${id}`, title: FORM.title, url: '/application/experts-page' },
    ]);
    expect(told.reply.split('\n')).toEqual([
      'Pull out plants with rings on the fruit. Keep aphids away from the rest. [1]',
      'Answered by Kavita Rao, expert on Ankur, 2026-11-21. [1]',
      'Sources the expert names: ICAR-IIHR (https://www.iihr.res.in/) [1]',
    ]);
  });

  it('comes before the library to the very question, and else only where the library knows nothing', async () => {
    const question = 'how many days until maize silage is ready to feed';
    const { session_id, turn } = await ask(question);
    await rate({ session_id, turn, helped: false });
    const { id } = await inQueue('until maize silage');
    await doctor.call('POST', `${QUEUE}${id}/answer/`, { ...FORM, title: 'Silage is ready' });
    await doctor.call('POST', `${QUEUE}${id}/release/`);
    expect((await ask(question)).sources[0].id).toBe(`expert:${id}`);
    expect((await ask('how to make silage of maize')).sources[0].id).toBe('guidance:8');
  });

  it('is never given in an emergency', async () => {
    const id = await released('kokum tree gummosis');
    await test.inputs.db.execute(
      sql`update assistant_questions set wordings = array['my husband drank pesticide'] where id = ${id}::uuid`,
    );
    await doctor.call('POST', `${QUEUE}${id}/withdraw/`);
    await doctor.call('POST', `${QUEUE}${id}/release/`);
    const told = await ask('my husband drank pesticide');
    expect(told.emergency).toMatchObject({ level: 'sure' });
    expect(JSON.stringify(told)).not.toContain('expert:');
  });

  it('in another language than it is asked in says so', async () => {
    await released('एवोकाडो के पत्ते जल रहे', { language: 'en' });
    const { reply } = await ask('एवोकाडो के पत्ते जल रहे');
    expect(reply).toMatch(/^विशेषज्ञ का यह जवाब अंग्रेज़ी में लिखा गया है। Pull out/);
    expect(reply).toContain('जवाब: Kavita Rao, अंकुर के विशेषज्ञ, 2026-11-21। [1]');
  });

  it('can be corrected and withdrawn by any expert, and is signed by who wrote last', async () => {
    const id = await released('jojoba seeds not sprouting');
    test.clock.set('2026-11-21T06:20:00Z');
    const fixed = { ...FORM, title: 'Jojoba', answer: 'Soak them for a day.' };
    const answer = await colleague.call('PUT', `${QUEUE}${id}/answer/`, fixed);
    expect(answer.json()).toMatchObject({ status: 'released', author: 'Ravi Teja' });
    const correct = (ifMatch: string) =>
      test.app.inject({
        method: 'PUT',
        url: `${QUEUE}${id}/answer/`,
        headers: { authorization: `Bearer ${doctor.access}`, 'if-match': ifMatch },
        payload: FORM,
      });
    const stale = await correct('2026-11-21T06:19:00.000Z');
    expect([stale.statusCode, stale.json().current]).toEqual([412, answer.json()]);
    expect((await ask('jojoba seeds not sprouting')).reply).toMatch(
      /^Soak them for a day\. \[1\]\nAnswered by Ravi Teja/,
    );
    for (const _ of [1, 2]) {
      const gone = await colleague.call('POST', `${QUEUE}${id}/withdraw/`);
      expect(gone.json().status).toBe('withdrawn');
    }
    expect(await signedTo('jojoba seeds not sprouting')).toEqual([]);
    await doctor.call('POST', `${QUEUE}${id}/release/`);
    expect(await signedTo('jojoba seeds not sprouting')).toHaveLength(1);
    const log = await listActions(test.inputs.db, { about: { subject: id }, limit: 9 });
    expect(log.map(({ action, actor }) => [action, actor])).toEqual([
      ['release answer', doctor.email],
      ['withdraw answer', colleague.email],
      ['correct answer', colleague.email],
      ['release answer', doctor.email],
    ]);
  });

  it('reaches every process and the saved guides within a minute', async () => {
    const other = await buildApp(test.inputs);
    const askOther = async () =>
      signedBy(
        (
          await other.inject({
            method: 'POST',
            url: CHAT,
            payload: { message: 'durian blossoms falling', session_id: null },
          })
        ).json().sources,
      );
    const guideOf = async (app: typeof other, lang: string) =>
      (await app.inject({ url: `${GUIDE}${lang}` }))
        .json()
        .documents.filter(({ kind }: { kind: string }) => kind === 'expert');
    expect(await askOther()).toEqual([]);
    const id = await released('durian blossoms falling');
    const kept = (await guideOf(test.app, 'hi')).find(
      (one: { id: string }) => one.id === `expert:${id}`,
    );
    expect(kept.questions).toEqual(['durian blossoms falling']);
    expect(kept.passages.hi[0]).toContain('अंग्रेज़ी');
    test.clock.advance(59_000);
    expect(await askOther()).toEqual([`expert:${id}`]);
    expect((await guideOf(other, 'te')).map((one: { id: string }) => one.id)).toContain(
      `expert:${id}`,
    );
    await doctor.call('POST', `${QUEUE}${id}/withdraw/`);
    test.clock.advance(59_000);
    expect(await askOther()).toEqual([]);
    expect((await guideOf(other, 'te')).map((one: { id: string }) => one.id)).not.toContain(
      `expert:${id}`,
    );
    await other.close();
  });

  it('stays when the account of its author is gone, under no name', async () => {
    const leaving = await aFarmer(test.app, { name: 'Sunil Jadhav' });
    await isExpert(leaving);
    const { id } = await opened('agave leaves rotting');
    await leaving.call('POST', `${QUEUE}${id}/answer/`, { ...FORM, title: 'Agave' });
    await test.inputs.db.execute(sql`delete from farmers where email = ${leaving.email}`);
    await doctor.call('POST', `${QUEUE}${id}/release/`);
    expect((await ask('agave leaves rotting')).reply).toContain('Answered by An expert, expert on');
  });
});

import { ASSISTANT_TEXT_VERSION } from '@ankur/contracts/assistant/consent';
import { readConfig } from '@ankur/server/platform/config/config';
import { createRateLimiter } from '@ankur/server/platform/rate-limit/rate-limit';
import { aFarmer, type TestFarmer } from '@ankur/testkit/farmers';
import { PROFILE_FIELDS, saveProfile } from '@ankur/testkit/profiles';
import {
  callsTools,
  refuses,
  type ScriptedModel,
  says,
  saysThen,
  scriptedModel,
  silent,
  whole,
} from '@ankur/testkit/scripted-model';
import { buildTestApp, type TestApp } from '@ankur/testkit/test-app';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

let endpoint: ScriptedModel;
let house: TestApp;
const open = () =>
  buildTestApp({
    config: readConfig({
      DATA_DIR: '/nonexistent',
      LOG_LEVEL: 'silent',
      LLM_BASE_URL: endpoint.base,
      LLM_MODEL: 'small',
    }),
    limiter: createRateLimiter(),
  });
beforeAll(async () => {
  endpoint = await scriptedModel();
  house = await open();
});
afterAll(async () => {
  await house.close();
  endpoint.close();
});
beforeEach(() => endpoint.plays(says('')));

const ask = async (message: string, farmer?: TestFarmer, session_id: string | null = null) => {
  const payload = { message, session_id };
  const answer = farmer
    ? await farmer.call('POST', '/api/chatbot/chat/', payload)
    : await house.app.inject({ method: 'POST', url: '/api/chatbot/chat/', payload });
  return answer.json();
};
const search = (query: string) =>
  callsTools({ name: 'search_library', args: [JSON.stringify({ query })] });
const toolsAt = (at: number) =>
  endpoint.requests[at]?.body.tools?.map(({ function: { name } }) => name) ?? [];
/** What the model was told of its calls, in the request with a number. */
const toldAt = (at: number) =>
  endpoint.requests[at]?.body.messages
    .filter(({ role }) => role === 'tool')
    .map(({ content }) => content ?? '')
    .join('\n') ?? '';
const sent = () => JSON.stringify(endpoint.requests.map(({ body }) => body));

/** Nothing in the library is on it. */
const UNKNOWN = 'who won the cricket match';
const TAMIL = 'சைலேஜ் எப்படி செய்வது?';
const OPEN_TOOLS = ['search_library', 'weather', 'mandi_price'];
const OWN_TOOLS = [...OPEN_TOOLS, 'water_this_week', 'my_tasks'];

describe('a question that the library refuses', () => {
  it('reaches the model, which may refuse as well', async () => {
    const answer = await ask(UNKNOWN);
    expect(toolsAt(0)).toEqual(OPEN_TOOLS);
    expect(answer.sources).toEqual([]);
    expect(answer.reply).toContain('I do not know this');
  });

  it('is answered in the language it is asked in from what the model finds', async () => {
    endpoint.plays(
      search('how to make silage'),
      says('45 நாட்களில் சைலேஜ் ', 'தயார் [1: "ready in 45 days"]. நாளை 99 கிலோ உப்பு சேர்க்கவும் [1].'),
    );
    await ask(TAMIL);
    const text = toldAt(1);
    expect(text).toContain('<source number="1"');
    const quote = /[^.\n]*\b45\b[^.\n]*/.exec(text)?.[0].trim() ?? '';
    expect(quote).not.toBe('');
    endpoint.plays(
      search('how to make silage'),
      says(`45 நாட்களில் சைலேஜ் தயார் [1: "${quote}"]. நாளை 99 கிலோ உப்பு சேர்க்கவும் [1].`),
    );
    const answer = await ask(TAMIL);
    expect(answer.reply).toBe('45 நாட்களில் சைலேஜ் தயார் [1].');
    expect(answer.sources.map(({ id }: { id: string }) => id)).toEqual(['guidance:8']);
  });

  it('may be searched for again in other words', async () => {
    endpoint.plays(
      search('zxqv'),
      search('silage'),
      says('The silage is ready after 45 days [1].'),
    );
    const answer = await ask(UNKNOWN);
    expect(toldAt(1)).toContain('Nothing found');
    expect(answer.sources).toHaveLength(1);
    expect(endpoint.requests).toHaveLength(3);
  });

  it('stays refused when the model calls on and on, or writes what no source says', async () => {
    endpoint.plays(search('zxqv'));
    expect((await ask(UNKNOWN)).sources).toEqual([]);
    expect(endpoint.requests).toHaveLength(4);
    endpoint.plays(says('India won by 6 wickets [1]. Trust me.'));
    expect((await ask(UNKNOWN)).sources).toEqual([]);
  });

  it('is not put before experts when the model answered it', async () => {
    const asked = async () => {
      const { rows } = await house.inputs.db.execute<{ asked: number }>(
        'select coalesce(sum(asked), 0)::int as asked from assistant_questions',
      );
      return rows[0]?.asked ?? 0;
    };
    const before = await asked();
    endpoint.plays(search('silage'), says('The silage is ready after 45 days [1].'));
    await ask(UNKNOWN);
    expect(await asked()).toBe(before);
    endpoint.plays(says(''));
    await ask(UNKNOWN);
    expect(await asked()).toBe(before + 1);
  });
});

describe('a question that the library answers', () => {
  it('is answered by plain models from what was found, as before', async () => {
    endpoint.plays(says('The silage is ready after 45 days [1].'));
    const answer = await ask('how to make silage');
    expect(endpoint.requests).toHaveLength(1);
    expect(endpoint.requests[0]?.body.messages[0]?.content).toContain('<source number="1"');
    expect(answer.reply).toBe('The silage is ready after 45 days [1].');
  });

  it('names only the sources that the answer rests on, in its order', async () => {
    endpoint.plays(
      callsTools({ name: 'mandi_price', args: ['{"crop":"on', 'ion"}'] }),
      says('The last modal price of onion stands in the sample [2]. The silage is ready [1].'),
    );
    const answer = await ask('how to make silage');
    expect(answer.reply).toMatch(/^The last modal price .* \[1\]\. The silage is ready \[2\]\.$/);
    expect(answer.sources.map(({ id }: { id: string }) => id)).toEqual(['prices', 'guidance:8']);
  });

  it('is answered without the model in words of the library when that has nothing to say', async () => {
    const answer = await ask('how to make silage');
    expect(answer.reply).toMatch(/\[1\]$/);
    expect(answer.sources[0].id).toBe('guidance:8');
  });
});

describe('an answer as events', () => {
  const events = async (message: string, at = house) => {
    const { body } = await at.app.inject({
      method: 'POST',
      url: '/api/chatbot/chat/',
      headers: { accept: 'text/event-stream, application/json' },
      payload: { message },
    });
    return body
      .trim()
      .split('\n\n')
      .map((event) => JSON.parse(event.slice(event.indexOf('data: ') + 'data: '.length)));
  };

  it('comes sentence by sentence after the calls, numbered as its sources are', async () => {
    endpoint.plays(
      search('silage'),
      search('maize'),
      says(
        'Nobody told me this. ',
        'The silage is ready after ',
        '45 days [1]. Pay 999 rupees [1].',
      ),
    );
    const told = await events(UNKNOWN);
    expect(told[0]).toEqual({ text: 'The silage is ready after 45 days [1].' });
    expect(told).toHaveLength(2);
    expect(told[1]).toMatchObject({
      reply: 'The silage is ready after 45 days [1].',
      sources: [{ id: 'guidance:8' }],
      asks_consent: false,
    });
  });

  it('that is cut within its second sentence ends with the first', async () => {
    const own = await open();
    const pieces = ['The silage is ready after 45 days [1]. The sil', 'age'];
    endpoint.plays(
      search('silage'),
      saysThen(pieces, (response) => void response.socket?.end()),
    );
    const told = await events(UNKNOWN, own);
    expect(told.at(-1).reply).toBe('The silage is ready after 45 days [1].');
    await own.close();
  });
});

describe('tools', () => {
  it('tell weather and prices of a place that is named, and say what they do not know', async () => {
    endpoint.plays(
      callsTools(
        { id: 'a', name: 'weather', args: ['{"place":"Nashik"}'] },
        { id: 'b', name: 'weather', args: ['{"place":"Qwxzlandia"}'] },
        { id: 'c', name: 'mandi_price', args: ['{"crop":"unobtainium"}'] },
        { id: 'd', name: 'weather', args: ['{}'] },
      ),
      says(''),
    );
    await ask(UNKNOWN);
    expect(toldAt(1)).toContain('Nashik');
    expect(toldAt(1)).toContain('No place of that name');
    expect(toldAt(1)).toContain('No crop of that name');
  });

  it('are at most eight a question', async () => {
    const eight = Array.from({ length: 9 }, (_, at) => ({
      id: `call-${at}`,
      name: 'search_library',
      args: ['{"query":"silage"}'],
    }));
    endpoint.plays(callsTools(...eight), says(''));
    await ask(UNKNOWN);
    expect(toldAt(1).split('No more calls')).toHaveLength(2);
  });
});

describe('figures of the farm', () => {
  let asha: TestFarmer;
  const consent = () => asha.call('GET', '/api/user/assistant-consent/');
  const decide = (books: unknown) => asha.call('PUT', '/api/user/assistant-consent/', { books });
  beforeAll(async () => {
    asha = await aFarmer(house.app);
    await saveProfile(house.app, asha, PROFILE_FIELDS);
    const income = await asha.call('POST', '/api/user/incomes/', {
      source: 'crop_sale',
      amount: 71_234,
      date: '2026-11-20',
    });
    const task = await asha.call('POST', '/api/user/farm-tasks/', {
      task_name: 'Mend the fence',
      date: '2026-11-25',
      priority: 'high',
    });
    expect([income.statusCode, task.statusCode]).toEqual([201, 201]);
  });

  it('need a signed-in farmer who says yes or no', async () => {
    const url = '/api/user/assistant-consent/';
    expect((await house.app.inject({ method: 'GET', url })).statusCode).toBe(401);
    expect(
      (await house.app.inject({ method: 'PUT', url, payload: { books: true } })).statusCode,
    ).toBe(401);
    expect((await consent()).json()).toEqual({ available: true, books: null, decided_at: null });
    const refused = await decide('perhaps');
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([400, ['books']]);
  });

  it('are told by the library alone before the farmer was asked, who then is', async () => {
    const answer = await ask('what is my income this month', asha);
    expect(answer.reply).toContain('71,234');
    expect(answer).toMatchObject({ asks_consent: true, sources: [{ id: 'finance' }] });
    expect(endpoint.requests).toEqual([]);
  });

  it('are not told to a model that asks for them before, and the farmer is asked', async () => {
    endpoint.plays(callsTools({ name: 'my_books' }), says(''));
    const answer = await ask(UNKNOWN, asha);
    expect(toolsAt(0)).toEqual([...OWN_TOOLS, 'my_books']);
    expect(answer.asks_consent).toBe(true);
    expect(sent()).not.toContain('71,234');
  });

  it('of the land stay here, beside an answer of the model; water is told an acre', async () => {
    endpoint.plays(
      callsTools(
        { name: 'water_this_week', args: ['{"crop":"wheat"}'] },
        { id: 'b', name: 'my_tasks' },
      ),
      says('Wheat is sown in the rabi season [1].'),
    );
    const answer = await ask('how much water does wheat need', asha);
    expect(sent()).toContain('An acre of this crop');
    expect(sent()).toContain('Mend the fence');
    expect(sent()).not.toContain('2.25');
    expect(answer.asks_consent).toBe(false);
    expect(answer.reply).toContain('Your 2.25 acres');
    expect(answer.sources.map(({ id }: { id: string }) => id)).toContain('weather');
  });

  it('are told to the model after a yes, and no longer after a no', async () => {
    const log = async () => {
      const { rows } = await house.inputs.db.execute<{ allowed: boolean }>(
        sql`select allowed, notice_version as version from privacy_decisions where subject = 'assistant' order by id`,
      );
      return rows;
    };
    expect(await log()).toEqual([]);
    const yes = await decide(true);
    expect(await log()).toEqual([{ allowed: true, version: ASSISTANT_TEXT_VERSION }]);
    expect([yes.statusCode, yes.json().books]).toEqual([200, true]);
    expect(yes.json().decided_at).toBe(house.clock.now().toISOString());
    endpoint.plays(
      callsTools({ name: 'my_books', args: ['{"months":6}'] }),
      says('Your income was ₹71,234 [1].'),
    );
    const told = await ask(UNKNOWN, asha);
    expect(told).toMatchObject({ asks_consent: false, sources: [{ id: 'finance' }] });
    expect(told.reply).toBe('Your income was ₹71,234 [1].');
    expect(toldAt(1)).toContain('The last 6 months');
    endpoint.plays(says('Your income was ₹71,234 [1].'));
    await ask('what is my income this month', asha);
    expect(sent()).toContain('71,234');

    expect((await decide(false)).json().books).toBe(false);
    endpoint.plays(callsTools({ name: 'my_books' }), says(''));
    const no = await ask(UNKNOWN, asha);
    expect(toolsAt(0)).toEqual(OWN_TOOLS);
    expect(no.asks_consent).toBe(false);
    const own = await ask('what is my income this month', asha);
    expect([own.asks_consent, own.reply.includes('71,234')]).toEqual([false, true]);
    expect(sent()).not.toContain('71,234');
  });

  it('of one farmer are never asked for another', async () => {
    await decide(true);
    const ravi = await aFarmer(house.app, { name: 'Ravi' });
    endpoint.plays(callsTools({ name: 'my_books' }), says(''));
    await ask(UNKNOWN, ravi);
    expect(sent()).not.toContain('71,234');
    expect((await ravi.call('GET', '/api/user/assistant-consent/')).json().books).toBeNull();
  });
});

describe('danger', () => {
  it('is never told to a model, nor in the turns after it', async () => {
    const first = await ask('saap ne kata');
    expect(first.emergency.level).toBe('sure');
    await ask('how to make silage', undefined, first.session_id);
    expect(endpoint.requests).toHaveLength(1);
    expect(sent()).not.toContain('saap ne kata');
  });

  it('that only the words tell that the model looks for, puts whom to call above the answer', async () => {
    endpoint.plays(search('my son drank pesticide and is vomiting'), says(''));
    const answer = await ask(UNKNOWN);
    expect(answer.emergency).toMatchObject({ level: 'maybe' });
    expect(answer.reply).toMatch(/112|108/);
    expect(answer.rateable).toBe(false);
    expect(toldAt(1)).toContain('Nothing found');
  });
});

describe('an endpoint', () => {
  it('that refuses tools answers what the library found, and is not asked of anything else', async () => {
    const plain = await open();
    const post = (message: string) =>
      plain.app.inject({ method: 'POST', url: '/api/chatbot/chat/', payload: { message } });
    endpoint.plays(refuses(400), whole({ content: 'The silage is ready after 45 days [1].' }));
    expect((await post('how to make silage')).json().reply).toBe(
      'The silage is ready after 45 days [1].',
    );
    endpoint.plays(says('Anything [1].'));
    expect((await post(UNKNOWN)).json().sources).toEqual([]);
    expect(endpoint.requests).toEqual([]);
    await plain.close();
  });

  it('that is silent after a call costs five seconds and not the answer', async () => {
    endpoint.plays(search('silage'), silent);
    const began = performance.now();
    const answer = await ask('how to make silage');
    expect(performance.now() - began).toBeLessThan(8_000);
    expect(answer.sources[0].id).toBe('guidance:8');
  }, 15_000);
});

it('says that no model is there where none is', async () => {
  const without = await buildTestApp();
  const asha = await aFarmer(without.app);
  const answer = await asha.call('GET', '/api/user/assistant-consent/');
  expect(answer.json()).toEqual({ available: false, books: null, decided_at: null });
  const money = await asha.call('POST', '/api/chatbot/chat/', {
    message: 'what is my income this month',
  });
  expect(money.json().asks_consent).toBe(false);
  await without.close();
});

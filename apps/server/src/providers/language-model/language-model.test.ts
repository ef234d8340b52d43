import {
  callsTools,
  cuts,
  cutWithinCall,
  endsPlainly,
  refuses,
  type ScriptedModel,
  says,
  saysThen,
  scriptedModel,
  silent,
  whole,
} from '@ankur/testkit/scripted-model';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { createFakeLanguageModel, type FakeStep } from './fake-language-model.ts';
import type { LanguageModel, ModelTask } from './language-model.ts';
import { createLanguageModel } from './openai-compatible.ts';

let endpoint: ScriptedModel;
beforeAll(async () => {
  endpoint = await scriptedModel();
});
afterAll(() => endpoint.close());

let searched: unknown[] = [];
beforeEach(() => {
  searched = [];
});
const SEARCH = {
  name: 'search_library',
  description: 'Searches.',
  parameters: z.object({ query: z.string().min(1) }),
  run: async (input: Record<string, unknown>) => {
    searched.push(input);
    return 'Press it well.';
  },
};
const TASK: ModelTask = {
  instructions: 'Answer a farmer.',
  turns: [{ role: 'user', content: 'how to make silage' }],
  tools: [SEARCH],
};

async function read(model: LanguageModel, task = TASK, gone = new AbortController().signal) {
  let text = '';
  for await (const piece of model.stream(task, gone)) text += piece;
  return text;
}
function real(limitMs?: number): LanguageModel {
  const settings = { LLM_BASE_URL: endpoint.base, LLM_MODEL: 'small', LLM_API_KEY: 'k-1' };
  const model = createLanguageModel(settings, limitMs);
  if (!model) throw new Error('no model');
  return model;
}
/** What the endpoint was told of the calls of the step before. */
const toldAt = (step: number) =>
  endpoint.requests[step]?.body.messages
    .filter(({ role }) => role === 'tool')
    .map(({ content }) => content);

const call = (args: string, name = 'search_library') => ({
  calls: [{ name, arguments: args }],
});
/** The same steps for the twin and, over the wire, for the adapter. */
const MODELS: [string, (steps: readonly FakeStep[]) => LanguageModel][] = [
  ['the fake twin', createFakeLanguageModel],
  [
    'an endpoint',
    (steps) => {
      endpoint.plays(
        ...steps.map(({ says: text, calls }) =>
          calls
            ? callsTools(
                ...calls.map(({ name, arguments: args }, at) => ({
                  id: `call-${at}`,
                  name,
                  args: [...args],
                })),
              )
            : says(text ?? ''),
        ),
      );
      return real();
    },
  ],
];

describe.each(MODELS)('a language model: %s', (_, play) => {
  it('streams its text without a tool call', async () => {
    expect(await read(play([{ says: 'Good day.' }]))).toBe('Good day.');
    expect(searched).toEqual([]);
  });

  it('calls tools and continues with their results', async () => {
    expect(await read(play([call('{"query":"silage"}'), { says: 'Pressed.' }]))).toBe('\nPressed.');
    expect(searched).toEqual([{ query: 'silage' }]);
  });

  it.each([
    ['no JSON', '{"query": "sil', 'search_library'],
    ['of another form', '{"words":["silage"]}', 'search_library'],
    ['empty', '', 'search_library'],
    ['for a tool that is none', '{"query":"silage"}', 'delete_account'],
  ])(
    'is told why arguments are not run that are %s, and may call again',
    async (_what, args, name) => {
      const steps = [call(args, name), call('{"query":"again"}'), { says: 'Pressed.' }];
      expect((await read(play(steps))).trim()).toBe('Pressed.');
      expect(searched).toEqual([{ query: 'again' }]);
    },
  );

  it('makes no tool call after four steps', async () => {
    await read(play(Array.from({ length: 9 }, () => call('{"query":"more"}'))));
    expect(searched.length).toBeLessThanOrEqual(4);
  });
});

describe('an OpenAI-compatible endpoint', () => {
  it('gets the key, the tools, and earlier calls with their results', async () => {
    endpoint.plays(
      callsTools({ id: 'a', name: 'search_library', args: ['{"que', 'ry":"sil', 'age"}'] }),
      says('Pressed.'),
    );
    await read(real());
    const [first, second] = endpoint.requests;
    expect(first?.path).toBe('/v1/chat/completions');
    expect(first?.headers.authorization).toBe('Bearer k-1');
    expect(first?.body).toMatchObject({ model: 'small', stream: true });
    expect(first?.body.tools?.map(({ function: { name } }) => name)).toEqual(['search_library']);
    const [asked, told] = second?.body.messages.slice(-2) ?? [];
    expect(asked?.tool_calls?.[0]).toMatchObject({
      id: 'a',
      function: { name: 'search_library', arguments: '{"query":"silage"}' },
    });
    expect(told).toMatchObject({ role: 'tool', tool_call_id: 'a', content: 'Press it well.' });
  });

  it('may call several tools at once, omit ids, and write text before a call', async () => {
    endpoint.plays(
      callsTools(
        { id: null, name: 'search_library', args: ['{"query":"one"}'] },
        { id: null, name: 'search_library', args: ['{"query":"two"}'] },
      ),
      says('Pressed.'),
    );
    await read(real());
    expect(searched).toEqual([{ query: 'one' }, { query: 'two' }]);
    expect(toldAt(1)).toEqual(['Press it well.', 'Press it well.']);
  });

  it('is asked again after a call without a tool name', async () => {
    endpoint.plays(callsTools({ name: null, args: ['{"query":"x"}'] }));
    const model = real();
    await expect(read(model)).rejects.toThrow();
    expect([searched, model.rests()]).toEqual([[], false]);
  });

  it('gets the error of a call without arguments and of a failing tool', async () => {
    endpoint.plays(callsTools({ name: 'search_library', args: [] }), says('Pressed.'));
    expect((await read(real())).trim()).toBe('Pressed.');
    expect([searched, toldAt(1)?.length]).toEqual([[], 1]);
    const failing = { ...SEARCH, run: () => Promise.reject(new Error('the library is closed')) };
    endpoint.plays(callsTools({ name: 'search_library', args: ['{"query":"x"}'] }), says('Sorry.'));
    expect(await read(real(), { ...TASK, tools: [failing] })).toBe('\nSorry.');
    expect(toldAt(1)?.[0]).toContain('the library is closed');
  });

  it('is offered no tools in the fourth step, and not asked a fifth time', async () => {
    endpoint.plays(callsTools({ name: 'search_library', args: ['{"query":"more"}'] }));
    const model = real();
    await read(model);
    expect(model.rests()).toBe(false);
    expect(endpoint.requests.map(({ body }) => body.tool_choice ?? 'auto')).toEqual([
      'auto',
      'auto',
      'auto',
      'none',
    ]);
  });

  it('may answer a streaming request with a whole response, tool calls included', async () => {
    const made = {
      id: 'w',
      type: 'function',
      function: { name: 'search_library', arguments: '{"query":"whole"}' },
    };
    endpoint.plays(whole({ content: null, tool_calls: [made] }), whole({ content: 'Pressed.' }));
    expect(await read(real())).toBe('\nPressed.');
    expect(searched).toEqual([{ query: 'whole' }]);
  });

  it('that refuses tools is asked without them, also for a while afterwards', async () => {
    endpoint.plays(refuses(400, '{"error":{"message":"does not support tools"}}'), says('Plain.'));
    const model = real();
    expect(model.takesTools()).toBe(true);
    expect([await read(model), await read(model)]).toEqual(['Plain.', 'Plain.']);
    expect(endpoint.requests.map(({ body }) => body.tools?.length ?? 0)).toEqual([1, 0, 0]);
    expect([model.takesTools(), model.rests()]).toEqual([false, false]);
  });

  it('may end without a finish reason', async () => {
    endpoint.plays(saysThen(['Press it.'], endsPlainly));
    expect(await read(real())).toBe('Press it.');
  });

  it.each([
    ['cut within a text', saysThen(['Press'], cuts)],
    ['cut within a call', cutWithinCall({ name: 'search_library', args: ['{"que'] })],
    ['failing', refuses(503)],
    ['silent', silent],
    ['silent after a word', saysThen(['Press'], silent)],
    [
      'writing nonsense',
      (response: Parameters<typeof silent>[0]) => {
        response.writeHead(200, { 'content-type': 'text/event-stream' });
        response.end('data: {"choices": [}\n\n<html>\n\n');
      },
    ],
    [
      'saying that it fails',
      (response: Parameters<typeof silent>[0]) => {
        response.writeHead(200, { 'content-type': 'text/event-stream' });
        response.end('data: {"error":{"message":"overloaded"}}\n\n');
      },
    ],
  ])('that is %s fails, and rests', async (_what, step) => {
    endpoint.plays(step);
    const model = real(300);
    await expect(read(model)).rejects.toThrow();
    expect(model.rests()).toBe(true);
    expect(searched).toEqual([]);
  });

  it('that is silent in a later step fails', async () => {
    endpoint.plays(callsTools({ name: 'search_library', args: ['{"query":"x"}'] }), silent);
    await expect(read(real(400))).rejects.toThrow();
    expect(searched).toHaveLength(1);
  });

  it('shares one deadline with its tools', async () => {
    const slow = { ...SEARCH, run: () => new Promise<string>(() => undefined) };
    endpoint.plays(callsTools({ name: 'search_library', args: ['{"query":"x"}'] }), says('Late.'));
    const began = performance.now();
    await expect(read(real(1_000), { ...TASK, tools: [slow] })).rejects.toThrow();
    expect(performance.now() - began).toBeLessThan(2_000);
  });

  it('is aborted when the caller disconnects', async () => {
    const gone = new AbortController();
    endpoint.plays(
      saysThen(['Press'], () => {
        gone.abort();
      }),
    );
    const model = real();
    await expect(read(model, TASK, gone.signal)).rejects.toThrow();
    expect(model.rests()).toBe(false);
  });

  it('is null when no address is configured', () => {
    expect(
      createLanguageModel({ LLM_BASE_URL: undefined, LLM_MODEL: 'm', LLM_API_KEY: undefined }),
    ).toBeNull();
  });
});

import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { check } from './errors.ts';

const answers = z.object({ answers: z.record(z.string(), z.boolean()) });

it.each(['toString', 'constructor', 'hasOwnProperty', 'valueOf'])(
  'names a failing field of a record that is called %s',
  (name) => {
    const result = check(answers, JSON.parse(`{"answers":{"${name}":1}}`));
    const fields = result.ok ? [] : Object.keys(result.failures);
    expect(fields).toEqual([name]);
  },
);

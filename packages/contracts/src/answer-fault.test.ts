import { expect, it } from 'vitest';
import { answerFault } from './answer-fault.ts';
import { authFailure } from './auth/problems.ts';
import { toErrors, toProblems } from './problems.ts';

const NAME = 'GET /api/user/name/';
const failures = { password: [authFailure('password_mismatch')] };
const refusal = { errors: toErrors(failures), problems: toProblems(failures) };

it.each([
  [NAME, { status: 200, body: { name: 'Asha' } }],
  ['GET /api/user/user/name/', { status: 200, body: { name: 'Asha' } }],
  ['DELETE /api/user/loans/7/', { status: 204 }],
  ['POST /api/user/login/', { status: 400, body: refusal }],
  ['POST /api/user/login/', { status: 429, body: {} }],
  ['POST /api/user/login/', { status: 502, body: 'a gateway' }],
])('lets %s answer %j', (name, fixture) => expect(answerFault(name, fixture)).toBeNull());

it.each([
  ['GET /api/user/nam/', { status: 200 }, 'GET /api/user/nam/: is not in the endpoint table'],
  ['PUT /api/user/name/', { status: 200 }, 'PUT /api/user/name/: is not in the endpoint table'],
  [NAME, { status: 201, body: { name: 'A' } }, `${NAME}: answers 200, not 201`],
  [NAME, { status: 200, body: {} }, `${NAME}: name (invalid_type)`],
  [NAME, { status: 200, body: { name: 'A', id: 1 } }, `${NAME}: id (not in the contract)`],
  [NAME, { status: 401, body: { detail: 'x' } }, `${NAME}: refuses without problems`],
  [
    'DELETE /api/user/loans/7/',
    { status: 204, body: {} },
    'DELETE /api/user/loans/7/: answers without a body',
  ],
])('does not let %s answer %j', (name, fixture, fault) =>
  expect(answerFault(name, fixture)).toBe(fault),
);

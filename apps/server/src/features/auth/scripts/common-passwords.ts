// Generates `common-passwords-data.ts` from lists of passwords, one a line: node …/common-passwords.ts LIST…
import { readFileSync, writeFileSync } from 'node:fs';
import { authFailure } from '@ankur/contracts/auth/problems';
import { SIGN_UP_PASSWORD_RULES } from '@ankur/contracts/auth/rules';
import { passwordMark } from '../common-passwords.ts';

const CAPITAL = authFailure('password_without_uppercase');

/** Compared in lower case: a common password with other capitals is as common. */
const rules = SIGN_UP_PASSWORD_RULES.filter(({ failure }) => failure !== CAPITAL);
const lines = process.argv.slice(2).flatMap((path) => readFileSync(path, 'utf8').split(/\r?\n/));
const kept = lines.filter((line) => rules.every((rule) => rule.holds(line)));
const marks = [...new Set(kept.map(passwordMark))].sort();
const target = new URL('../common-passwords-data.ts', import.meta.url);
writeFileSync(
  target,
  `/** Marks (see \`passwordMark\`) of ${marks.length} common passwords; where they are from: docs/attributions.md. */\nexport const COMMON_PASSWORD_MARKS =\n  '${marks.join('')}';\n`,
);
process.stdout.write(`${lines.length} lines, ${marks.length} kept\n`);

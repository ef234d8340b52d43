import { commentBody } from '@ankur/contracts/community/rules';
import { expertRequestForm, expertText } from '@ankur/contracts/experts/rules';
import { check } from '@ankur/contracts/http/errors';
import type { Failures } from '@ankur/contracts/http/problem';
import { wateringFields } from '@ankur/contracts/irrigation/rules';
import { alertFields } from '@ankur/contracts/market/rules';

/** What the server takes, by the kind of write. */
const SCHEMAS: Readonly<Record<string, Parameters<typeof check>[0]>> = {
  comment: commentBody,
  request: expertRequestForm,
  followUp: expertText,
  deskMessage: expertText,
  watering: wateringFields,
  alert: alertFields,
};

/** Failures by the contract's rules of the given fields of a kind of write; its other fields stay as they are. */
export function failuresOf(what: string, values: Readonly<Record<string, unknown>>): Failures {
  const schema = SCHEMAS[what];
  const checked = schema ? check(schema, values) : null;
  if (!checked || checked.ok) return {};
  return Object.fromEntries(Object.entries(checked.failures).filter(([field]) => field in values));
}

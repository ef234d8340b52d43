import { type Farmer, PASSWORD, register } from '../support/farmer.ts';
import type { Random } from '../support/random.ts';
import type { RawClient } from '../support/raw-http.ts';
import { type IdBook, idBook } from './ids.ts';
import type { Operation } from './openapi.ts';
import type { Known } from './values.ts';

/** Somebody who sends requests. */
export interface Actor {
  name: string;
  /** May read what farmers sent to experts and moderators. */
  isStaff: boolean;
  farmer: Farmer | null;
  own: IdBook;
}

/** Who sends, and what everybody has learnt of ids. */
export interface Cast {
  shared: IdBook;
  /** The accounts that were opened anew because a request had ended them. */
  renewed: number;
  knownTo(actor: Actor): Known;
  /** Gives an actor whose token ended a new account. */
  renew(actor: Actor): Promise<void>;
  /** Who sends a request of an operation. */
  pick(random: Random, operation: Operation): Actor;
}

/** Calls that end sessions or accounts; the account with roles, which is dear to make, is spared them. */
const ENDS = /\/(?:logout|end-others|end-all|changepassword|account\/delete|sessions\/\{id\})\/$/;
const STRANGER_SHARE = 0.1;

/** A wrong token of every kind. */
export const BAD_TOKENS: readonly string[] = [
  'Bearer',
  'Bearer ',
  'Bearer a.b.c',
  'Bearer eyJhbGciOiJub25lIiwidHlwIjoiSldUIn0.eyJzdWIiOiIwIn0.',
  `Bearer ${'a'.repeat(9_000)}`,
  'Basic YTpi',
  'bearer \u00e9',
];

/** Three farmers, somebody with every role where `makeStaff` can give them, and a stranger without an account. */
export async function openCast(
  client: RawClient,
  makeStaff: ((email: string) => Promise<void>) | null,
): Promise<Cast> {
  const open = async (name: string, isStaff = false): Promise<Actor> => {
    const farmer = await register(client, name);
    if (isStaff) await makeStaff?.(farmer.email);
    return { name, isStaff, farmer, own: idBook() };
  };
  const farmers: Actor[] = [];
  for (const name of ['Asha Pawar', 'Ravi Kumar', 'Meena Devi']) farmers.push(await open(name));
  const staff = makeStaff ? [await open('Kiran Expert', true)] : [];
  const stranger: Actor = { name: 'stranger', isStaff: false, farmer: null, own: idBook() };
  const shared = idBook();
  const cast: Cast = {
    shared,
    renewed: 0,
    knownTo: ({ farmer, own }) => ({
      ids: (path) => [...own.of(path), ...shared.of(path)],
      refresh: farmer?.refresh ?? 'none',
      email: farmer?.email ?? 'nobody@ankur.test',
      password: PASSWORD,
    }),
    async renew(actor) {
      if (!actor.farmer) return;
      cast.renewed += 1;
      for (const [place, id] of actor.own.all()) shared.add(place, id);
      actor.own = idBook();
      actor.farmer = await register(client, actor.name);
      if (actor.isStaff) await makeStaff?.(actor.farmer.email);
    },
    pick: (random, operation) => {
      if (random.chance(STRANGER_SHARE)) return stranger;
      return random.pick(ENDS.test(operation.path) ? farmers : [...farmers, ...staff]);
    },
  };
  return cast;
}

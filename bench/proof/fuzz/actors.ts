import { type Farmer, PASSWORD, register } from '../support/farmer.ts';
import type { Random } from '../support/random.ts';
import type { RawClient } from '../support/raw-http.ts';
import { type IdBook, idBook } from './ids.ts';
import type { Operation } from './openapi.ts';
import type { Known } from './values.ts';

/** A sender of requests. */
export interface Actor {
  name: string;
  /** May read what farmers sent to experts and moderators. */
  isStaff: boolean;
  farmer: Farmer | null;
  own: IdBook;
}

/** The actors, and the ids learned from answers. */
export interface Cast {
  shared: IdBook;
  /** Accounts recreated because a request had deleted or signed out the old one. */
  renewed: number;
  knownTo(actor: Actor): Known;
  /** Gives an actor with an invalid token a new account. */
  renew(actor: Actor): Promise<void>;
  /** Chooses the actor of an operation. */
  pick(random: Random, operation: Operation): Actor;
}

/** Calls that end sessions or accounts; never sent by the account with roles, which is slow to create. */
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

/** Three farmers, an account with every role where `makeStaff` can grant them, and a client without an account. */
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

import { accountHelp } from './account-help.ts';
import { appHelp } from './app-help.ts';
import { farmHelp } from './farm-help.ts';
import type { AppHelp } from './help-types.ts';
import { marketHelp } from './market-help.ts';
import { peopleHelp } from './people-help.ts';

/** How things are done in Ankur itself; of several that a question asks for the first answers. */
export const appHelps: readonly AppHelp[] = [
  ...accountHelp,
  ...marketHelp,
  ...farmHelp,
  ...peopleHelp,
  ...appHelp,
];

import type { ConsoleMember } from '@ankur/contracts/console/endpoints';
import { ROLES } from '@ankur/contracts/console/rules';
import type { Member } from '../../platform/auth/roles.repository.ts';

export const toConsoleMember = ({ name, email, roles }: Member): ConsoleMember => ({
  name,
  email,
  roles: ROLES.filter((role) => roles.includes(role)),
});

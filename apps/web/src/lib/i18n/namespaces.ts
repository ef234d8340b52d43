import type { Locales } from './locales.generated.ts';

// Words every feature may use from 'common':
// locale-keys: common:save, common:cancel, common:delete, common:loading

export type Namespace = keyof Locales;

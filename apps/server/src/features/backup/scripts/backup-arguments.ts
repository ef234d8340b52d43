import { parseArgs } from 'node:util';

export const BACKUP_USAGE = `usage: npm run backup -- FILE [--passphrase-file FILE] [--no-verify] [--without-media]
       npm run backup -- --nightly     as the settings BACKUP_… say, and removes old ones
       npm run restore -- FILE [--passphrase-file FILE] [--erased FILE]
`;

export interface BackupArguments {
  /** None: the nightly one. */
  file: string | null;
  passphraseFile: string | undefined;
  verify: boolean;
  media: boolean;
}

/** Parses the arguments of `npm run backup --`; null when invalid. */
export function parseBackupArguments(words: readonly string[]): BackupArguments | null {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        nightly: { type: 'boolean', default: false },
        'passphrase-file': { type: 'string' },
        'no-verify': { type: 'boolean', default: false },
        'without-media': { type: 'boolean', default: false },
      },
    });
    if (positionals.length !== (values.nightly ? 0 : 1)) return null;
    return {
      file: positionals[0] ?? null,
      passphraseFile: values['passphrase-file'],
      verify: !values['no-verify'],
      media: !values['without-media'],
    };
  } catch {
    return null;
  }
}

export interface RestoreArguments {
  file: string;
  passphraseFile: string | undefined;
  erasedFile: string | undefined;
}

/** Parses the arguments of `npm run restore --`; null when invalid. */
export function parseRestoreArguments(words: readonly string[]): RestoreArguments | null {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { 'passphrase-file': { type: 'string' }, erased: { type: 'string' } },
    });
    const [file, ...more] = positionals;
    if (!file || more.length > 0) return null;
    return { file, passphraseFile: values['passphrase-file'], erasedFile: values.erased };
  } catch {
    return null;
  }
}

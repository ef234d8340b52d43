// Part of the build: writes the index of the assistant's library beside the bundle.
import { writeFileSync } from 'node:fs';
import { INDEX_FILE, libraryIndex } from '../library.ts';

const folder = new URL('../../../../dist/', import.meta.url);
writeFileSync(new URL(INDEX_FILE, folder), libraryIndex());

import { type DBSchema, openDB } from 'idb';
import { readText, removeKey, writeText } from '../storage/storage.ts';

/** What somebody said where nobody could write it down: kept on this device until it is typed or removed. */
export interface VoiceNote {
  readonly id: string;
  /** The farmer it belongs to; nobody else who uses the device hears it. */
  readonly owner: string;
  readonly sound: Blob;
  readonly atMs: number;
}

interface Schema extends DBSchema {
  notes: { key: string; value: VoiceNote; indexes: { owner: string } };
}

const NAME = 'ankur-voice-notes';
/** In local storage while the device may hold notes: the first screen then looks for them, and otherwise loads nothing. */
const NOTES_MARK = 'voice-notes';

const open = () =>
  openDB<Schema>(NAME, 1, {
    upgrade(database) {
      database.createObjectStore('notes', { keyPath: 'id' }).createIndex('owner', 'owner');
    },
  });

/** Whether this device may hold notes of anybody. */
export const mayHoldNotes = (): boolean => readText(NOTES_MARK) !== null;

/** The notes of a farmer, oldest first. */
export async function notesOf(owner: string): Promise<VoiceNote[]> {
  const database = await open();
  try {
    const notes = await database.getAllFromIndex('notes', 'owner', owner);
    return notes.sort((a, b) => a.atMs - b.atMs);
  } finally {
    database.close();
  }
}

/** Keeps a note. @throws where the browser has no database, or no room for it */
export async function putNote(note: VoiceNote): Promise<void> {
  const database = await open();
  try {
    await database.put('notes', note);
    writeText(NOTES_MARK, 'yes');
  } finally {
    database.close();
  }
}

export async function removeNote(id: string): Promise<void> {
  const database = await open();
  try {
    await database.delete('notes', id);
    if ((await database.count('notes')) === 0) removeKey(NOTES_MARK);
  } finally {
    database.close();
  }
}

/** Removes all notes of a farmer, whose account is deleted. */
export async function forgetNotes(owner: string): Promise<void> {
  if (!mayHoldNotes()) return;
  for (const { id } of await notesOf(owner)) await removeNote(id);
}

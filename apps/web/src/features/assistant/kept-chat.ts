import { EMERGENCY_KINDS } from '@ankur/contracts/assistant/emergency-kinds';
import type { ChatReply, ChatSource } from '@ankur/contracts/assistant/endpoints';
import {
  PERSONAL_KEY_PREFIX,
  readJson,
  readText,
  removeKey,
  writeJson,
  writeText,
} from '../../lib/storage/storage.ts';

/** Which emergency an answer tells of, and how surely. */
export type ChatEmergency = NonNullable<ChatReply['emergency']>;

/** An answer of which can be said whether it helped. */
export interface RateableTurn {
  session: string;
  id: string;
  helped: boolean | null;
}

export interface Message {
  id: number;
  text: string;
  isUser: boolean;
  sources: readonly ChatSource[];
  emergency?: ChatEmergency | null;
  turn?: RateableTurn | null;
  /** It could not be answered without a network, for want of a saved guide. */
  lacksGuide?: boolean;
  /** When it was said, ISO 8601; messages stored by earlier versions have none. */
  at?: string;
}

const SESSION_KEY = `${PERSONAL_KEY_PREFIX}chatbot-session`;
const MESSAGES_KEY = `${PERSONAL_KEY_PREFIX}assistant-messages`;
const OPEN_KEY = `${PERSONAL_KEY_PREFIX}assistant-open`;
const MOST_KEPT = 40;

const isMessage = (value: unknown): value is Message =>
  typeof value === 'object' &&
  value !== null &&
  'text' in value &&
  typeof value.text === 'string' &&
  'sources' in value &&
  Array.isArray(value.sources);

function readEmergency(value: unknown): ChatEmergency | null {
  if (typeof value !== 'object' || value === null) return null;
  const { level, kind } = value as Record<string, unknown>;
  const known = EMERGENCY_KINDS.find((name) => name === kind);
  return known && (level === 'sure' || level === 'maybe') ? { level, kind: known } : null;
}

function readTurn(value: unknown): RateableTurn | null {
  if (typeof value !== 'object' || value === null) return null;
  const { session, id, helped } = value as Record<string, unknown>;
  if (typeof session !== 'string' || typeof id !== 'string') return null;
  return { session, id, helped: typeof helped === 'boolean' ? helped : null };
}

const readMessages = (value: unknown): Message[] | null =>
  Array.isArray(value)
    ? value.filter(isMessage).map((message) => ({
        ...message,
        emergency: readEmergency(message.emergency),
        turn: readTurn(message.turn),
      }))
    : null;

export const keptSession = (): string | null => readText(SESSION_KEY);

export function keepSession(id: string | null): void {
  if (id === null) removeKey(SESSION_KEY);
  else writeText(SESSION_KEY, id);
}

/** The conversation as it stood when the page was left; logout removes it. */
export function keptMessages(): readonly Message[] {
  return readJson(MESSAGES_KEY, readMessages) ?? [];
}

export function keepMessages(messages: readonly Message[]): void {
  writeJson(MESSAGES_KEY, messages.slice(-MOST_KEPT));
}

/** Whether the window was open on the page just left: it stays so from page to page, not after a reload. */
let openHere = false;

export const wasOpen = (): boolean => openHere && readText(OPEN_KEY) !== null;

export function keepOpen(open: boolean): void {
  openHere = open;
  if (open) writeText(OPEN_KEY, 'yes');
  else removeKey(OPEN_KEY);
}

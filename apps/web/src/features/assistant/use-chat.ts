import { useState } from 'react';
import { errorBody } from '../../lib/http/field-errors.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { PERSONAL_KEY_PREFIX, readText, removeKey, writeText } from '../../lib/storage/storage.ts';
import {
  type ChatSource,
  useAskAssistantMutation,
  useLazyChatTurnsQuery,
} from './assistant.api.ts';

const SESSION_KEY = `${PERSONAL_KEY_PREFIX}chatbot-session`;

export interface Message {
  id: number;
  text: string;
  isUser: boolean;
  sources: readonly ChatSource[];
}

function detailsOf(error: unknown): string | null {
  const body = errorBody(error);
  const details = typeof body === 'object' && body !== null && 'details' in body && body.details;
  return typeof details === 'string' && details !== '' ? details : null;
}

/** The conversation: what was said, sending, starting anew and going on with an earlier one. */
export function useChat() {
  const t = useT('assistant');
  const [messages, setMessages] = useState<readonly Message[]>([]);
  const [session, setSession] = useState(() => readText(SESSION_KEY));
  const [ask, { isLoading }] = useAskAssistantMutation();
  const [fetchTurns, { isFetching }] = useLazyChatTurnsQuery();
  const pending = isLoading || isFetching;

  const keepSession = (id: string | null) => {
    setSession(id);
    if (id === null) removeKey(SESSION_KEY);
    else writeText(SESSION_KEY, id);
  };
  const add = (...added: Omit<Message, 'id'>[]) =>
    setMessages((before) => [
      ...before,
      ...added.map((message, index) => ({ ...message, id: before.length + index })),
    ]);
  const say = (text: string, sources: readonly ChatSource[] = []) =>
    add({ text, isUser: false, sources });

  return {
    messages,
    session,
    pending,
    async send(text: string) {
      const message = text.trim();
      if (message === '' || pending) return;
      add({ text: message, isUser: true, sources: [] });
      const answer = await ask({ message, session_id: session });
      if (answer.data) {
        const { reply, session_id, sources } = answer.data;
        if (session_id !== session) keepSession(session_id);
        say(reply, sources);
        return;
      }
      const details = detailsOf(answer.error);
      say(details === null ? t('trouble') : t('error', { details }));
    },
    startAnew() {
      setMessages([]);
      keepSession(null);
    },
    async goOn(id: string) {
      const { data } = await fetchTurns(id);
      if (!data) return say(t('trouble'));
      keepSession(id);
      const turns = data.turns.flatMap(({ question, reply, sources }) => [
        { text: question, isUser: true, sources: [] },
        { text: reply, isUser: false, sources },
      ]);
      setMessages(turns.map((message, index) => ({ ...message, id: index })));
    },
  };
}

export type Chat = ReturnType<typeof useChat>;

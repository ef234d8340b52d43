import { detectLanguage } from '@ankur/assistant/language/detect-language';
import type { Language } from '@ankur/languages/languages';
import { useEffect, useRef, useState } from 'react';
import { firstFailure, isUnreachable } from '../../lib/http/field-errors.ts';
import { useLanguage } from '../../lib/i18n/language-store.ts';
import { useFailureText } from '../../lib/i18n/use-failure-text.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { isStillOwner, sessionOwner } from '../../lib/session/tokens.ts';
import { nowMs } from '../../lib/time/clock.ts';
import {
  type ChatSource,
  useAskAssistantMutation,
  useLazyChatTurnsQuery,
} from './assistant.api.ts';
import { splitCalmLine } from './emergency/calm-line.ts';
import { emergencyWords } from './emergency/cards.ts';
import { emergencyHere, isGateHere } from './emergency/gate.ts';
import {
  type ChatEmergency,
  keepMessages,
  keepSession,
  keptMessages,
  keptSession,
  type Message,
  type RateableTurn,
} from './kept-chat.ts';
import type { OfflineAnswer } from './offline-answer.ts';

interface Said {
  text: string;
  sources: readonly ChatSource[];
  emergency: ChatEmergency | null;
  turn?: RateableTurn | null;
  lacksGuide?: boolean;
}

/** Loaded with the window, so that it is there when the network is not. */
const offlineAnswer = () => import('./offline-answer.ts');

/** First aid for a sure emergency that this device recognises by itself: nobody waits for a network then. */
async function aidHere(message: string, own: Language): Promise<Said | null> {
  const emergency = emergencyHere(message);
  if (emergency?.level !== 'sure') return null;
  const words = await emergencyWords(emergency.kind, detectLanguage(message, own)).catch(
    () => null,
  );
  return words && { text: words.text, sources: [], emergency };
}

/** The conversation: what was said, sending, starting anew and going on with an earlier one. */
export function useChat() {
  const t = useT('assistant');
  const failureText = useFailureText('assistant');
  const language = useLanguage();
  const [farmer] = useState(sessionOwner);
  useEffect(() => {
    offlineAnswer().catch(() => undefined);
  }, []);
  const [messages, setMessages] = useState(keptMessages);
  const [session, setSession] = useState(keptSession);
  const [ask, { isLoading }] = useAskAssistantMutation();
  const [fetchTurns, { isFetching }] = useLazyChatTurnsQuery();
  const [asksConsent, setAsksConsent] = useState(false);
  const pending = isLoading || isFetching;

  const changeSession = (id: string | null) => {
    if (!isStillOwner(farmer)) return;
    setSession(id);
    keepSession(id);
  };
  const now = useRef(messages);
  /** Kept at once, so that an answer that comes after the page was left is not lost; after signing out it is. */
  const change = (next: (before: readonly Message[]) => readonly Message[]) => {
    if (!isStillOwner(farmer)) return;
    now.current = next(now.current);
    keepMessages(now.current);
    setMessages(now.current);
  };
  const add = (added: Omit<Message, 'id' | 'at'>) =>
    change((before) => [
      ...before,
      { ...added, id: (before.at(-1)?.id ?? -1) + 1, at: new Date(nowMs()).toISOString() },
    ]);
  const say = (text: string, said: Partial<Said> = {}) =>
    add({ sources: [], ...said, text, isUser: false });

  /** What this device can say by itself; null when it keeps nothing. */
  async function withoutNetwork(
    message: string,
    previous: string | undefined,
  ): Promise<Said | null> {
    const found: OfflineAnswer | null = await offlineAnswer()
      .then(({ answerOffline }) => answerOffline(message, previous, language))
      .catch(() => null);
    if (!found) return null;
    const { kind, sources, needsNetwork, left, emergency } = found;
    if (kind === 'said') return { text: found.text, sources, emergency };
    const [calm, text] =
      emergency?.level === 'maybe' ? splitCalmLine(found.text) : ['', found.text];
    const online = needsNetwork ? t('offline.onlineOnly') : '';
    const told = kind === 'unknown' && !needsNetwork ? t('offline.unknown') : text;
    return {
      text: [calm, t('offline.note'), told, online, left].filter(Boolean).join('\n'),
      sources,
      emergency,
    };
  }

  return {
    messages,
    session,
    pending,
    /** The farmer is to be asked whether the language model may see the accounts. */
    asksConsent,
    async send(text: string) {
      const message = text.trim();
      if (message === '' || pending) return;
      setAsksConsent(false);
      add({ text: message, isUser: true, sources: [] });
      const aid = await aidHere(message, language);
      if (aid) return say(aid.text, aid);
      const answer = await ask({ message, session_id: session });
      if (answer.data) {
        const { reply, session_id, sources, emergency, turn: id, rateable } = answer.data;
        if (session_id !== session) changeSession(session_id);
        const turn = rateable ? { session: session_id, id, helped: null } : null;
        say(reply, { sources, emergency, turn });
        setAsksConsent(answer.data.asks_consent);
        return;
      }
      const previous = messages.findLast(({ isUser }) => isUser)?.text;
      const offline = isUnreachable(answer.error) ? await withoutNetwork(message, previous) : null;
      if (offline) return say(offline.text, offline);
      // Nobody read the message: whoever is in danger is told whom to call.
      const unread =
        isUnreachable(answer.error) && !isGateHere()
          ? await emergencyWords('unclear', language).catch(() => null)
          : null;
      if (unread) {
        const emergency = { level: 'maybe', kind: 'unclear' } as const;
        return say(`${unread.calm}\n${t('trouble')}`, { emergency, lacksGuide: true });
      }
      const details = failureText(firstFailure(answer.error, 'details'));
      if (details !== null) return say(t('error', { details }));
      say(t('trouble'), { lacksGuide: isUnreachable(answer.error) });
    },
    startAnew() {
      setAsksConsent(false);
      change(() => []);
      changeSession(null);
    },
    async goOn(id: string) {
      setAsksConsent(false);
      const { data } = await fetchTurns(id);
      if (!data) return say(t('trouble'));
      changeSession(id);
      const turns = data.turns.flatMap(
        ({ question, reply, sources, id: turn, rateable, helped }) => [
          { text: question, isUser: true, sources: [] },
          {
            text: reply,
            isUser: false,
            sources,
            turn: rateable ? { session: id, id: turn, helped } : null,
          },
        ],
      );
      change(() => turns.map((message, index) => ({ ...message, id: index })));
    },
  };
}

export type Chat = ReturnType<typeof useChat>;

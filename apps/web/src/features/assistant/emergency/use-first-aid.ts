import { detectLanguage } from '@ankur/assistant/language/detect-language';
import { useEffect, useState } from 'react';
import { useLanguage } from '../../../lib/i18n/language-store.ts';
import { nowMs } from '../../../lib/time/clock.ts';
import type { Message } from '../kept-chat.ts';
import { type FirstAid, loadFirstAid, prepareFirstAid } from './cards.ts';
import { prepareGate } from './gate.ts';

/** So long an emergency is taken to be going on; older answers stay as text. */
const GOING_ON_MS = 6 * 3_600_000;

/** The newest sure emergency of a conversation: its answer, and the question it answers. */
export interface Emergency {
  answer: Message;
  question: string;
  /** Nothing was said since. */
  isLast: boolean;
}

function newestEmergency(messages: readonly Message[], now: number): Emergency | null {
  const index = messages.findLastIndex(
    ({ isUser, emergency }) =>
      !isUser && emergency?.level === 'sure' && emergency.kind !== 'health',
  );
  const answer = messages[index];
  if (!answer?.at || now - Date.parse(answer.at) > GOING_ON_MS) return null;
  const question = messages.slice(0, index).findLast(({ isUser }) => isUser)?.text ?? '';
  return { answer, question, isLast: index === messages.length - 1 };
}

export interface OpenEmergency extends Emergency {
  aid: FirstAid;
  open: boolean;
}

/**
 * The emergency of a conversation and its first aid, in the language of the question; null while there is none or it
 * cannot be had. It is open while nothing was said since, unless the farmer chose otherwise.
 */
export function useFirstAid(messages: readonly Message[]) {
  const own = useLanguage();
  const found = newestEmergency(messages, nowMs());
  const kind = found?.answer.emergency?.kind ?? null;
  const at = found?.answer.at ?? null;
  const question = found?.question ?? '';
  const [loaded, setLoaded] = useState<{ at: string; aid: FirstAid | null } | null>(null);
  const [choice, setChoice] = useState<{ at: string; open: boolean } | null>(null);
  useEffect(() => {
    // There before it is wanted, since the network may be gone by then.
    prepareFirstAid(own).catch(() => undefined);
    prepareGate().catch(() => undefined);
  }, [own]);
  useEffect(() => {
    if (!kind || !at) return;
    let current = true;
    const languages = [detectLanguage(question, own), own, 'en'] as const;
    void loadFirstAid(kind, languages).then((aid) => current && setLoaded({ at, aid }));
    return () => {
      current = false;
    };
  }, [kind, at, question, own]);
  const aid = loaded?.at === at ? (loaded?.aid ?? null) : null;
  const open = choice?.at === at ? choice.open : Boolean(found?.isLast);
  const emergency: OpenEmergency | null = found && aid ? { ...found, aid, open } : null;
  return {
    emergency,
    show: (open: boolean) => setChoice(at === null ? null : { at, open }),
    /** What is said next decides again. */
    forget: () => setChoice(null),
  };
}

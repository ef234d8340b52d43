import { type ReactNode, useEffect, useRef } from 'react';
import { useLanguage } from '../../lib/i18n/language-store.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { Link } from '../../lib/router/link.tsx';
import { canSpeak, useSpeech } from '../../lib/speech/speech.ts';
import { cx } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { Optional } from '../../ui/optional.tsx';
import { AnswerFeedback } from './answer-feedback.tsx';
import { languageOfLocale, localeOfAnswer } from './answer-language.ts';
import { useWritten } from './answer-stream.ts';
import type { ChatSource } from './assistant.api.ts';
import { splitCalmLine } from './emergency/calm-line.ts';
import { SuspectedLine } from './emergency/suspected-line.tsx';
import { sendsToExpert, withHelplines } from './helplines.ts';
import type { Message } from './kept-chat.ts';
import { SaveGuideHint } from './save-guide-hint.tsx';

/**
 * Keeps the newest in sight: the foot of the conversation, or of an answer longer than the window its head,
 * once, so that whoever reads on is not thrown back while the rest is written. What stands above the conversation is
 * shown from its head.
 */
function useReadingPlace(count: number, pending: boolean, written: string, above: boolean) {
  const log = useRef<HTMLDivElement>(null);
  const atHead = useRef(false);
  useEffect(() => {
    const list = log.current;
    if (list && above) list.scrollTop = 0;
    if (!list || above || (count === 0 && !pending && !written)) return;
    const newest = [...list.querySelectorAll<HTMLElement>('[data-said-by]')].at(-1);
    const long = newest?.dataset.saidBy === 'assistant' && newest.offsetHeight > list.clientHeight;
    if (!long) list.lastElementChild?.scrollIntoView({ block: 'end' });
    else if (!atHead.current) newest.scrollIntoView({ block: 'start' });
    atHead.current = long;
  }, [count, pending, written, above]);
  return log;
}

interface Props {
  messages: readonly Message[];
  pending: boolean;
  /** Stands above the conversation, in the same scrolling box: the screen of an emergency. */
  above?: ReactNode;
  /** The answer in whose place `above` stands: its numbers are buttons there, and plain words here. */
  toldAbove?: number | null;
  /** A source was opened: on a small screen the window makes room. */
  onLeave: () => void;
}

/** What was said so far, newest at the foot, with a sign while an answer is on its way. */
export function MessageList({ messages, pending, above, toldAbove = null, onLeave }: Props) {
  const t = useT('assistant');
  const written = useWritten();
  const log = useReadingPlace(messages.length, pending, written, Boolean(above));
  return (
    <div ref={log} className="min-h-0 flex-1 overflow-y-auto">
      {above}
      <div role="log" aria-label={t('messages')} className="flex flex-col gap-3 p-4">
        <Bubble
          message={{ id: -1, text: t('first'), isUser: false, sources: [] }}
          onLeave={onLeave}
        />
        {messages.map((message) => (
          <Bubble
            key={message.id}
            message={message}
            plain={message.id === toldAbove}
            onLeave={onLeave}
          />
        ))}
        {pending && written !== '' && (
          <Bubble
            message={{ id: -1, text: written, isUser: false, sources: [] }}
            onLeave={onLeave}
          />
        )}
        {pending && (
          <p role="status" className="flex items-center gap-1 text-muted">
            <span className="sr-only">{t('typing')}</span>
            {[0, 1, 2].map((dot) => (
              <span key={dot} className="size-2 animate-pulse rounded-full bg-current" />
            ))}
          </p>
        )}
      </div>
      <div />
    </div>
  );
}

interface BubbleProps {
  message: Message;
  /** Without buttons of its own. */
  plain?: boolean;
  onLeave: () => void;
}

function Bubble({ message, plain = false, onLeave }: BubbleProps) {
  const t = useT('assistant');
  const own = useLanguage();
  const speech = useSpeech();
  const { text, isUser, sources, emergency } = message;
  const [calm, answer] = emergency?.level === 'maybe' ? splitCalmLine(text) : [null, text];
  const locale = localeOfAnswer(text, own);
  const language = languageOfLocale(locale);
  const speaking = speech.state !== 'silent';
  return (
    <div
      data-said-by={isUser ? 'farmer' : 'assistant'}
      className={cx(
        'max-w-[88%] rounded-card px-3 py-2',
        isUser ? 'self-end bg-brand text-on-brand' : 'self-start bg-sunken',
      )}
    >
      {calm !== null && <SuspectedLine line={calm} lang={language} />}
      <p lang={isUser ? undefined : language} dir="auto" className="whitespace-pre-line">
        {isUser || plain ? answer : <Said text={answer} />}
      </p>
      {sources.length > 0 && (
        <ol
          aria-label={t('sources')}
          className="mt-2 flex flex-col gap-1 border-t border-line pt-2 text-sm"
        >
          {sources.map((source, index) => (
            <li key={source.id}>
              <SourceLink source={source} number={index + 1} onLeave={onLeave} />
            </li>
          ))}
        </ol>
      )}
      {!isUser && sources.length === 0 && sendsToExpert(text) && (
        <Link
          to="/application/expert"
          onClick={() => matchMedia('(max-width: 767px)').matches && onLeave()}
          className="mt-1 block font-medium text-brand underline"
        >
          {t('askExpert')}
        </Link>
      )}
      {message.lacksGuide && (
        <Optional>
          <SaveGuideHint onLeave={onLeave} />
        </Optional>
      )}
      {message.turn && !plain && <AnswerFeedback turn={message.turn} />}
      {!isUser && !plain && message.id >= 0 && canSpeak() && (
        <button
          type="button"
          onClick={() =>
            speaking ? speech.stop() : speech.start(text.replace(/\[\d+\]/g, ''), locale)
          }
          className="mt-1 inline-flex min-h-11 items-center gap-1 text-sm text-brand"
        >
          <Icon name={speaking ? 'close' : 'play'} className="size-4" />
          {speaking ? t('stopReading') : t('readAloud')}
        </button>
      )}
    </div>
  );
}

/** The way to a page of ours, or to the page of somebody else on which a note stands. */
function SourceLink({
  source: { url, title },
  number,
  onLeave,
}: {
  source: ChatSource;
  number: number;
  onLeave: () => void;
}) {
  const className = 'font-medium text-brand underline';
  const text = `[${number}] ${title}`;
  if (/^https?:/.test(url))
    return (
      <a href={url} target="_blank" rel="noreferrer" className={className}>
        {text}
      </a>
    );
  return (
    <Link
      to={url}
      onClick={() => matchMedia('(max-width: 767px)').matches && onLeave()}
      className={className}
    >
      {text}
    </Link>
  );
}

function Said({ text }: { text: string }) {
  return withHelplines(text).map((piece) =>
    piece.dial === null ? (
      piece.text
    ) : (
      <a key={piece.at} href={`tel:${piece.dial}`} className="font-bold text-brand underline">
        {piece.text}
      </a>
    ),
  );
}

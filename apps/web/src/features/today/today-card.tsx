import { mostUrgent } from '@ankur/agronomy/today/urgency';
import { localeOf } from '@ankur/languages/languages';
import type { ReactNode } from 'react';
import type { TakeBack, TodayLine, TodaySource } from '../../entities/today/today-line.ts';
import { useLanguage } from '../../lib/i18n/language-store.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { canSpeak, useSpeech } from '../../lib/speech/speech.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TodayRow } from './today-row.tsx';

/** The lines in order with their numbers; each ends as a sentence, so that the voice pauses. U+0964: full stop of Devanagari. */
function spokenText(lines: readonly TodayLine[]): string {
  return lines
    .map(({ text }, index) => `${index + 1}. ${/[.!?\u0964۔؟]$/.test(text) ? text : `${text}.`}`)
    .join(' ');
}

interface Props {
  sources: readonly TodaySource[];
  /** Told what was done from here, and what takes it back. */
  onDone: (told: string, takeBack: TakeBack) => void;
  /** What stands below the lines. */
  children?: ReactNode;
}

/** What wants doing today: at most five lines, the most urgent first, each with its reason and one button. */
export function TodayCard({ sources, onDone, children }: Props) {
  const t = useT('today');
  const speech = useSpeech();
  const language = useLanguage();
  const lines = mostUrgent(sources.flatMap((source) => source.lines));
  const isLoading = sources.some(({ state }) => state === 'loading');
  const isPartial = sources.some(({ state }) => state === 'failed');
  const start = (): void => speech.start(spokenText(lines), localeOf(language));
  const read = (): void => {
    if (speech.state === 'speaking') speech.pause();
    else if (speech.state === 'paused') speech.resume();
    else start();
  };
  const aloud = canSpeak() && lines.length > 0 && (
    <>
      <Button look="quiet" icon={speech.state === 'speaking' ? 'pause' : 'play'} onClick={read}>
        {t(`read.${speech.state}`)}
      </Button>
      {speech.state === 'paused' && (
        <IconButton icon="refresh" label={t('read.silent')} onClick={start} />
      )}
    </>
  );
  return (
    <Card title={t('title')} icon="check" actions={aloud}>
      <ul className="flex flex-col divide-y divide-line">
        {lines.map((line) => (
          <TodayRow key={line.key} line={line} onDone={onDone} />
        ))}
      </ul>
      {isLoading && lines.length === 0 && <Skeleton className="h-12 w-full" />}
      {!isLoading && lines.length === 0 && !isPartial && <p role="status">{t('nothing')}</p>}
      {!isLoading && isPartial && (
        <p role="status" className="pt-2 text-muted">
          {t('partial')}
        </p>
      )}
      {children && <div className="pt-3">{children}</div>}
    </Card>
  );
}

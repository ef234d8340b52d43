import { useId, useState } from 'react';
import type { Translate } from '../../../lib/i18n/translate.ts';
import { useFormat } from '../../../lib/i18n/use-format.ts';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { FirstAid } from './cards.ts';
import { ReadAloudButton } from './read-aloud-button.tsx';
import { useReading } from './use-reading.ts';

/** The first things to do, one at a time in large letters, read aloud when wanted. */
export function FirstSteps({ aid }: { aid: FirstAid }) {
  const { card, language } = aid;
  const t: Translate<'emergency'> = aid.t;
  const title = useId();
  const format = useFormat();
  const reading = useReading(language);
  const [at, setAt] = useState(0);
  const total = card.first.length;
  const textAt = (index: number) => card.first[index] ?? t('allDone');
  const go = (index: number) => {
    setAt(index);
    reading.moved(textAt(index));
  };
  const isDone = at >= total;
  return (
    <section
      aria-labelledby={title}
      className="flex flex-col gap-3 rounded-card border-2 border-brand bg-surface p-4"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h4 id={title} className="text-lg font-bold">
          {t('stepsTitle')}
        </h4>
        {!isDone && (
          <p className="font-medium text-muted">
            {t('step', { n: format.number(at + 1), total: format.number(total) })}
          </p>
        )}
      </div>
      <div aria-hidden="true" className="flex gap-1.5">
        {card.first.map((step, index) => (
          <span
            key={step}
            className={cx('h-1.5 flex-1 rounded-full', index <= at ? 'bg-brand' : 'bg-line')}
          />
        ))}
      </div>
      <div aria-live="polite" className="flex min-h-28 items-start gap-3">
        {isDone && <Icon name="check" className="mt-1 size-7 text-brand" />}
        <p className={isDone ? 'text-xl font-medium' : 'text-2xl leading-snug font-semibold'}>
          {textAt(at)}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button look="plain" disabled={at === 0} onClick={() => go(at - 1)}>
          {t('back')}
        </Button>
        {isDone ? (
          <Button look="plain" className="flex-1" icon="refresh" onClick={() => go(0)}>
            {t('again')}
          </Button>
        ) : (
          <Button className="flex-1 text-lg" onClick={() => go(at + 1)}>
            {t('done')}
            <Icon name="chevron-right" />
          </Button>
        )}
      </div>
      <ReadAloudButton t={t} reading={reading} text={textAt(at)} />
    </section>
  );
}

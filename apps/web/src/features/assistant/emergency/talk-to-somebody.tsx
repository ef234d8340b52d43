import { spokenNumber } from '@ankur/assistant/emergency/card-text';
import { type Ref, useState } from 'react';
import type { Translate } from '../../../lib/i18n/translate.ts';
import { Button } from '../../../ui/button.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { FirstAid } from './cards.ts';
import { whoAnswers } from './helplines.ts';
import { ReadAloudButton } from './read-aloud-button.tsx';
import { useReading } from './use-reading.ts';

interface Props {
  aid: FirstAid;
  first: Ref<HTMLAnchorElement>;
}

/** For somebody who does not want to live: few warm sentences and a person to talk to; no steps, no lists. */
export function TalkToSomebody({ aid, first }: Props) {
  const { card, language } = aid;
  const t: Translate<'emergency'> = aid.t;
  const [ofOther, setOfOther] = useState(false);
  const reading = useReading(language);
  const sentences = (ofOther && card.other) || card.first;
  const [talk = '14416', danger = '112'] = card.call;
  const turn = () => {
    setOfOther(!ofOther);
    reading.moved((ofOther ? card.first : (card.other ?? card.first)).join(' '));
  };
  return (
    <div className="flex flex-col gap-5">
      <div aria-live="polite" className="flex flex-col gap-3 text-xl leading-relaxed">
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      <a ref={first} href={`tel:${talk}`} className={buttonClass('primary', 'min-h-20 gap-4 px-5')}>
        <Icon name="phone" className="size-9 max-[15rem]:hidden" />
        <span className="min-w-0 flex-1 text-start">
          <span className="block text-xl font-bold">{t('talkNow')}</span>{' '}
          <span className="block text-2xl font-bold">{spokenNumber(talk)}</span>{' '}
          <span className="block font-normal">{whoAnswers(talk, t)}</span>
        </span>
      </a>
      <a href={`tel:${danger}`} className={buttonClass('quiet', 'self-start px-0!')}>
        <Icon name="phone" />
        {t('dangerNow', { number: danger })}
      </a>
      <div className="flex flex-col items-start">
        {card.other && (
          <Button look="quiet" className="px-0! text-start! underline" onClick={turn}>
            {ofOther ? t('forSelf') : t('forOther')}
          </Button>
        )}
        <ReadAloudButton t={t} reading={reading} text={sentences.join(' ')} />
      </div>
    </div>
  );
}

import { spokenNumber } from '@ankur/assistant/emergency/card-text';
import type { Ref } from 'react';
import type { Translate } from '../../../lib/i18n/translate.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { cx } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { FirstAid } from './cards.ts';
import { whoAnswers } from './helplines.ts';

interface Props {
  aid: FirstAid;
  /** The most urgent number's button. */
  first: Ref<HTMLAnchorElement>;
}

/** The numbers of a card as buttons that call, with whom each reaches; the most urgent one is the largest. */
export function CallButtons({ aid, first }: Props) {
  const { card } = aid;
  const t: Translate<'emergency'> = aid.t;
  return (
    <ul className="flex flex-col gap-2">
      {card.call.map((number, index) => {
        const who = whoAnswers(number, t);
        const urgent = index === 0;
        return (
          <li key={number}>
            <a
              ref={urgent ? first : undefined}
              href={`tel:${number}`}
              className={buttonClass(
                urgent ? 'danger' : 'plain',
                cx('w-full justify-start! text-start!', urgent ? 'min-h-18 px-5' : 'min-h-14'),
              )}
            >
              <Icon
                name="phone"
                className={cx('max-[15rem]:hidden', urgent ? 'size-9' : 'size-6')}
              />
              <span className="min-w-0">
                <span className={cx('block font-bold', urgent ? 'text-2xl' : 'text-lg')}>
                  {t('call', { number: spokenNumber(number) })}
                </span>{' '}
                {who && <span className="block font-normal">{who}</span>}
              </span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}

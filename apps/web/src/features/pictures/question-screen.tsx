import type { SpokenCategory, SpokenSource } from '@ankur/assistant/entry/spoken-entry';
import { useEffect, useRef } from 'react';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { addLocalDays, todayLocal } from '../../lib/time/local-date.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import type { IconName } from '../../ui/icon-paths.ts';
import { AmountQuestion } from './amount-question.tsx';
import { PictureTile } from './picture-tile.tsx';
import {
  type Answers,
  CATEGORY_ICONS,
  JOB_ICONS,
  type JobName,
  type Question,
  SOURCE_ICONS,
} from './questions.ts';
import { useSpokenNames } from './use-spoken-names.ts';

interface Props {
  question: Question;
  animals: readonly string[];
  onAnswer: (answer: Answers) => void;
}

interface Choice {
  icon: IconName;
  name: string;
  answer: Answers;
}

/** One question with its answers as pictures, a slider or banknotes. */
export function QuestionScreen({ question, animals, onAnswer }: Props) {
  const t = useT('pictures');
  const names = useSpokenNames();
  const choices = useChoices(question, animals);
  const asked = t(`ask.${question}`);
  const heading = useRef<HTMLHeadingElement>(null);
  // The picture that was pressed is gone: without this nothing has the focus, and a long screen stays scrolled down.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each question
  useEffect(() => heading.current?.focus(), [question]);
  const all = [asked, ...choices.map(({ name }) => name)].join('. ');
  return (
    <>
      <div className="flex items-center gap-2">
        <h2 ref={heading} tabIndex={-1} className="flex-1 text-2xl font-bold wrap-anywhere">
          {asked}
        </h2>
        {names.canSay && (
          <IconButton icon="sound" label={t('listenAll')} onClick={() => names.say(all)} />
        )}
      </div>
      {(question === 'rupees' || question === 'litres') && (
        <AmountQuestion
          unit={question}
          onAnswer={(amount) =>
            onAnswer(question === 'rupees' ? { rupees: amount } : { litres: amount })
          }
        />
      )}
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {choices.map(({ icon, name, answer }) => (
          <li key={name}>
            <PictureTile icon={icon} {...names.of(name)} onChoose={() => onAnswer(answer)} />
          </li>
        ))}
      </ul>
    </>
  );
}

const DAYS_BACK = [0, 1, 2, 3];
const DAYS_AHEAD = [0, 1, 2, 7];

/** The pictures of a question; none where an amount is asked for. */
function useChoices(question: Question, animals: readonly string[]): Choice[] {
  const t = useT('pictures');
  const tFinance = useT('finance');
  const format = useFormat();
  const today = todayLocal();
  const day = (date: string): string => format.date(date, { weekday: 'long', day: 'numeric' });
  const near = ['day.today', 'day.yesterday', 'day.tomorrow'] as const;
  switch (question) {
    case 'what':
      return Object.entries(CATEGORY_ICONS).map(([category, icon]) => {
        const what = category as SpokenCategory;
        return { icon, name: tFinance(`category.${what}`), answer: { what } };
      });
    case 'source':
      return Object.entries(SOURCE_ICONS).map(([from, icon]) => {
        const source = from as SpokenSource;
        return { icon, name: tFinance(`source.${source}`), answer: { source } };
      });
    case 'job':
      return Object.entries(JOB_ICONS).map(([work, icon]) => {
        const job = t(`work.${work as JobName}`);
        return { icon, name: job, answer: { job } };
      });
    case 'animal':
      return animals.map((animal) => ({ icon: 'cow', name: animal, answer: { animal } }));
    case 'day':
    case 'ahead': {
      const turns = question === 'day' ? DAYS_BACK.map((back) => -back) : DAYS_AHEAD;
      return turns.map((turn) => {
        const date = addLocalDays(today, turn);
        const named = turn === 0 ? near[0] : turn === -1 ? near[1] : turn === 1 ? near[2] : null;
        return {
          icon: turn === 0 ? 'sun' : 'calendar',
          name: named ? t(named) : day(date),
          answer: { date },
        };
      });
    }
    case 'time':
      return [
        { icon: 'sunrise', name: t('time.morning'), answer: { time: 'morning' } },
        { icon: 'sunset', name: t('time.evening'), answer: { time: 'evening' } },
      ];
    default:
      return [];
  }
}

// locale-keys: finance:category.*, finance:source.*
import type { SpokenEntry } from '@ankur/assistant/entry/spoken-entry';
import { useEffect, useState } from 'react';
import { useT } from '../../lib/i18n/use-t.ts';
import { todayLocal } from '../../lib/time/local-date.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { toast } from '../../ui/toast.ts';
import type { EntryKind } from './picture-home.tsx';
import { QuestionScreen } from './question-screen.tsx';
import { type Answers, entryOf, OF_TODAY, QUESTIONS } from './questions.ts';
import { useSpokenNames } from './use-spoken-names.ts';

const LARGE = 'min-h-20 min-w-fit! flex-1 basis-32 text-xl';

interface Props {
  kind: EntryKind;
  /** Names of the animals that are milked. */
  animals: readonly string[];
  readBack: (entry: SpokenEntry) => string;
  /** Saves it; gives what takes it back, null when it was refused. */
  save: (entry: SpokenEntry) => Promise<(() => Promise<boolean>) | null>;
  onDone: () => void;
}

/** An entry by pictures: one question a screen, then everything once more and spoken, saved after a yes. Money is of today unless another day is chosen there. */
export function PictureEntry({ kind, animals, readBack, save, onDone }: Props) {
  const t = useT('pictures');
  const names = useSpokenNames();
  const [answers, setAnswers] = useState<Answers>({});
  const [step, setStep] = useState(0);
  const [asksDay, setAsksDay] = useState(false);
  const [busy, setBusy] = useState(false);
  const [takeBack, setTakeBack] = useState<(() => Promise<boolean>) | null>(null);
  const questions = QUESTIONS[kind].filter((one) => one !== 'animal' || animals.length > 1);
  const question = asksDay ? 'day' : questions[step];
  const entry = question ? null : entryOf(kind, answers, todayLocal());
  const told = entry && readBack(entry);
  const isAsked = told !== null && takeBack === null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: spoken once, when it is asked for
  useEffect(() => {
    if (isAsked && names.canSay) names.say(told);
  }, [isAsked]);
  const answer = (given: Answers): void => {
    setAnswers({ ...answers, ...given });
    if (asksDay) setAsksDay(false);
    else setStep(step + 1);
  };
  const back = (): void => {
    if (asksDay) setAsksDay(false);
    else if (step === 0 || takeBack) onDone();
    else setStep(step - 1);
  };
  const yes = async (): Promise<void> => {
    if (!entry) return;
    setBusy(true);
    const undo = await save(entry);
    setBusy(false);
    if (undo) setTakeBack(() => undo);
    else toast.error(t('failed'));
  };
  const undo = async (): Promise<void> => {
    setBusy(true);
    const isGone = (await takeBack?.()) ?? false;
    setBusy(false);
    if (isGone) onDone();
    else toast.error(t('failed'));
  };
  return (
    <section className="flex flex-col gap-4">
      <Button look="quiet" icon="arrow-left" className="self-start" onClick={back}>
        {t('back')}
      </Button>
      {question && <QuestionScreen question={question} animals={animals} onAnswer={answer} />}
      {told && (
        <>
          <div className="flex items-center gap-3 rounded-card bg-brand-soft p-4 text-brand-strong">
            <Icon name={takeBack ? 'check' : 'comment'} className="size-10" />
            <p role="status" className="flex-1 text-xl font-semibold wrap-anywhere">
              {told}
            </p>
          </div>
          {names.canSay && (
            <Button look="plain" icon="sound" onClick={() => names.say(told)}>
              {t('listenAll')}
            </Button>
          )}
          {!takeBack && OF_TODAY.includes(kind) && (
            <Button look="plain" icon="calendar" onClick={() => setAsksDay(true)}>
              {t('ask.day')}
            </Button>
          )}
          <div className="flex flex-wrap gap-3">
            {takeBack ? (
              <>
                <Button icon="check" className={LARGE} onClick={onDone}>
                  {t('done')}
                </Button>
                <Button
                  look="plain"
                  icon="refresh"
                  className={LARGE}
                  busy={busy}
                  onClick={() => void undo()}
                >
                  {t('takeBack')}
                </Button>
              </>
            ) : (
              <>
                <Button icon="check" className={LARGE} busy={busy} onClick={() => void yes()}>
                  {t('yes')}
                </Button>
                <Button look="plain" icon="close" className={LARGE} onClick={onDone}>
                  {t('no')}
                </Button>
              </>
            )}
          </div>
        </>
      )}
    </section>
  );
}

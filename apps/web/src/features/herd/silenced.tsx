import { DUE_KINDS } from '@ankur/contracts/farm-record/animals';
import { quietWordOf } from '@ankur/contracts/farm-record/quiet';
import { type Animal, useChangeAnimalMutation } from '../../entities/farm/farm.api.ts';
import { useSilencedDueQuery } from '../../entities/farm/farm-changes.api.ts';
import { useLanguage } from '../../lib/i18n/language-store.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import type { Unsent } from '../../lib/outbox/fold.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';

/** What the farmer is not reminded of for an animal, each taken back with one tap. A duty that will not be due again is left out. */
export function Silenced({ animal }: { animal: Animal & Unsent }) {
  const t = useT('farm-record');
  const { data = [] } = useSilencedDueQuery(useLanguage(), { skip: animal.quiet.length === 0 });
  const [change, { isLoading }] = useChangeAnimalMutation();
  const own = data.filter((due) => due.animal === animal.id);
  const listed = animal.quiet.flatMap((word) => {
    const kind = DUE_KINDS.find((one) => one === word);
    const text = kind ? t(`due.${kind}`) : own.find((due) => quietWordOf(due) === word)?.because;
    return text ? [{ word, text }] : [];
  });
  if (listed.length === 0 || animal.unsent) return null;
  const remind = async (word: string) => {
    const body = { quiet: animal.quiet.filter((one) => one !== word) };
    if ((await change({ animal, body })).error) toast.error(t('saveFailed'));
  };
  return (
    <section className="mt-3">
      <h3 className="font-bold">{t('due.silenced')}</h3>
      <ul className="divide-y divide-line">
        {listed.map(({ word, text }) => (
          <li key={word} className="flex flex-wrap items-center justify-between gap-2 py-1">
            <span className="min-w-0 wrap-anywhere">{text}</span>
            <Button look="quiet" icon="bell" busy={isLoading} onClick={() => void remind(word)}>
              {t('due.remind')}
              <span className="sr-only">: {text}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

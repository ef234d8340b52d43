import { useState } from 'react';
import { type Animal, useRemoveAnimalMutation } from '../../entities/farm/farm.api.ts';
import { useAnimals } from '../../entities/farm/use-farm.ts';
import { WaitingEvents } from '../../entities/farm/waiting-events.tsx';
import { useFailureText } from '../../lib/i18n/use-failure-text.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { RefusalLines } from '../../ui/refusal-lines.tsx';
import { StateView } from '../../ui/state-view.tsx';
import { UnsentMark } from '../../ui/unsent-mark.tsx';
import { AnimalForm } from './animal-form.tsx';
import { DueList } from './due-list.tsx';
import { MilkEntry } from './milk-entry.tsx';
import { MilkSale } from './milk-sale.tsx';

const EVENTS = ['milk', 'heat', 'ai', 'calving'] as const;

const gives = ({ species, sex, count }: Animal) =>
  species !== 'poultry' && sex !== 'male' && count === 1;

/** The herd: milk in two presses, what happened, and what is due. */
export function HerdCard() {
  const t = useT('farm-record');
  const failureText = useFailureText('farm-record');
  const { data, isError, isLoading } = useAnimals();
  const [remove] = useRemoveAnimalMutation();
  const eventName = (kind: string): string =>
    t(`herdEvent.${EVENTS.find((one) => one === kind) ?? 'other'}`);
  const [isAdding, setAdding] = useState(false);
  const add = (
    <Button icon="plus" onClick={() => setAdding(true)}>
      {t('animal.add')}
    </Button>
  );
  return (
    <Card title={t('herd.title')} icon="cow" actions={add}>
      {isLoading && <StateView state="loading">{t('loading')}</StateView>}
      {isError && !data && <StateView state="error">{t('listFailed')}</StateView>}
      {data?.length === 0 && <StateView state="empty">{t('herd.question')}</StateView>}
      <ul className="divide-y divide-line">
        {data?.map((animal) => (
          <li key={animal.id} className="flex flex-col gap-2 py-3">
            <h3 className="font-bold wrap-anywhere">
              {animal.name} · {t(`species.${animal.species}`)}
              {animal.count > 1 && ` · ${animal.present}`}
            </h3>
            {animal.unsent && (
              <div className="flex flex-wrap items-center gap-2">
                <UnsentMark record={animal.unsent} />
                <Button look="quiet" icon="trash" onClick={() => void remove(animal)}>
                  {t('delete')}
                </Button>
                <RefusalLines record={animal.unsent} failureText={failureText} />
              </div>
            )}
            {gives(animal) && animal.present > 0 && <MilkEntry animal={animal} />}
            <WaitingEvents what="animalEvent" parent={animal.id} nameOf={eventName} />
          </li>
        ))}
      </ul>
      <DueList animals={data ?? []} />
      <MilkSale />
      <Dialog open={isAdding} onClose={() => setAdding(false)} title={t('animal.add')}>
        {isAdding && <AnimalForm onDone={() => setAdding(false)} />}
      </Dialog>
    </Card>
  );
}

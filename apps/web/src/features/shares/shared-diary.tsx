// locale-keys: farm-record:herdEvent.*
import type { ANIMAL_EVENTS } from '@ankur/contracts/farm-record/animal-events';
import { DiaryPictures } from '../../entities/farm/diary-pictures.tsx';
import type { FarmPicture } from '../../entities/farm/farm-pictures.api.ts';
import { useAcres } from '../../entities/farm/use-acres.ts';
import { useCropNames } from '../../entities/farm/use-crop-names.ts';
import { useDiaryAmount, useDiaryWords } from '../../entities/farm/use-diary-words.ts';
import { failureState } from '../../lib/http/failure-state.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { Card } from '../../ui/card.tsx';
import { StateView } from '../../ui/state-view.tsx';
import { type SharedDiary as Diary, useSharedDiaryQuery } from './shares.api.ts';

interface Entry {
  id: string;
  date: string;
  amount: number | null;
  unit: string | null;
  note: string;
  pictures?: readonly string[] | undefined;
  picture?: FarmPicture | null | undefined;
}

function Entries<E extends Entry>({ entries, word }: { entries: E[]; word: (entry: E) => string }) {
  const t = useT('farm-record');
  const format = useFormat();
  const amountOf = useDiaryAmount();
  if (entries.length === 0) return <p className="text-muted">{t('diary.none')}</p>;
  return (
    <ul className="divide-y divide-line">
      {entries.map((entry) => (
        <li key={entry.id} className="py-2 wrap-anywhere">
          {[format.date(entry.date), word(entry), amountOf(entry), entry.note]
            .filter(Boolean)
            .join(' · ')}
          <DiaryPictures urls={entry.pictures} own={entry.picture} alt={word(entry)} />
        </li>
      ))}
    </ul>
  );
}

function PlantingDiary({ planting }: { planting: NonNullable<Diary['planting']> }) {
  const t = useT('farm-record');
  const format = useFormat();
  const crops = useCropNames(planting.crop);
  const word = useDiaryWords();
  const acres = useAcres();
  const { crop, variety, sown_on, area_acres, diary } = planting;
  const title = [
    crops.nameOf(crop),
    variety,
    area_acres === null ? null : acres(area_acres),
    sown_on && t('planting.sown', { date: format.date(sown_on) }),
  ];
  return (
    <Card title={title.filter(Boolean).join(', ')} icon="sprout">
      <Entries entries={diary} word={word} />
    </Card>
  );
}

/** A diary that somebody was given a link to, to be read until the link runs out. */
export function SharedDiary({ code }: { code: string }) {
  const t = useT('farm-record');
  const format = useFormat();
  const { data, error, isError } = useSharedDiaryQuery(code);
  const word = ({ kind }: { kind: (typeof ANIMAL_EVENTS)[number] }) => t(`herdEvent.${kind}`);
  if (isError && !data) {
    const state = failureState(error);
    const text = t(state === 'offline' ? 'listFailed' : 'share.gone');
    return <StateView state={state}>{text}</StateView>;
  }
  if (!data) return <StateView state="loading">{t('loading')}</StateView>;
  return (
    <div className="flex flex-col gap-5">
      <p className="text-muted">{t('share.until', { date: format.dateTime(data.expires_at) })}</p>
      {data.planting && <PlantingDiary planting={data.planting} />}
      {data.herd?.map((animal) => (
        <Card
          key={animal.id}
          title={[animal.name, t(`species.${animal.species}`), animal.breed]
            .filter(Boolean)
            .join(' · ')}
          icon="cow"
        >
          <DiaryPictures own={animal.picture} alt={t('picture.of', { name: animal.name })} />
          <Entries entries={animal.diary} word={word} />
        </Card>
      ))}
    </div>
  );
}

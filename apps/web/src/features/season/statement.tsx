// locale-keys: farm-record:books.*, farm-record:season.*
import './statement.css';
import { useState } from 'react';
import { ComputedNote } from '../../entities/answers/computed-note.tsx';
import { useCreditsQuery } from '../../entities/farm/credits.api.ts';
import { useFields, usePlantings } from '../../entities/farm/use-farm.ts';
import { useFarmPlaceQuery, useProfileQuery } from '../../entities/farmer/profile.api.ts';
import { failureState } from '../../lib/http/failure-state.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { useFolded } from '../../lib/outbox/use-folded.ts';
import { farmerName } from '../../lib/session/tokens.ts';
import { useToday } from '../../lib/time/use-today.ts';
import { Button } from '../../ui/button.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { StateView } from '../../ui/state-view.tsx';
import { openingKind, SPAN_KINDS, type SpanKind, twoSpans } from './spans.ts';
import { AccountTable, CreditsTable, CropsTable } from './statement-tables.tsx';
import { useBoth } from './use-both.ts';
import { useSeason } from './use-season.ts';

function Farmer() {
  const { text } = useBoth();
  const format = useFormat();
  const { data: profile } = useProfileQuery();
  const { data: place } = useFarmPlaceQuery();
  const fields = useFields().data ?? [];
  const walked = fields.reduce((sum, { area_acres }) => sum + area_acres, 0);
  const acres = walked > 0 ? walked : Number(profile?.land_size ?? 0);
  const where = [place?.city, place?.district, place?.state].filter(Boolean).join(', ');
  const facts = [
    [text('statement.farmer'), profile?.name || farmerName()],
    [text('statement.place'), where],
    [text('statement.land'), acres > 0 ? format.number(acres) : ''],
    [text('statement.date'), format.date(useToday())],
  ] as const;
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
      {facts
        .filter(([, value]) => value !== '')
        .map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-muted">{name}</dt>
            <dd className="font-bold wrap-anywhere">{value}</dd>
          </div>
        ))}
    </dl>
  );
}

/** What a bank or an insurer reads of a farm: two seasons or years side by side, in the farmer's language and in English. */
export function Statement() {
  const t = useT('farm-record');
  const { text } = useBoth();
  const today = useToday();
  const { data: plantings = [] } = usePlantings();
  const [chosen, setChosen] = useState<SpanKind>();
  const kind = chosen ?? openingKind(plantings, today);
  const spans = twoSpans(kind, today);
  const first = useSeason(spans[0]);
  const second = useSeason(spans[1]);
  const counted = Math.max(first.counted, second.counted);
  const since = first.data?.computedAtMs ?? second.data?.computedAtMs;
  const credits = useFolded('credit', useCreditsQuery().data);
  const isFailed = first.isError || second.isError;
  const seasons = first.data && second.data ? ([first.data, second.data] as const) : null;
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center gap-3 print:hidden">
        <Segmented
          label={t('statement.kind')}
          value={kind}
          onChange={setChosen}
          options={SPAN_KINDS.map((value) => ({ value, label: t(`statement.${value}`) }))}
        />
        <Button icon="download" onClick={() => window.print()}>
          {t('season.print')}
        </Button>
      </div>
      <Farmer />
      {isFailed && (
        <StateView state={failureState(first.error ?? second.error)}>{t('listFailed')}</StateView>
      )}
      {!seasons && !isFailed && <StateView state="loading">{t('loading')}</StateView>}
      {seasons && (
        <>
          <ComputedNote since={since} />
          {counted > 0 && <p className="text-muted">{t.plural('season.counted', counted)}</p>}
          <AccountTable spans={spans} seasons={seasons} />
          {seasons[0].plantings.length > 0 && <CropsTable season={seasons[0]} />}
          {credits.length > 0 && <CreditsTable credits={credits} />}
        </>
      )}
      <p className="text-sm">{text('season.own')}</p>
      <p className="text-sm">{text('statement.ownNote')}</p>
      <p className="mt-10 hidden border-t border-line pt-1 print:block">
        {text('statement.signature')}
      </p>
    </div>
  );
}

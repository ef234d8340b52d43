import { useEffect, useState } from 'react';
import { Dictated } from '../../entities/dictation/dictated.tsx';
import { OwnCropChips } from '../../entities/farm/own-crop-chips.tsx';
import { useT } from '../../lib/i18n/use-t.ts';
import { useSettled } from '../../lib/time/use-late.ts';
import { Segmented } from '../../ui/segmented.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { FeedKind, FeedQuestion } from './feed.api.ts';

const FILTERS = ['all', 'following', 'near', 'crop'] as const;
export type Filter = (typeof FILTERS)[number];

/** Whether a query value is one of the filters. */
export function toFilter(text: string | null): Filter {
  return FILTERS.find((filter) => filter === text) ?? 'all';
}

interface Props {
  kind: FeedKind;
  filter: Filter;
  crop: string;
  onChange: (question: FeedQuestion) => void;
}

/** Feed filters: all, followed farmers, the district, one crop. */
export function FeedFilters({ kind, filter, crop, onChange }: Props) {
  const t = useT('community');
  const [pressed, setPressed] = useState(0);
  return (
    <div className="flex flex-col gap-3">
      <Segmented
        label={kind === 'posts' ? t('filter.title') : t('filter.reels')}
        value={filter}
        options={FILTERS.map((value) => ({ value, label: t(`filter.${value}`) }))}
        onChange={(value) => onChange({ filter: value, crop })}
      />
      {filter === 'crop' && (
        <OwnCropChips
          label={t('ownCrops')}
          keyOf={({ name }) => name}
          chosen={crop}
          onChoose={(own) => {
            onChange({ filter, crop: own });
            setPressed(pressed + 1);
          }}
        />
      )}
      {filter === 'crop' && (
        <CropField
          key={pressed}
          crop={crop}
          onSettled={(typed) => onChange({ filter, crop: typed })}
        />
      )}
    </div>
  );
}

/** The crop as it is typed or spoken; taken after a pause. */
function CropField({ crop, onSettled }: { crop: string; onSettled: (crop: string) => void }) {
  const t = useT('community');
  const [typed, setTyped] = useState(crop);
  const settled = useSettled(typed.trim());
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was typed asks anew
  useEffect(() => {
    if (settled !== crop) onSettled(settled);
  }, [settled]);
  return (
    <Dictated>
      <TextField
        label={t('crop')}
        hint={t('cropHint')}
        value={typed}
        maxLength={60}
        onChange={(event) => setTyped(event.target.value)}
      />
    </Dictated>
  );
}

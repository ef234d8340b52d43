import { useT } from '../../lib/i18n/use-t.ts';
import { type EntryKind, JOBS } from './picture-home.tsx';
import { PictureTile } from './picture-tile.tsx';
import { useSpokenNames } from './use-spoken-names.ts';

/** What can be entered by pictures. */
export function EntryTiles({ onChoose }: { onChoose: (kind: EntryKind) => void }) {
  const t = useT('pictures');
  const names = useSpokenNames();
  return (
    <ul className="grid grid-cols-2 gap-3">
      {JOBS.map((job) =>
        'entry' in job ? (
          <li key={job.key}>
            <PictureTile
              icon={job.icon}
              mark={job.mark}
              tone={job.tone ?? 'plain'}
              {...names.of(t(`job.${job.key}`))}
              onChoose={() => onChoose(job.entry)}
            />
          </li>
        ) : null,
      )}
    </ul>
  );
}

import { type ComponentType, useState } from 'react';
import { askAssistant } from '../../lib/assistant-request.ts';
import { choosePictureMode } from '../../lib/device/picture-mode.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { Button } from '../../ui/button.tsx';
import type { IconName } from '../../ui/icon-paths.ts';
import { PictureTile } from './picture-tile.tsx';
import { useSpokenNames } from './use-spoken-names.ts';

/** What can be entered by pictures. */
export type EntryKind = 'expense' | 'income' | 'task' | 'milk';

type Job = { key: JobKey; icon: IconName; mark?: IconName; tone?: 'good' | 'bad' } & (
  | { to: string }
  | { entry: EntryKind }
  | { ask: true }
);
type JobKey =
  | 'weather'
  | 'water'
  | 'prices'
  | 'leaf'
  | 'work'
  | 'spent'
  | 'earned'
  | 'milk'
  | 'animals'
  | 'ask';

/** The ten jobs, those of every day first. */
export const JOBS: readonly Job[] = [
  { key: 'weather', icon: 'cloud-sun', to: '/application/weather' },
  { key: 'prices', icon: 'trend', to: '/application/market' },
  { key: 'leaf', icon: 'scan', to: '/application/greenscan' },
  { key: 'water', icon: 'drop', to: '/application/dashboard#irrigation' },
  { key: 'spent', icon: 'rupee', mark: 'minus', tone: 'bad', entry: 'expense' },
  { key: 'earned', icon: 'rupee', mark: 'plus', tone: 'good', entry: 'income' },
  { key: 'work', icon: 'calendar', entry: 'task' },
  { key: 'milk', icon: 'cow', entry: 'milk' },
  { key: 'animals', icon: 'hen', to: '/application/farm#herd' },
  { key: 'ask', icon: 'comment', ask: true },
];

interface Props {
  /** Asks for an entry, one question a screen. */
  Entry: ComponentType<{ kind: EntryKind; onDone: () => void }>;
  /** Told whether a question has the screen for itself. */
  onAsks?: ((asks: boolean) => void) | undefined;
}

/** Ten jobs as large pictures with a spoken name. */
export function PictureHome({ Entry, onAsks }: Props) {
  const t = useT('pictures');
  const names = useSpokenNames();
  const [kind, setKind] = useState<EntryKind | null>(null);
  const ask = (asked: EntryKind | null): void => {
    setKind(asked);
    onAsks?.(asked !== null);
  };
  if (kind) return <Entry kind={kind} onDone={() => ask(null)} />;
  return (
    <>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-5">
        {JOBS.map((job) => {
          const common = {
            icon: job.icon,
            mark: job.mark,
            tone: job.tone ?? ('plain' as const),
            ...names.of(t(`job.${job.key}`)),
          };
          return (
            <li key={job.key}>
              {'to' in job ? (
                <PictureTile {...common} to={job.to} />
              ) : (
                <PictureTile
                  {...common}
                  onChoose={() => ('entry' in job ? ask(job.entry) : askAssistant(''))}
                />
              )}
            </li>
          );
        })}
      </ul>
      <Button look="quiet" icon="menu" onClick={() => choosePictureMode('words')}>
        {t('toWords')}
      </Button>
    </>
  );
}

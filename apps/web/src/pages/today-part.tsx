import { useState } from 'react';
import { useTasksToday } from '../features/farm-tasks/use-tasks-today.ts';
import { useLoansToday } from '../features/finance/use-loans-today.ts';
import { useWaterToday } from '../features/irrigation/use-water-today.ts';
import { usePricesToday } from '../features/market/use-prices-today.ts';
import { useNoticesToday } from '../features/notifications/use-notices-today.ts';
import { useWaitingToday } from '../features/outbox/use-waiting-today.ts';
import { TodayCard } from '../features/today/today-card.tsx';
import { useHerdToday } from '../features/today/use-herd-today.ts';
import { useLossesToday } from '../features/today/use-losses-today.ts';
import { useWeatherToday } from '../features/today/use-weather-today.ts';
import { VoiceButton } from '../features/voice-entry/voice-button.tsx';
import type { Written } from '../features/voice-entry/written.ts';
import { WrittenLine } from '../features/voice-entry/written-line.tsx';
import { lazyWithRetry } from '../ui/lazy-with-retry.tsx';

/** So many of the last things done can be taken back. */
const MOST_DONE = 3;

const VoicePart = lazyWithRetry(() => import('./voice-part.tsx'));

/** Today, from every part of the product that has something to say of it. */
export default function TodayPart() {
  const sources = [
    useLossesToday(),
    useWeatherToday(),
    useWaterToday(),
    useTasksToday(),
    useHerdToday(),
    useLoansToday(),
    usePricesToday(),
    useNoticesToday(),
    useWaitingToday(),
  ];
  const [done, setDone] = useState<readonly Written[]>([]);
  const keep = (one: Written) => setDone((all) => [...all, one].slice(-MOST_DONE));
  return (
    <TodayCard sources={sources} onDone={(told, takeBack) => keep({ told, takeBack })}>
      {done.map((one) => (
        <div key={one.told} className="pb-3">
          <WrittenLine
            written={one}
            onGone={() => setDone((all) => all.filter((it) => it !== one))}
          />
        </div>
      ))}
      <VoiceButton Part={VoicePart} />
    </TodayCard>
  );
}

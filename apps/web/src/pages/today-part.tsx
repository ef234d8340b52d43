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
  const [done, setDone] = useState<Written | null>(null);
  return (
    <TodayCard sources={sources} onDone={(told, takeBack) => setDone({ told, takeBack })}>
      {done && (
        <div className="pb-3">
          <WrittenLine written={done} onGone={() => setDone(null)} />
        </div>
      )}
      <VoiceButton Part={VoicePart} />
    </TodayCard>
  );
}

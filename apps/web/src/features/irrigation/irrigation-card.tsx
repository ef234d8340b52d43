import { useState } from 'react';
import type { OwnCrop } from '../../entities/farm/use-own-crops.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { useNow } from '../../lib/time/clock.ts';
import { Card } from '../../ui/card.tsx';
import { IrrigationForm } from './irrigation-form.tsx';
import { IrrigationResult } from './irrigation-result.tsx';
import type { Advice } from './question.ts';

/**
 * Irrigation advice: form and result. `own` are the farmer's crops, each
 * with a button that asks for advice.
 */
export function IrrigationCard({ own = [] }: { own?: readonly OwnCrop[] }) {
  const t = useT('irrigation');
  const [advice, setAdvice] = useState<Advice | null>(null);
  return (
    <Card title={t('title')} id="irrigation" icon="drop" actions={<LiveClock />}>
      {advice ? (
        <IrrigationResult
          advice={advice}
          own={own}
          onReset={() => setAdvice(null)}
          onChange={setAdvice}
        />
      ) : (
        <IrrigationForm own={own} onAdvice={setAdvice} />
      )}
    </Card>
  );
}

function LiveClock() {
  const format = useFormat();
  const now = useNow();
  return (
    <time dateTime={now.toISOString()} className="text-sm text-muted tabular-nums">
      {format.date(now, {
        day: 'numeric',
        month: 'short',
        hour: 'numeric',
        minute: '2-digit',
        second: '2-digit',
      })}
    </time>
  );
}

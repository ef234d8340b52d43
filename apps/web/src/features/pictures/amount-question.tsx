import { useState } from 'react';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { useSpokenNames } from './use-spoken-names.ts';

/** Banknotes and the coin of ten, with the colours of the notes (Mahatma Gandhi New Series). */
const NOTES = [
  { rupees: 10, look: 'bg-[#e8d3bd] text-[#4a2c10]' },
  { rupees: 50, look: 'bg-[#bfe3e6] text-[#0b4247]' },
  { rupees: 100, look: 'bg-[#d9cfe9] text-[#35215c]' },
  { rupees: 200, look: 'bg-[#f8d48a] text-[#5a3a00]' },
  { rupees: 500, look: 'bg-[#d2d3cd] text-[#33352f]' },
  { rupees: 5000, look: 'bg-[#d7ead2] text-[#1c4416]' },
] as const;

const LITRES = { most: 40, step: 0.5, first: 5 };

interface Props {
  unit: 'rupees' | 'litres';
  onAnswer: (amount: number) => void;
}

/** How much: rupees by laying down notes, litres by a slider. */
export function AmountQuestion({ unit, onAnswer }: Props) {
  const t = useT('pictures');
  const format = useFormat();
  const names = useSpokenNames();
  const [amount, setAmount] = useState<number>(unit === 'litres' ? LITRES.first : 0);
  const told =
    unit === 'rupees'
      ? format.moneyShort(amount)
      : t('litres', { litres: format.number(amount, { maximumFractionDigits: 1 }) });
  return (
    <div className="flex flex-col gap-4">
      <div className="flex items-center justify-center gap-2">
        <output className="text-4xl font-bold tabular-nums">{told}</output>
        {names.canSay && (
          <IconButton
            icon="sound"
            label={t('listen', { name: told })}
            onClick={() => names.say(told)}
          />
        )}
      </div>
      {unit === 'rupees' ? (
        <ul className="grid grid-cols-3 gap-3">
          {NOTES.map(({ rupees, look }) => (
            <li key={rupees}>
              <button
                type="button"
                aria-label={t('addNote', { amount: format.moneyShort(rupees) })}
                onClick={() => setAmount(amount + rupees)}
                className={`min-h-16 w-full rounded-control text-xl font-bold shadow-card ${look}`}
              >
                {format.moneyShort(rupees)}
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <div className="flex items-center gap-3">
          <IconButton
            icon="minus"
            label={t('less')}
            onClick={() => setAmount(Math.max(LITRES.step, amount - LITRES.step))}
            className="border border-line-strong"
          />
          <input
            type="range"
            aria-label={t('ask.litres')}
            min={LITRES.step}
            max={LITRES.most}
            step={LITRES.step}
            value={amount}
            onChange={(event) => setAmount(Number(event.target.value))}
            className="h-11 min-w-0 flex-1 accent-brand"
          />
          <IconButton
            icon="plus"
            label={t('more')}
            onClick={() => setAmount(Math.min(LITRES.most, amount + LITRES.step))}
            className="border border-line-strong"
          />
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        {unit === 'rupees' && (
          <Button
            look="plain"
            icon="refresh"
            className="min-h-16 min-w-fit! flex-1 basis-32"
            disabled={amount === 0}
            onClick={() => setAmount(0)}
          >
            {t('anew')}
          </Button>
        )}
        <Button
          icon="check"
          className="min-h-16 min-w-fit! flex-1 basis-32"
          disabled={amount === 0}
          onClick={() => onAnswer(amount)}
        >
          {t('enough')}
        </Button>
      </div>
    </div>
  );
}

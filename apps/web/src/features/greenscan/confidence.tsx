import type { Analysis } from '@ankur/contracts/greenscan/endpoints';
import { cropName } from '../../lib/i18n/crop-name.ts';
import { useLanguage } from '../../lib/i18n/language-store.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { Progress } from '../../ui/progress.tsx';

const VERY = 0.85;
const FAIRLY = 0.6;
/** Larger shares would be rounded to 100 %. */
const NEARLY_ALL = 0.99;

/** Confidence in words and percent. */
export function Confidence({ value }: { value: number }) {
  const t = useT('greenscan');
  const format = useFormat();
  const word = value >= VERY ? 'sure.very' : value >= FAIRLY ? 'sure.fairly' : 'sure.hardly';
  const share =
    value > NEARLY_ALL
      ? t('sure.over', { share: format.percent(NEARLY_ALL) })
      : format.percent(value);
  return (
    <Progress
      label={t('sure.label')}
      value={value}
      text={`${t(word)} (${share})`}
      tone={value >= FAIRLY ? 'good' : 'danger'}
    />
  );
}

/** The model's accuracy on unseen photographs of this crop. */
export function AccuracyLine({ accuracy }: { accuracy: NonNullable<Analysis['accuracy']> }) {
  const t = useT('greenscan');
  const format = useFormat();
  const language = useLanguage();
  const figures = accuracy.field ?? accuracy.lab;
  if (!figures) return null;
  const words = {
    crop: cropName(accuracy.crop, language),
    n: format.number(figures.n),
    share: format.percent(figures.accuracy),
    low: format.percent(figures.low),
    high: format.percent(figures.high),
  };
  return (
    <p className="text-sm text-muted">
      {accuracy.field ? t('accuracy.field', words) : t('accuracy.lab', words)}
    </p>
  );
}

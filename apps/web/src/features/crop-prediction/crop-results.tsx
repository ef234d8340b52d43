import { seenRange, strangeValues } from '@ankur/agronomy/crop-recommendation/predict-crop';
import type { CropAdvice, CropAdviceAnswer } from '@ankur/contracts/crop-prediction/endpoints';
import type { CropInput } from '@ankur/contracts/crop-prediction/rules';
import type { ReactNode } from 'react';
import { GuideLink } from '../../entities/crop/guide-link.tsx';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Progress } from '../../ui/progress.tsx';
import { CropFacts } from './crop-facts.tsx';
import { cropName } from './words.ts';

export type Prediction = readonly [crop: string, probability: number];

const SHOWN_MAX = 5;
const LEAST_SHARE = 0.005;
/** Below this share no crop is clearly best. */
const CLEAR_SHARE = 0.4;

/** The suggestions to show: the first, and up to four more with a relevant share. */
export function worthShowing(predictions: readonly Prediction[]): Prediction[] {
  return predictions
    .slice(0, SHOWN_MAX)
    .filter(([, share], index) => index === 0 || share >= LEAST_SHARE);
}

interface CropCardProps {
  /** Name in the suggestion model or the growing ranges. */
  crop: string;
  name: string;
  children: ReactNode;
}

function CropCard({ crop, name, children }: CropCardProps) {
  return (
    <li className="flex flex-col gap-3 rounded-card border border-line bg-surface p-4">
      <h3 className="text-lg font-bold">
        <GuideLink by="suggestion" value={crop}>
          {name}
        </GuideLink>
      </h3>
      {children}
    </li>
  );
}

interface Props {
  predictions: readonly Prediction[];
  /** The input; values outside the training range are named. */
  input: CropInput;
  advice: CropAdviceAnswer | undefined;
  /** Retries the advice after an error; else null. */
  onRetry: (() => void) | null;
}

/** The answer as cards, most probable first; crops judged by ranges alone are listed separately. */
export function CropResults({ predictions, input, advice, onRetry }: Props) {
  const t = useT('crop-prediction');
  const common = useT('common');
  const format = useFormat();
  const factsOf = new Map<string, CropAdvice>(advice?.crops?.map((one) => [one.crop, one]));
  const percent = (share: number) => `${format.number(share * 100, { maximumFractionDigits: 1 })}%`;
  const shown = worthShowing(predictions);
  return (
    <>
      <Card title={t('result.title')} icon="sprout">
        <div className="flex flex-col gap-4">
          {strangeValues(input).map((value) => {
            const [from, to] = seenRange(value);
            const whole = (n: number) => format.number(n, { maximumFractionDigits: 0 });
            return (
              <Alert key={value} tone="warn">
                {t('result.strange', {
                  value: t(`form.${value}`),
                  from: whole(from),
                  to: whole(to),
                })}
              </Alert>
            );
          })}
          {(shown[0]?.[1] ?? 0) < CLEAR_SHARE && <Alert tone="info">{t('result.unclear')}</Alert>}
          <ul className="grid gap-4 md:grid-cols-2">
            {shown.map(([crop, share]) => {
              const facts = factsOf.get(crop);
              return (
                <CropCard key={crop} crop={crop} name={cropName(crop, t)}>
                  <Progress label={t('result.match')} value={share} text={percent(share)} />
                  {facts && <CropFacts advice={facts} state={advice?.state ?? null} />}
                </CropCard>
              );
            })}
          </ul>
          {onRetry && (
            <Alert
              tone="warn"
              action={
                <Button look="plain" icon="refresh" onClick={onRetry}>
                  {common('tryAgain')}
                </Button>
              }
            >
              {t('result.noFacts')}
            </Alert>
          )}
          {advice?.crops && <p className="text-sm text-muted">{t('result.source')}</p>}
        </div>
      </Card>
      {advice?.also_suits && advice.also_suits.length > 0 && (
        <Card title={t('result.also')} icon="leaf">
          <p className="mb-4 text-muted">{t('result.alsoLead')}</p>
          <ul className="grid gap-4 md:grid-cols-2">
            {advice.also_suits.map((one) => (
              <CropCard key={one.crop} crop={one.crop} name={cropName(one.crop, t)}>
                <CropFacts advice={one} state={advice.state} />
              </CropCard>
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}

import { predictCrops } from '@ankur/agronomy/crop-recommendation/predict-crop';
import type { CropInput } from '@ankur/contracts/crop-prediction/rules';
import { useEffect, useRef, useState } from 'react';
import { firstFailure, isUnreachable } from '../../lib/http/field-errors.ts';
import type { FailureText } from '../../lib/i18n/failure-text.ts';
import { useFailureText } from '../../lib/i18n/use-failure-text.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { useVarietyName } from '../../lib/i18n/use-variety-name.ts';
import { usePlace } from '../../lib/place/place-store.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { CropForm } from './crop-form.tsx';
import { useAdviseCropsMutation, usePredictCropsMutation } from './crop-prediction.api.ts';
import { CropResults, type Prediction, worthShowing } from './crop-results.tsx';
import { Hero } from './hero.tsx';
import type { T } from './words.ts';

interface Answered {
  input: CropInput;
  predictions: readonly Prediction[];
  /** Computed on this device, since no answer came. */
  isOwn?: boolean;
}

function messageOf(error: unknown, t: T, failureText: FailureText): string {
  if (isUnreachable(error)) return t('problem.unreachable');
  return failureText(firstFailure(error, 'message')) ?? t('problem.failed');
}

/** Form of seven values and crop cards; advice on each crop loads afterwards. */
export function CropPredictionScreen() {
  const t = useT('crop-prediction');
  const failureText = useFailureText('crop-prediction');
  // The cards' texts are loaded with the form, so that it does not suspend when an answer arrives, which would stop the scrolling.
  useVarietyName();
  const place = usePlace();
  const [predict, { isLoading }] = usePredictCropsMutation();
  const [advise, advice] = useAdviseCropsMutation();
  const [answered, setAnswered] = useState<Answered | null>(null);
  /** A question that got no answer, which this device can answer. */
  const [unanswered, setUnanswered] = useState<CropInput | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const results = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (answered) results.current?.scrollIntoView?.({ behavior: 'smooth', block: 'start' });
  }, [answered]);

  const explain = (input: CropInput, found: readonly Prediction[]) =>
    void advise({
      ...input,
      crops: worthShowing(found).map(([crop]) => crop),
      place: place.status === 'known' ? place.place : null,
    });
  /** The same model as on the server; it needs no network. */
  const predictHere = (input: CropInput) => {
    const predictions = predictCrops(input);
    setProblem(null);
    setUnanswered(null);
    advice.reset();
    setAnswered({ input, predictions, isOwn: true });
    explain(input, predictions);
  };
  const submit = async (input: CropInput): Promise<unknown> => {
    setProblem(null);
    setUnanswered(null);
    setAnswered(null);
    const answer = await predict(input);
    if (answer.error) {
      setUnanswered(isUnreachable(answer.error) ? input : null);
      setProblem(messageOf(answer.error, t, failureText));
      return answer.error;
    }
    const { status, predictions: found } = answer.data;
    if (status !== 'success' || !Array.isArray(found)) {
      setProblem(messageOf({ data: answer.data }, t, failureText));
      return null;
    }
    advice.reset();
    setAnswered({ input, predictions: found });
    explain(input, found);
    return null;
  };
  return (
    <>
      <Hero />
      <Card title={t('form.title')} icon="field">
        <CropForm busy={isLoading} onSubmit={submit} />
        {problem && (
          <div className="mt-4">
            <Alert>{problem}</Alert>
          </div>
        )}
        {unanswered && (
          <Button className="mt-3" onClick={() => predictHere(unanswered)}>
            {t('form.onPhone')}
          </Button>
        )}
      </Card>
      <div ref={results} className="flex scroll-mt-20 flex-col gap-5" aria-live="polite">
        {answered?.isOwn && <Alert tone="info">{t('result.onPhone')}</Alert>}
        {answered && (
          <CropResults
            input={answered.input}
            predictions={answered.predictions}
            advice={advice.data}
            onRetry={advice.isError ? () => explain(answered.input, answered.predictions) : null}
          />
        )}
      </div>
    </>
  );
}

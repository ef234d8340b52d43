import type { EligibilityAnswer } from '@ankur/contracts/schemes/endpoints';
import { useState } from 'react';
import { useLanguage } from '../../lib/i18n/language-store.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { Link } from '../../lib/router/link.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { useCheckSchemeQuery } from './schemes.api.ts';
import { Verdict } from './verdict.tsx';

/** Questions answered by the profile only, such as land in acres. */
const OF_PROFILE = new Set(['age', 'crops', 'land-size', 'livestock', 'state']);

type Answer = 'yes' | 'no' | 'open';

/** Eligibility check of a scheme: verdict, reasons and open questions. */
export function EligibilityCheck({ id, known }: { id: string; known: EligibilityAnswer }) {
  const t = useT('schemes');
  const common = useT('common');
  const lang = useLanguage();
  const [answers, setAnswers] = useState<Record<string, boolean>>({});
  const answered = Object.keys(answers).length > 0;
  const check = useCheckSchemeQuery({ id, lang, answers }, { skip: !answered });
  const checked = check.isFetching ? check.data : check.currentData;
  const now = (answered ? checked : null) ?? known;
  const asked = known.questions.filter((question) => !OF_PROFILE.has(question.code));
  const missing = now.questions.filter((question) => OF_PROFILE.has(question.code));
  const set = (code: string, answer: Answer) => {
    const { [code]: _, ...others } = answers;
    setAnswers(answer === 'open' ? others : { ...others, [code]: answer === 'yes' });
  };
  return (
    <section aria-label={t('check.title')} className="rounded-control bg-sunken p-3">
      <p className="flex flex-wrap items-center gap-2 font-semibold">
        {t('check.title')} <Verdict verdict={now.verdict} />
      </p>
      {now.reasons.length > 0 && (
        <ul className="mt-1 list-disc ps-5 text-sm">
          {now.reasons.map((reason) => (
            <li key={reason.code}>{reason.text}</li>
          ))}
        </ul>
      )}
      {missing.length > 0 && (
        <p className="mt-2 text-sm">
          {t('check.missing')}{' '}
          <Link to="/application/profile-view" className="font-semibold text-brand underline">
            {t('check.profile')}
          </Link>
        </p>
      )}
      {asked.map((question) => (
        <div
          key={question.code}
          className="mt-2 flex flex-wrap items-center justify-between gap-2 text-sm"
        >
          <span className="min-w-0 flex-1 basis-56">{question.text}</span>
          <Segmented<Answer>
            label={question.text}
            value={toAnswer(answers[question.code])}
            onChange={(answer) => set(question.code, answer)}
            options={[
              { value: 'yes', label: t('check.yes') },
              { value: 'no', label: t('check.no') },
              { value: 'open', label: t('check.open') },
            ]}
          />
        </div>
      ))}
      {answered && check.isError && !check.isFetching && (
        <div className="mt-2">
          <Alert
            action={<Button onClick={() => void check.refetch()}>{common('tryAgain')}</Button>}
          >
            {t('check.failed')}
          </Alert>
        </div>
      )}
      <p className="mt-2 text-sm text-muted">{t('check.note')}</p>
    </section>
  );
}

function toAnswer(answer: boolean | undefined): Answer {
  if (answer === undefined) return 'open';
  return answer ? 'yes' : 'no';
}

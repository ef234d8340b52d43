// locale-keys: greenscan:severity.*, greenscan:basis.*

import { GuideLink } from '../../entities/crop/guide-link.tsx';
import { cropName } from '../../lib/i18n/crop-name.ts';
import { useLanguage } from '../../lib/i18n/language-store.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { Alert } from '../../ui/alert.tsx';
import { Badge, type Tone } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { Candidates } from './candidates.tsx';
import { AccuracyLine, Confidence } from './confidence.tsx';
import type { ScanResult } from './greenscan.api.ts';
import { Measures, Sentences } from './measures.tsx';
import { MorePhotograph } from './more-photograph.tsx';
import { Unsure } from './unsure.tsx';
import { type Library, useLibrary } from './use-library.ts';

const TONES: Readonly<Record<string, Tone>> = { Low: 'good', Medium: 'warn', High: 'danger' };

interface Props {
  result: ScanResult;
  /** Analysed on this device. */
  local: boolean;
  photo: File | null;
  /** Adds photographs of the same plant and analyses them all. */
  onAdd: (files: File[]) => void;
}

function Severity({ result }: { result: ScanResult }) {
  const t = useT('greenscan');
  const format = useFormat();
  const { severity, severity_basis: basis, symptom_share: share, verdict } = result;
  const known = severity in TONES;
  return (
    <div>
      <dt className="text-sm text-muted">{t('result.severity')}</dt>
      <dd className="flex flex-col gap-1">
        <span>
          <Badge tone={TONES[severity] ?? 'neutral'}>
            {known ? t(`severity.${severity}`) : severity}
          </Badge>
        </span>
        {basis && verdict !== 'healthy' && (
          <span className="text-sm text-muted">
            {t(`basis.${basis}`, { share: format.percent(share ?? 0) })}
          </span>
        )}
      </dd>
    </div>
  );
}

/** Measures of the library in the farmer's language, else the answer's own recommendations. */
function Recommendations({ result, library }: { result: ScanResult; library: Library | null }) {
  const t = useT('greenscan');
  const language = useLanguage();
  const { label, recommendations } = result;
  // The library is used only where it matches the answer: other advice, which is in English, is shown unchanged.
  const same =
    language !== 'en' ||
    (label && library?.recommendationList(label).join('\n')) === recommendations.join('\n');
  const structured = label && library && same && library.diseaseOf(label);
  // Healthy leaves have one text in the library; unknown labels have none.
  const care =
    label && library && language !== 'en' && !library.diseaseOf(label)
      ? library.adviceFor(label).cultural
      : [];
  return (
    <div>
      <h3 className="mb-2 text-lg font-semibold">{t('result.recommendations')}</h3>
      {structured ? (
        <Measures label={label} library={library} />
      ) : (
        <Sentences items={care.length > 0 ? care : recommendations} />
      )}
    </div>
  );
}

/** Diagnosis, confidence, alternatives and measures. */
export function ScanResultCard({ result, local, photo, onAdd }: Props) {
  const t = useT('greenscan');
  const language = useLanguage();
  const library = useLibrary();
  const { label, crop, confidence, accuracy, candidates, next_photograph: next } = result;
  const entry = label && library ? library.diseaseOf(label) : null;
  const name = language !== 'en' && label && library ? library.labelName(label) : null;
  const more = next && confidence !== undefined && (
    <MorePhotograph next={next} confidence={confidence} library={library} onAdd={onAdd} />
  );
  return (
    <Card title={t('result.title')} icon="scan">
      <div className="flex flex-col gap-5">
        {local && <Alert tone="info">{t('result.local')}</Alert>}
        {label === null ? (
          <>
            <Unsure result={result} library={library} photo={photo} />
            {more}
          </>
        ) : (
          <>
            <dl className="grid gap-4 sm:grid-cols-3">
              <div>
                <dt className="text-sm text-muted">{t('result.disease')}</dt>
                <dd className="text-xl font-bold">{name ?? result.disease}</dd>
              </div>
              {crop && (
                <div>
                  <dt className="text-sm text-muted">{t('result.crop')}</dt>
                  <dd className="font-semibold">
                    <GuideLink by="leaf" value={crop}>
                      {cropName(crop, language)}
                    </GuideLink>
                  </dd>
                </div>
              )}
              <Severity result={result} />
            </dl>
            {confidence !== undefined && <Confidence value={confidence} />}
            {more}
            {accuracy && <AccuracyLine accuracy={accuracy} />}
            {entry && (
              <p>
                <span className="font-semibold">{t('measures.looks')}:</span> {entry.looks}
              </p>
            )}
            <Recommendations result={result} library={library} />
            {label && library && candidates && (
              <Candidates candidates={candidates} answered={label} library={library} />
            )}
            {entry && library && (
              <p className="text-sm text-muted">
                {t('measures.sources')}:{' '}
                {entry.sources.map((code) => library.SOURCES[code]).join('; ')}
              </p>
            )}
          </>
        )}
      </div>
    </Card>
  );
}

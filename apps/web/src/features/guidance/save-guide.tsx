import type { Language } from '@ankur/languages/languages';
import { useState } from 'react';
import { useLanguage } from '../../lib/i18n/language-store.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import {
  forgetGuide,
  guideBytes,
  saveGuide,
  useIsGuideSaved,
} from '../../lib/saved-guide/saved-guide.ts';
import { useLoaded } from '../../lib/use-loaded.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';

const BYTES_PER_KB = 1000;

interface Props {
  /** Fetches the code that shows articles and answers from them; part of what is saved. */
  onPrepare: (language: Language) => Promise<unknown>;
}

/**
 * Saves all articles and the assistant's model on this device, after showing the download size. They count as saved once the
 * code that reads them is there as well.
 */
export function SaveGuide({ onPrepare }: Props) {
  const t = useT('guidance');
  const format = useFormat();
  const language = useLanguage();
  const kept = useIsGuideSaved(language);
  const bytes = useLoaded(kept ? null : language, () => guideBytes(language));
  const [state, setState] = useState<'idle' | 'saving' | 'failed'>('idle');
  if (!('caches' in globalThis) || (!kept && bytes === null)) return null;
  const save = async () => {
    setState('saving');
    const readers = () => Promise.all([import('./search-offline.ts'), onPrepare(language)]);
    setState((await saveGuide(language, readers)) ? 'idle' : 'failed');
  };
  return (
    <Card title={t('keepAll.title')} icon="download">
      <div className="flex flex-col items-start gap-3">
        <p role="status">{kept ? t('keepAll.saved') : t('keepAll.text')}</p>
        {state === 'failed' && <Alert>{t('keepAll.failed')}</Alert>}
        {kept ? (
          <Button look="plain" icon="trash" onClick={() => void forgetGuide(language)}>
            {t('keepAll.remove')}
          </Button>
        ) : (
          <Button
            look="plain"
            icon="download"
            busy={state === 'saving'}
            onClick={() => void save()}
          >
            {state === 'saving'
              ? t('keepAll.saving')
              : t('keepAll.save', { size: format.number(Math.ceil((bytes ?? 0) / BYTES_PER_KB)) })}
          </Button>
        )}
      </div>
    </Card>
  );
}

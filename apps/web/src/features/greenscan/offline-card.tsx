import { useEffect, useState } from 'react';
import { useLanguage } from '../../lib/i18n/language-store.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import {
  type DownloadState,
  downloadClassifier,
  downloadState,
  megabytes,
  removeClassifier,
} from './model-store.ts';
import { fetchLibrary } from './use-library.ts';

type Fetching = 'none' | 'coming' | 'failed';

/** Downloads the classifier for offline use on request, after showing its size. */
export function OfflineCard() {
  const t = useT('greenscan');
  const format = useFormat();
  const language = useLanguage();
  const [here, setHere] = useState<DownloadState>();
  const [fetching, setFetching] = useState<Fetching>('none');
  const [come, setCome] = useState(0);
  useEffect(() => {
    void downloadState().then(setHere);
  }, []);
  const isReady = here?.missing.length === 0;
  useEffect(() => {
    // After a change of language the library's texts are missing.
    if (isReady) fetchLibrary(language).catch(() => undefined);
  }, [isReady, language]);
  const get = async () => {
    setFetching('coming');
    try {
      await downloadClassifier(setCome);
      setHere(await downloadState());
      setFetching('none');
    } catch {
      setHere(await downloadState());
      setFetching('failed');
    }
  };
  const remove = async () => {
    await removeClassifier();
    setHere(await downloadState());
  };
  if (!here) return null;
  return (
    <Card title={t('offline.title')} icon="offline">
      <div className="flex flex-col items-start gap-3">
        {isReady ? (
          <>
            <Alert tone="good">{t('offline.ready')}</Alert>
            <Button look="plain" icon="trash" onClick={() => void remove()}>
              {t('offline.remove')}
            </Button>
          </>
        ) : (
          <>
            <p className="text-muted">{t('offline.lead')}</p>
            {here.outdated && fetching === 'none' && (
              <Alert tone="warn">{t('offline.outdated')}</Alert>
            )}
            {fetching === 'failed' && <Alert>{t('offline.failed')}</Alert>}
            {fetching === 'coming' && come > 0 && (
              <p>{t('offline.come', { size: format.number(megabytes(come)) })}</p>
            )}
            {here.begun && fetching !== 'coming' && <p>{t('offline.begun')}</p>}
            <Button
              look="plain"
              icon="download"
              busy={fetching === 'coming'}
              onClick={() => void get()}
            >
              {fetching === 'coming'
                ? t('offline.getting')
                : t(here.begun ? 'offline.goOn' : 'offline.get', {
                    size: format.number(megabytes(here.bytes)),
                  })}
            </Button>
          </>
        )}
        <p className="text-sm text-muted">{t('offline.version', { version: here.version })}</p>
      </div>
    </Card>
  );
}

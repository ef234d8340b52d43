import { useEffect, useState } from 'react';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import {
  downloadMb,
  isDoctorKept,
  isDoctorOutdated,
  keepDoctor,
  removeDoctor,
} from './model-store.ts';

type State = 'unknown' | 'absent' | 'outdated' | 'coming' | 'kept' | 'failed';

async function found(): Promise<State> {
  if (await isDoctorKept()) return 'kept';
  return (await isDoctorOutdated()) ? 'outdated' : 'absent';
}

/** Fetches the doctor onto this device on request, its size said first. */
export function OfflineCard() {
  const t = useT('greenscan');
  const format = useFormat();
  const [state, setState] = useState<State>('unknown');
  useEffect(() => {
    void found().then(setState);
  }, []);
  const get = async () => {
    setState('coming');
    try {
      await keepDoctor();
      setState('kept');
    } catch {
      setState('failed');
    }
  };
  const remove = async () => {
    await removeDoctor();
    setState('absent');
  };
  if (state === 'unknown') return null;
  return (
    <Card title={t('offline.title')} icon="offline">
      <div className="flex flex-col items-start gap-3">
        {state === 'kept' ? (
          <>
            <Alert tone="good">{t('offline.ready')}</Alert>
            <Button look="plain" icon="trash" onClick={() => void remove()}>
              {t('offline.remove')}
            </Button>
          </>
        ) : (
          <>
            <p className="text-muted">{t('offline.lead')}</p>
            {state === 'outdated' && <Alert tone="warn">{t('offline.outdated')}</Alert>}
            {state === 'failed' && <Alert>{t('offline.failed')}</Alert>}
            <Button
              look="plain"
              icon="download"
              busy={state === 'coming'}
              onClick={() => void get()}
            >
              {state === 'coming'
                ? t('offline.getting')
                : t('offline.get', { size: format.number(downloadMb()) })}
            </Button>
          </>
        )}
      </div>
    </Card>
  );
}

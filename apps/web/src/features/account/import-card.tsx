// locale-keys: account:imported.*
import account from 'virtual:endpoints/account';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { baseApi } from '../../lib/http/base-api.ts';
import { fieldErrors, firstError } from '../../lib/http/field-errors.ts';
import { useFailureText } from '../../lib/i18n/use-failure-text.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FileDrop } from '../../ui/file-drop.tsx';
import { Progress } from '../../ui/progress.tsx';
import { type ArchiveAnswer, sendArchive } from './send-archive.ts';

/** Tables of an archive by the names of their files. */
const TABLES = {
  fields: 'fields',
  plantings: 'plantings',
  planting_events: 'diary',
  animals: 'animals',
  animal_events: 'herdDiary',
  losses: 'losses',
  loss_photos: 'lossPhotos',
  farm_pictures: 'farmPictures',
  'finance/expenses': 'expenses',
  'finance/incomes': 'incomes',
  'finance/loans': 'loans',
  'finance/budgets': 'budgets',
  'farm-tasks': 'tasks',
  waterings: 'waterings',
  'greenscan/scans': 'scans',
  credits: 'credits',
  profile: 'profile',
  pumps: 'pump',
  milk_rates: 'milkRates',
} as const;

const FIELDS = ['file', 'non_field_errors'];

/** Takes the archive of an account on another installation into this account, if it is empty: all of it or nothing. */
export default function ImportCard() {
  const t = useT('account');
  const failureText = useFailureText('farm-record');
  const format = useFormat();
  const [chosen, setChosen] = useState<File | null>(null);
  const dispatch = useDispatch();
  const [answer, setAnswer] = useState<ArchiveAnswer | null>(null);
  /** Share of the bytes that went up; null while nothing is sent. */
  const [share, setShare] = useState<number | null>(null);
  const { data, error } = answer ?? {};
  const choose = ([file]: File[]) => {
    setAnswer(null);
    setChosen(file ?? null);
  };
  const take = async (file: File) => {
    setAnswer(null);
    setShare(0);
    const told = await sendArchive(file, setShare);
    setShare(null);
    setAnswer(told);
    if (told.data) dispatch(baseApi.util.invalidateTags([...(account.importAccount.tags ?? [])]));
  };
  const failures = fieldErrors(error);
  const why = FIELDS.flatMap((field) => failureText(firstError(failures, field)) ?? [])[0];
  const taken = Object.entries(TABLES).filter(([file]) => (data?.imported[file] ?? 0) > 0);
  return (
    <Card title={t('import.title')} icon="upload">
      <div className="flex flex-col items-start gap-3">
        <p className="text-muted">{t('import.text')}</p>
        <FileDrop
          label={t('import.choose')}
          name="file"
          accept=".zip,application/zip"
          held={chosen ? 1 : 0}
          onFiles={choose}
        >
          {chosen && <span className="wrap-anywhere">{chosen.name}</span>}
        </FileDrop>
        {error !== undefined && (
          <Alert>
            {t('import.failed')} {why ?? t('failed')}
          </Alert>
        )}
        {data && (
          <Alert tone="good">
            <p>{t('import.done')}</p>
            <ul>
              {taken.map(([file, table]) => (
                <li key={file}>
                  {t(`imported.${table}`)}: {format.number(data.imported[file] ?? 0)}
                </li>
              ))}
            </ul>
          </Alert>
        )}
        {share !== null && (
          <div className="w-full">
            <p role="status">{t(share < 1 ? 'import.busy' : 'import.checking')}</p>
            <Progress
              label={t('import.sent')}
              value={share}
              text={format.number(share, { style: 'percent', maximumFractionDigits: 0 })}
            />
          </div>
        )}
        {chosen && !data && (
          <Button icon="upload" busy={share !== null} onClick={() => void take(chosen)}>
            {t('import.action')}
          </Button>
        )}
      </div>
    </Card>
  );
}

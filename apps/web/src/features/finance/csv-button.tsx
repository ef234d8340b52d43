import { useState } from 'react';
import { saveFile } from '../../lib/files/save-file.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { type Scope, useBooksCsvMutation } from './finance.api.ts';

// Reading the answer as text drops the byte order mark, which spreadsheets need.
const csvFile = (text: string) => new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' });

/** Downloads the ledgers as CSV. */
export function CsvButton({ scope }: { scope: Scope }) {
  const t = useT('finance');
  const [fetchCsv, { isLoading }] = useBooksCsvMutation();
  const [failed, setFailed] = useState(false);
  const download = async (): Promise<void> => {
    setFailed(false);
    try {
      saveFile(csvFile(await fetchCsv(scope).unwrap()), 'ankur-books.csv');
    } catch (error) {
      console.error('the file could not be fetched', error);
      setFailed(true);
    }
  };
  return (
    <div className="flex flex-col gap-2">
      <Button
        look="plain"
        icon="download"
        busy={isLoading}
        className="self-start"
        onClick={() => void download()}
      >
        {t('csv.button')}
      </Button>
      {failed && <Alert>{t('csv.failed')}</Alert>}
    </div>
  );
}

import type { PriceFile } from '@ankur/contracts/console/source-endpoints';
import { useState } from 'react';
import { fieldErrors } from '../../lib/http/field-errors.ts';
import { useFailureText } from '../../lib/i18n/use-failure-text.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { FileDrop } from '../../ui/file-drop.tsx';
import { toast } from '../../ui/toast.ts';
import { useCheckPriceFileMutation, useImportPriceFileMutation } from './operations.api.ts';

/** Upload of price files: checked first, stored after the operator's confirmation. */
export function PriceFiles({ files }: { files: readonly PriceFile[] }) {
  const t = useT('console');
  const failureText = useFailureText('console');
  const [chosen, setChosen] = useState<File[]>([]);
  const [check, { isLoading, error }] = useCheckPriceFileMutation();
  const read = async (): Promise<void> => {
    const [file] = chosen;
    const form = new FormData();
    form.set('name', file?.name ?? '');
    if (file) form.set('file', file);
    const answer = await check(form);
    if (!answer.error) setChosen([]);
  };
  const [failure] = Object.values(fieldErrors(error) ?? {}).flat();
  return (
    <div className="my-4 flex flex-col gap-3">
      <FileDrop
        label={t('sources.upload')}
        accept=".csv,.gz,.json,.jsonl,.ndjson"
        held={chosen.length}
        onFiles={setChosen}
        error={error ? (failureText(failure) ?? t('sources.failed')) : null}
        hint={chosen[0]?.name}
      />
      <Button busy={isLoading} className="self-start" onClick={() => void read()}>
        {t('sources.check')}
      </Button>
      <ul className="flex flex-col gap-3">
        {files.map((file) => (
          <FileLine key={file.id} file={file} />
        ))}
      </ul>
    </div>
  );
}

function FileLine({ file }: { file: PriceFile }) {
  const t = useT('console');
  const format = useFormat();
  const [store, { isLoading }] = useImportPriceFileMutation();
  const { in: all, kept, merged, aside } = file.tally;
  const number = (count: number) => format.number(count);
  const run = async (): Promise<void> => {
    const { error } = await store(file.id);
    if (error) toast.error(t('sources.failed'));
  };
  return (
    <li className="flex flex-col gap-1 rounded-control border border-line p-3">
      <p className="flex flex-wrap items-center gap-2 wrap-anywhere">
        <span className="font-semibold">{file.name}</span>
        <Badge tone={file.status === 'failed' ? 'danger' : 'neutral'}>
          {t(`fileStatus.${file.status}`)}
        </Badge>
        <time dateTime={file.uploaded_at} className="text-sm text-muted">
          {format.dateTime(file.uploaded_at)}
        </time>
      </p>
      <p>
        {t('sources.tally', { in: number(all), kept: number(kept), merged: number(merged) })}
        {Object.entries(aside).map(
          ([reason, count]) => ` · ${t('sources.aside', { reason, count: number(count) })}`,
        )}
      </p>
      {file.failure && <p className="text-sm text-danger wrap-anywhere">{file.failure}</p>}
      {(file.status === 'checked' || file.status === 'failed') && (
        <Button look="plain" busy={isLoading} className="self-start" onClick={() => void run()}>
          {t('sources.import')}
        </Button>
      )}
    </li>
  );
}

import { useFormat } from '../../lib/i18n/use-format.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { Fetched } from './fetched.tsx';
import { useCaseDetailQuery } from './moderation.api.ts';
import { ModerationLogTable } from './moderation-log-table.tsx';
import { useGround } from './use-ground.ts';

/** All reports of an item, without the reporters' names, and its log entries. */
export function CaseHistory({ id }: { id: string }) {
  const t = useT('console');
  const format = useFormat();
  const groundText = useGround();
  const { data, isError, refetch } = useCaseDetailQuery(id, { refetchOnMountOrArgChange: true });
  return (
    <Fetched data={data} isError={isError} refetch={refetch}>
      {({ reports, log }) => (
        <div className="flex flex-col gap-4">
          <ul className="flex flex-col gap-1 text-sm">
            {reports.map((report) => (
              <li key={report.id} className="wrap-anywhere">
                <time dateTime={report.at}>{format.dateTime(report.at)}</time>
                {` · ${t(`source.${report.source}`)} · ${groundText(report.reason)}`}
                {report.independent && ` · ${t('case.independent')}`}
                {report.note && ` · ${report.note}`}
              </li>
            ))}
          </ul>
          <ModerationLogTable log={log} />
        </div>
      )}
    </Fetched>
  );
}

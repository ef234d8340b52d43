import { useHerdDueQuery } from '../../entities/farm/farm.api.ts';
import { useLanguage } from '../../lib/i18n/language-store.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { Link } from '../../lib/router/link.tsx';

/** So many are shown; what lies further ahead can wait. */
const SHOWN = 12;

/** What is due for the herd, with the reason and the article that gives the figure. */
export function DueList() {
  const t = useT('farm-record');
  const format = useFormat();
  const { data } = useHerdDueQuery(useLanguage());
  if (!data || data.length === 0) return null;
  return (
    <section className="mt-4">
      <h3 className="font-bold">{t('due.title')}</h3>
      <ul className="divide-y divide-line">
        {data.slice(0, SHOWN).map((due) => (
          <li key={`${due.animal}-${due.kind}-${due.duty ?? ''}`} className="py-2 wrap-anywhere">
            <b>
              {format.date(due.due_on)} · {due.name} · {t(`due.${due.kind}`)}
            </b>
            <br />
            {due.because}{' '}
            <Link to={`/application/${due.article}`} className="text-brand underline">
              {t('due.read')}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

import { useT } from '../../lib/i18n/use-t.ts';
import { Link } from '../../lib/router/link.tsx';

// locale-keys: landing:footer.*
const COLUMNS = [
  {
    title: 'knowUs',
    links: [
      ['/#services', 'services'],
      ['/change-language', 'languages'],
      ['/terms', 'terms'],
    ],
  },
  {
    title: 'opportunities',
    links: [
      ['/application/community', 'share'],
      ['/application/create-agroloop', 'film'],
      ['/application/crop-prediction', 'crop'],
    ],
  },
  {
    title: 'payment',
    links: [
      ['/application/dashboard', 'books'],
      ['/application/market', 'prices'],
      ['/application/news', 'schemes'],
    ],
  },
  {
    title: 'help',
    links: [
      ['/auth', 'account'],
      ['/forget', 'password'],
      ['/application/experts', 'ask'],
    ],
  },
] as const;

const LEGAL = [
  ['/terms#responsibilities', 'conditions'],
  ['/terms#notice', 'privacy'],
  ['/terms#privacy', 'ads'],
] as const;

const linkClass = 'inline-flex min-h-11 items-center underline-offset-4 hover:underline';

/** Footer of the landing page. */
export function Footer() {
  const t = useT('landing');
  return (
    <footer className="border-t border-line bg-surface">
      <button
        type="button"
        onClick={() => window.scrollTo({ top: 0, behavior: 'smooth' })}
        className="min-h-12 w-full bg-sunken font-semibold hover:bg-line"
      >
        {t('footer.top')}
      </button>
      <div className="mx-auto grid max-w-6xl gap-6 px-4 py-8 sm:grid-cols-2 lg:grid-cols-4">
        {COLUMNS.map(({ title, links }) => (
          <div key={title}>
            <h2 className="mb-1 font-bold">{t(`footer.${title}`)}</h2>
            <ul>
              {links.map(([to, key]) => (
                <li key={key}>
                  <Link to={to} className={`${linkClass} text-muted`}>
                    {t(`footer.${key}`)}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <div className="mx-auto flex max-w-6xl flex-wrap items-center gap-x-6 px-4 pb-6 text-sm">
        {LEGAL.map(([to, key]) => (
          <Link key={key} to={to} className={linkClass}>
            {t(`footer.${key}`)}
          </Link>
        ))}
        <p className="text-muted">{t('footer.copyright')}</p>
      </div>
    </footer>
  );
}

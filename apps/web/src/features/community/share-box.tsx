import { useT } from '../../lib/i18n/use-t.ts';
import { Link } from '../../lib/router/link.tsx';
import { useFarmerName } from '../../lib/session/tokens.ts';
import { Icon } from '../../ui/icon.tsx';

const OPTIONS = [
  { key: 'box.photo', icon: 'camera' },
  { key: 'box.question', icon: 'comment' },
  { key: 'box.tip', icon: 'sprout' },
] as const;
const UPLOAD = '/application/upload-post';

/** Links to the upload page. */
export function ShareBox() {
  const t = useT('community');
  const name = useFarmerName();
  return (
    <section
      aria-label={t('box.title')}
      className="rounded-card border border-line bg-surface p-3 shadow-card"
    >
      <Link
        to={UPLOAD}
        className="flex min-h-11 items-center rounded-control border border-line-strong px-3 py-2 text-muted wrap-anywhere hover:bg-sunken"
      >
        {t('box.invite', { name })}
      </Link>
      <ul className="mt-2 flex flex-wrap gap-1">
        {OPTIONS.map(({ key, icon }) => (
          <li key={key} className="flex-1">
            <Link
              to={UPLOAD}
              className="flex min-h-11 items-center justify-center gap-2 rounded-control px-2 text-sm font-medium hover:bg-sunken"
            >
              <Icon name={icon} className="size-5 text-brand" />
              {t(key)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

import { useT } from '../../lib/i18n/use-t.ts';
import { Link } from '../../lib/router/link.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { Icon } from '../../ui/icon.tsx';

/** Link to the farmer's questions. */
export function RequestsLink() {
  const t = useT('experts');
  return (
    <Link to="/application/my-requests" className={buttonClass('plain')}>
      <Icon name="news" />
      {t('request.title')}
    </Link>
  );
}

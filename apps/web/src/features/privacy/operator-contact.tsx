import { useT } from '../../lib/i18n/use-t.ts';
import { useOperator } from './use-operator.ts';

const linkClass = 'font-medium text-brand underline';

/** The operator's contact and the address for grievances; hidden while it cannot be loaded. */
export function OperatorContact({ level = 2 }: { level?: 2 | 3 | 4 }) {
  const t = useT('privacy');
  const operator = useOperator();
  if (!operator) return null;
  const { name, grievance_email: email, grievance_phone: phone } = operator;
  const Heading = `h${level}` as const;
  return (
    <section>
      <Heading className="mb-1 text-lg font-bold">{t('contact.title')}</Heading>
      {name || email || phone ? (
        <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-1">
          {name && (
            <>
              <dt className="text-muted">{t('contact.name')}</dt>
              <dd>{name}</dd>
            </>
          )}
          {email && (
            <>
              <dt className="text-muted">{t('contact.email')}</dt>
              <dd>
                <a href={`mailto:${email}`} className={linkClass}>
                  {email}
                </a>
              </dd>
            </>
          )}
          {phone && (
            <>
              <dt className="text-muted">{t('contact.phone')}</dt>
              <dd>
                <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`} className={linkClass}>
                  {phone}
                </a>
              </dd>
            </>
          )}
        </dl>
      ) : (
        <p className="text-muted">{t('contact.none')}</p>
      )}
    </section>
  );
}

import { useT } from '../../lib/i18n/use-t.ts';
import { Link } from '../../lib/router/link.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import field from './field.svg';

/** The banner: product, number of languages, and link to sign-in. */
export function Hero() {
  const t = useT('landing');
  return (
    <section className="relative overflow-hidden bg-brand-soft">
      <div className="mx-auto flex max-w-6xl flex-col gap-5 px-4 pt-8 pb-40 md:pt-14 md:pb-52">
        <h1 className="max-w-2xl text-3xl leading-tight font-extrabold text-balance md:text-5xl">
          {t('hero.title')}
        </h1>
        <p className="max-w-xl text-lg text-ink">{t('hero.lead')}</p>
        <div className="flex flex-wrap gap-3">
          <Link to="/auth" className={buttonClass()}>
            {t('hero.start')}
          </Link>
          <a href="#services" className={buttonClass('plain')}>
            {t('hero.look')}
          </a>
        </div>
        <div className="mt-2 flex flex-wrap items-baseline gap-x-2 gap-y-1 font-medium">
          <p>{t('hero.languages')}</p>
          <Link
            to="/change-language"
            className="inline-flex min-h-11 items-center font-semibold text-brand underline underline-offset-4"
          >
            {t('hero.change')}
          </Link>
        </div>
      </div>
      <img
        src={field}
        alt=""
        width="1440"
        height="260"
        className="absolute inset-x-0 bottom-0 h-36 w-full object-cover object-bottom md:h-52"
      />
    </section>
  );
}

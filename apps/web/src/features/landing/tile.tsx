import { useT } from '../../lib/i18n/use-t.ts';
import { Link } from '../../lib/router/link.tsx';
import { cx } from '../../ui/class-names.ts';
import drawings from './services.svg';
import type { TILES } from './tiles.ts';
import { useReveal } from './use-reveal.ts';

/** One service: fades in and rises 50 px in 0.6 s when a tenth of it is in view. */
export function Tile({ to, drawing }: (typeof TILES)[number]) {
  const t = useT('landing');
  const [ref, seen] = useReveal<HTMLLIElement>();
  return (
    <li
      ref={ref}
      className={cx(
        'reveal relative flex flex-col overflow-hidden rounded-card border border-line bg-surface shadow-card',
        'transition-[opacity,transform] duration-600 ease-out focus-within:border-brand hover:border-brand',
        seen ? 'opacity-100' : '[transform:translateY(50px)] opacity-0',
      )}
    >
      <svg viewBox="0 0 240 150" className="w-full bg-brand-soft" aria-hidden="true">
        <use href={`${drawings}#${drawing}`} />
      </svg>
      <div className="flex flex-col gap-1 p-4">
        <h3 className="text-lg leading-snug font-bold">
          <Link to={to} className="after:absolute after:inset-0">
            {t(`tiles.${drawing}`)}
          </Link>
        </h3>
        <p className="text-muted">{t(`tileTexts.${drawing}`)}</p>
      </div>
    </li>
  );
}

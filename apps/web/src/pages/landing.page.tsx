import { PublicHeader } from '../app/public/public-header.tsx';
import { SkipLink } from '../app/public/skip-link.tsx';
import { UnreviewedNote } from '../app/unreviewed-note.tsx';
import { Footer } from '../features/landing/footer.tsx';
import { Hero } from '../features/landing/hero.tsx';
import { Tile } from '../features/landing/tile.tsx';
import { TILES } from '../features/landing/tiles.ts';
import { useT } from '../lib/i18n/use-t.ts';
import { usePageTitle } from '../ui/page.tsx';

export default function LandingPage() {
  const t = useT('landing');
  usePageTitle(t('title'));
  return (
    <>
      <SkipLink label={t('skip')} />
      {/* The default city before a place is known. */}
      <PublicHeader city={t('city')} />
      <main id="content" tabIndex={-1}>
        <UnreviewedNote />
        <Hero />
        <section
          id="services"
          aria-labelledby="services-title"
          className="mx-auto max-w-6xl px-4 py-10"
        >
          <h2 id="services-title" className="mb-6 text-2xl font-bold md:text-3xl">
            {t('services')}
          </h2>
          <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
            {TILES.map((tile) => (
              <Tile key={tile.to} {...tile} />
            ))}
          </ul>
        </section>
      </main>
      <Footer />
    </>
  );
}

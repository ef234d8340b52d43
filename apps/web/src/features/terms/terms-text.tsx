import { useT } from '../../lib/i18n/use-t.ts';

// locale-keys: terms:title.*, terms:text.*
const SECTIONS = [
  'acceptance',
  'responsibilities',
  'privacy',
  'property',
  'liability',
  'modifications',
  'law',
] as const;

/** The seven sections of the terms; with anchors on the page, without in the sign-up dialog. */
export function TermsText({ level = 2, anchors = false }: { level?: 2 | 3; anchors?: boolean }) {
  const t = useT('terms');
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className="flex max-w-prose flex-col gap-5">
      <p className="text-muted">{t('updated')}</p>
      {SECTIONS.map((section, index) => (
        <section key={section} id={anchors ? section : undefined}>
          <Heading className="mb-1 text-lg font-bold">
            {index + 1}. {t(`title.${section}`)}
          </Heading>
          <p>{t(`text.${section}`)}</p>
        </section>
      ))}
    </div>
  );
}

import { useState } from 'react';
import drawings from '../features/landing/services.svg';
import { TILES } from '../features/landing/tiles.ts';
import { WeatherCard } from '../features/weather/weather-card.tsx';
import { usePictureMode } from '../lib/device/picture-mode.ts';
import { useT } from '../lib/i18n/use-t.ts';
import { Link } from '../lib/router/link.tsx';
import { Icon } from '../ui/icon.tsx';
import type { IconName } from '../ui/icon-paths.ts';
import { lazyWithRetry } from '../ui/lazy-with-retry.tsx';
import { Optional } from '../ui/optional.tsx';
import { Page } from '../ui/page.tsx';

const TodayPart = lazyWithRetry(() => import('./today-part.tsx'));
const PicturePart = lazyWithRetry(() => import('./picture-part.tsx'));
const ModeChoice = lazyWithRetry(() => import('../features/pictures/mode-choice.tsx'));
const AgeCard = lazyWithRetry(() => import('../features/privacy/age-card.tsx'));

const DAILY = [
  { to: '/application/dashboard#irrigation', key: 'daily.water', icon: 'drop' },
  { to: '/application/dashboard#finance', key: 'daily.money', icon: 'rupee' },
  { to: '/application/dashboard#tasks', key: 'daily.tasks', icon: 'check' },
  { to: '/application/greenscan', key: 'daily.leaf', icon: 'scan' },
] as const satisfies readonly { to: string; key: string; icon: IconName }[];

const WIDE = [
  { to: '/application/farm', key: 'daily.farm', icon: 'field' },
  { to: '/application/crops', key: 'daily.crops', icon: 'ear' },
] as const satisfies readonly { to: string; key: string; icon: IconName }[];

/** Home: by pictures, or in words; in words too where the pictures are not on the phone and there is no network. */
export default function LandPage() {
  const t = useT('shell');
  const mode = usePictureMode();
  const [asks, setAsks] = useState(false);
  if (mode === 'pictures')
    return (
      <Page title={t('nav.home')} hideTitle>
        {!asks && (
          <Optional>
            <TodayPart />
          </Optional>
        )}
        <Optional whenFailed={<HomeInWords />}>
          <PicturePart onAsks={setAsks} />
        </Optional>
      </Page>
    );
  return (
    <Page title={t('nav.home')} hideTitle>
      <p className="text-2xl font-bold sm:text-3xl">{t('daily.question')}</p>
      <Optional>
        <TodayPart />
      </Optional>
      {mode === null && (
        <Optional>
          <ModeChoice />
        </Optional>
      )}
      <HomeInWords />
    </Page>
  );
}

/** Weather at the farmer's place, daily cards, and links to all pages. */
function HomeInWords() {
  const t = useT('shell');
  const tile = useT('landing');
  return (
    <>
      <div className="grid grid-cols-1 gap-5 lg:grid-cols-2">
        <WeatherCard />
        <ul className="grid grid-cols-2 gap-3 max-[19.9rem]:grid-cols-1">
          {DAILY.map(({ to, key, icon }) => (
            <li key={key}>
              <Link
                to={to}
                className="flex h-full min-h-28 flex-col justify-between gap-3 rounded-card border border-line bg-surface p-4 font-semibold shadow-card hover:border-brand"
              >
                <Icon name={icon} className="size-8 text-brand" />
                {t(key)}
              </Link>
            </li>
          ))}
          {WIDE.map(({ to, key, icon }) => (
            <li key={key} className="col-span-full">
              <Link
                to={to}
                className="flex min-h-14 items-center gap-3 rounded-card border border-line bg-surface p-4 font-semibold shadow-card hover:border-brand"
              >
                <Icon name={icon} className="size-8 text-brand" />
                {t(key)}
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <Optional>
        <AgeCard />
      </Optional>
      <ul className="grid grid-cols-2 gap-3 max-[19.9rem]:grid-cols-1 md:grid-cols-4">
        {TILES.map(({ to, drawing }) => (
          <li key={to}>
            <Link
              to={to}
              className="flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface shadow-card hover:border-brand"
            >
              <svg viewBox="0 0 240 150" className="w-full bg-brand-soft" aria-hidden="true">
                <use href={`${drawings}#${drawing}`} />
              </svg>
              <span className="p-3 font-semibold">{tile(`tileTexts.${drawing}`)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

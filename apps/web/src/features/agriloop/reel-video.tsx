import type { Reel } from '@ankur/contracts/community/feed-item';
import { useEffect, useRef, useState } from 'react';
import { connectionHere } from '../../lib/device/connection.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { useNearLimit } from '../../lib/meter/near-limit.ts';
import { isOnWifi, knowsWifi } from '../../lib/outbox/device.ts';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { isMetered, megabytes } from './metered.ts';

interface Props {
  reel: Reel;
  /** Near enough that its poster may be fetched. */
  nearby: boolean;
  muted: boolean;
  onMute: () => void;
  /** At least half of it came into view. */
  onSeen: () => void;
}

/** Plays while at least half of it is visible, once started; a tap plays and pauses. */
export function ReelVideo({ reel, nearby, muted, onMute, onSeen }: Props) {
  const t = useT('agriloop');
  const format = useFormat();
  const box = useRef<HTMLDivElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const [started, setStarted] = useState(false);
  const [seen, setSeen] = useState(false);
  const [at, setAt] = useState(0);
  const [length, setLength] = useState(reel.duration_s ?? 0);
  const [broken, setBroken] = useState(false);
  const tell = useRef(onSeen);
  tell.current = onSeen;
  useEffect(() => {
    if (!box.current) return;
    const watcher = new IntersectionObserver(
      (entries) => {
        const half = (entries.at(-1)?.intersectionRatio ?? 0) >= 0.5;
        setSeen(half);
        if (half) tell.current();
      },
      { threshold: [0, 0.5, 1] },
    );
    watcher.observe(box.current);
    return () => watcher.disconnect();
  }, []);
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    if (started && seen) element.play().catch(() => setStarted(false));
    else if (!element.paused) element.pause();
  }, [started, seen]);
  const playing = started && seen;
  const isNear = useNearLimit();
  const waits = isNear && knowsWifi() && !isOnWifi() && !started;
  const press = () => {
    if (waits) return;
    const element = video.current;
    // After an error only a reload of the source plays again, from the last position.
    if (broken && element) {
      element.load();
      element.currentTime = at;
      setBroken(false);
    }
    setSeen(true);
    setStarted(!playing);
  };
  const cost = reel.bytes ? format.number(megabytes(reel.bytes)) : null;
  return (
    <div ref={box} className="relative min-h-0 flex-1 bg-sunken">
      <video
        ref={video}
        src={reel.video}
        poster={nearby && !waits && reel.poster ? reel.poster : undefined}
        preload="none"
        playsInline
        loop
        muted={muted}
        aria-label={reel.description}
        onTimeUpdate={(event) => setAt(event.currentTarget.currentTime)}
        onLoadedMetadata={(event) =>
          Number.isFinite(event.currentTarget.duration) && setLength(event.currentTarget.duration)
        }
        onError={() => {
          setBroken(true);
          setStarted(false);
        }}
        className="absolute inset-0 size-full bg-sunken object-contain"
      />
      <button
        type="button"
        aria-label={playing ? t('pause') : t('play')}
        onClick={press}
        className="absolute inset-0 flex items-center justify-center"
      >
        {!playing && (
          <span className="flex size-16 items-center justify-center rounded-full bg-surface text-brand shadow-high">
            <Icon name="play" className="size-8" />
          </span>
        )}
      </button>
      {!playing && (
        <div className="pointer-events-none absolute inset-x-0 top-2 flex flex-col items-center gap-1 text-center">
          {waits && (
            <p className="rounded-control bg-surface px-2 py-1 text-sm text-ink">
              {t('waitsForWifi')}
            </p>
          )}
          {cost && !started && (
            <p className="rounded-control bg-surface px-2 py-1 text-sm text-ink">
              {isMetered(connectionHere()) ? t('costMetered', { cost }) : t('cost', { cost })}
            </p>
          )}
          {broken && (
            <p className="rounded-control bg-danger-soft px-2 py-1 text-sm text-danger">
              {t('unplayable')}
            </p>
          )}
        </div>
      )}
      <div className="absolute inset-x-2 bottom-1 flex items-center gap-2">
        <input
          type="range"
          aria-label={t('position')}
          min={0}
          max={length || 1}
          step="any"
          value={Math.min(at, length || 1)}
          onChange={(event) => {
            if (video.current) video.current.currentTime = Number(event.target.value);
          }}
          className="h-11 flex-1 accent-brand"
        />
        <IconButton
          icon={muted ? 'mute' : 'sound'}
          label={muted ? t('unmute') : t('mute')}
          onClick={onMute}
          className="bg-surface"
        />
      </div>
    </div>
  );
}

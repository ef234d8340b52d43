import { useEffect, useState } from 'react';
import type { Translate } from '../../../lib/i18n/translate.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { Icon } from '../../../ui/icon.tsx';

/** A photograph of the label, shown large so that it can be read out; it is neither sent nor stored. */
export function LabelPhoto({ t }: { t: Translate<'emergency'> }) {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (url) return () => URL.revokeObjectURL(url);
  }, [url]);
  return (
    <div className="flex flex-col gap-2">
      <label
        className={buttonClass(
          'plain',
          'relative self-start has-focus-visible:outline-3 has-focus-visible:outline-current',
        )}
      >
        <Icon name="camera" />
        {url ? t('label.photoAgain') : t('label.photo')}
        <input
          type="file"
          accept="image/*"
          capture="environment"
          className="absolute inset-0 cursor-pointer opacity-0"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) setUrl(URL.createObjectURL(file));
          }}
        />
      </label>
      {url && <img src={url} alt={t('label.photoShown')} className="w-full rounded-control" />}
      <p className="text-muted">{t('label.photoHint')}</p>
    </div>
  );
}

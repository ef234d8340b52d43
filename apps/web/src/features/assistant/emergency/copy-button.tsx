import { useState } from 'react';
import type { Translate } from '../../../lib/i18n/translate.ts';
import { Button } from '../../../ui/button.tsx';

/** Copies a text; says so in its place. Needs no network. */
export function CopyButton({ text, t }: { text: string; t: Translate<'emergency'> }) {
  const [copied, setCopied] = useState('');
  const copy = async () => {
    const done = await navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    );
    if (done) setCopied(text);
  };
  const done = copied === text;
  return (
    <Button look="plain" icon={done ? 'check' : 'copy'} onClick={() => void copy()}>
      <span aria-live="polite">{done ? t('place.copied') : t('place.copy')}</span>
    </Button>
  );
}

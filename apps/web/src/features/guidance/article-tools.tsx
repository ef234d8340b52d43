import { localeOf } from '@ankur/languages/languages';
import { useState } from 'react';
import { useLanguage } from '../../lib/i18n/language-store.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { canSpeak, useSpeech } from '../../lib/speech/speech.ts';
import { Button } from '../../ui/button.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { toast } from '../../ui/toast.ts';
import { useRestoredFocus } from '../../ui/use-restored-focus.ts';
import type { GuidanceArticle } from './guidance.api.ts';
import { forgetArticle, saveArticle, useIsSaved } from './saved-articles.ts';

const SPEEDS = ['0.75', '1', '1.25'] as const;
type Speed = (typeof SPEEDS)[number];
const SPEECH_BUTTON = { silent: 'readAloud', speaking: 'pause', paused: 'resume' } as const;

/** The text to read aloud: the parts in the reader's language. */
function spokenText(article: GuidanceArticle, language: string): string {
  const sections = article.extraContent.flatMap(({ heading, details, details_language }) =>
    details_language === language ? [heading, details].flat() : [heading],
  );
  const lines = [article.title, article.description, ...article.do_today, ...sections];
  // U+0964 is the full stop of Devanagari.
  return lines.map((line) => (/[.!?\u0964۔؟]$/.test(line.trim()) ? line : `${line}.`)).join(' ');
}

/** Reading aloud, printing, sharing and saving an article. */
export function ArticleTools({ article }: { article: GuidanceArticle }) {
  const t = useT('guidance');
  const language = useLanguage();
  const speech = useSpeech();
  const box = useRestoredFocus<HTMLDivElement>();
  const [speed, setSpeed] = useState<Speed>('1');
  const saved = useIsSaved(article.id, language);
  const start = (rate: Speed) =>
    speech.start(spokenText(article, language), localeOf(language), Number(rate));
  const share = async () => {
    const url = location.href;
    if (navigator.share) {
      await navigator.share({ title: article.title, url }).catch(() => undefined);
      return;
    }
    const copied = await navigator.clipboard?.writeText(url).then(
      () => true,
      () => false,
    );
    if (copied) toast.success(t('copied'));
    else toast.info(url);
  };
  const keep = async () => {
    if (saved) return forgetArticle(article.id, language);
    const done = await saveArticle(article, language);
    if (done) toast.success(t('savedNow'));
    else toast.error(t('noRoom'));
  };
  return (
    <div ref={box} className="flex flex-wrap items-center gap-2 print:hidden">
      {/* One button for all three states, so that it keeps the focus. */}
      {(canSpeak() || speech.state !== 'silent') && (
        <Button
          look="plain"
          icon={speech.state === 'speaking' ? 'pause' : 'play'}
          onClick={() => {
            if (speech.state === 'silent') start(speed);
            else if (speech.state === 'paused') speech.resume();
            else speech.pause();
          }}
        >
          {t(SPEECH_BUTTON[speech.state])}
        </Button>
      )}
      {speech.state !== 'silent' && (
        <>
          <Button look="plain" icon="close" onClick={speech.stop}>
            {t('stop')}
          </Button>
          <Segmented
            label={t('speed')}
            value={speed}
            options={SPEEDS.map((value) => ({ value, label: `${value}×` }))}
            onChange={(value) => {
              setSpeed(value);
              start(value);
            }}
          />
        </>
      )}
      <Button look="plain" icon="share" onClick={() => void share()}>
        {t('share')}
      </Button>
      <Button look="plain" icon="news" onClick={() => print()}>
        {t('print')}
      </Button>
      <Button
        look="plain"
        icon={saved ? 'check' : 'download'}
        aria-pressed={saved}
        onClick={() => void keep()}
      >
        {saved ? t('saved') : t('saveOffline')}
      </Button>
    </div>
  );
}

import { REEL_DESCRIPTION_MAX } from '@ankur/contracts/community/rules';
import {
  type FormEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useObjectUrl } from '../../lib/files/use-object-url.ts';
import { focusField } from '../../lib/forms/focus-field.ts';
import { useFailureText } from '../../lib/i18n/use-failure-text.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import type { StayingForm } from '../../lib/outbox/staying-forms.ts';
import { useNavigate } from '../../lib/router/router.tsx';
import { Button } from '../../ui/button.tsx';
import { FileDrop } from '../../ui/file-drop.tsx';
import { Progress } from '../../ui/progress.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { TextareaField } from '../../ui/textarea-field.tsx';
import { megabytes } from './metered.ts';
import {
  isLarge,
  type NewReel,
  type Shared,
  toldOf,
  type WholeReel,
  wholeReel,
} from './post-reel.ts';
import { textProblem, videoProblem } from './reel-check.ts';
import { type Popup, ReelPopup } from './reel-popup.tsx';
import { ShrinkOffer } from './shrink-offer.tsx';
import { useShrinking } from './use-shrinking.ts';

const REDIRECT_MS = 3000;
const FEED = '/application/agriloop';

interface Props {
  /** Sends a reel, which is stored on the phone before; the form stays open meanwhile. */
  onShare: (reel: WholeReel & { staysWith: StayingForm }) => Promise<Shared>;
  /** Leaves a reel to the outbox: whether it was sent at once, waits, or could not be stored. */
  onKeep: (reel: WholeReel) => Promise<'sent' | 'waits' | 'failed'>;
  hero: (onChoose: () => void) => ReactNode;
}

/** Form for a reel; a failure keeps video and description. */
export function CreateReel({ onShare, onKeep, hero }: Props) {
  const t = useT('agriloop');
  const failureText = useFailureText('agriloop');
  const navigate = useNavigate();
  const fileId = useId();
  const [chosen, setChosen] = useState<File | null>(null);
  const [description, setDescription] = useState('');
  const [crop, setCrop] = useState('');
  const [judged, setJudged] = useState({ video: false, text: false });
  const [popup, setPopup] = useState<Popup | null>(null);
  const [sending, setSending] = useState(false);
  const [share, setShare] = useState<number | null>(null);
  const format = useFormat();
  const shrinking = useShrinking(chosen);
  const { state, durationS } = shrinking;
  const video = state.step === 'done' ? state.file : chosen;
  const problem = videoProblem(video, durationS);
  const preview = useObjectUrl(video && !videoProblem(video) ? video : null);
  useEffect(() => {
    if (popup?.kind !== 'done') return;
    const timer = setTimeout(() => navigate(FEED), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [popup, navigate]);
  const left = useRef(new AbortController());
  useEffect(() => {
    left.current = new AbortController();
    return () => left.current.abort();
  }, []);
  const close = useCallback(() => {
    if (popup?.kind === 'done' || popup?.kind === 'kept') navigate(FEED);
    else setPopup(null);
  }, [popup, navigate]);

  const wrongVideo = judged.video ? problem : null;
  const wrongText = judged.text ? textProblem(description) : null;
  const end = (told: Popup): void => {
    setSending(false);
    setPopup(told);
    if (told.kind !== 'done' && told.kind !== 'kept') return;
    setChosen(null);
    setDescription('');
    setCrop('');
    setJudged({ video: false, text: false });
  };
  const keep = async (reel: NewReel): Promise<void> => {
    setPopup(null);
    setSending(true);
    const kept = await onKeep(await wholeReel(reel));
    if (kept === 'failed') return end({ kind: 'unexpected' });
    end(kept === 'waits' ? { kind: 'kept' } : { kind: 'done', description: reel.description });
  };
  const reelOf = (file: File): NewReel => ({ video: file, description, crop, previewUrl: preview });
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setJudged({ video: true, text: true });
    if (!video || problem || textProblem(description)) {
      // The popup gives the focus back to where it was.
      focusField(event.currentTarget, !video || problem ? 'video' : 'description');
      return setPopup({ kind: 'invalid' });
    }
    // Set before the poster is made: a second submit meanwhile would post twice.
    setSending(true);
    if (isLarge(video)) setShare(0);
    const staysWith = { onProgress: setShare, left: left.current.signal };
    const shared = await onShare({ ...(await wholeReel(reelOf(video))), staysWith });
    setShare(null);
    end(toldOf(shared, description));
  };
  return (
    <>
      {hero(() => document.getElementById(fileId)?.click())}
      <form
        noValidate
        onSubmit={(event) => void submit(event)}
        className="flex flex-col gap-4 rounded-card border border-line bg-surface p-4 shadow-card sm:p-5"
      >
        <FileDrop
          id={fileId}
          label={t('create.video')}
          name="video"
          accept="video/*"
          icon="video"
          hint={
            preview && video && t('create.size', { size: format.number(megabytes(video.size)) })
          }
          error={failureText(wrongVideo)}
          onFiles={([file]) => {
            setChosen(file ?? null);
            setJudged((now) => ({ ...now, video: true }));
          }}
        >
          {preview && (
            <video
              src={preview}
              aria-label={t('create.preview')}
              muted
              playsInline
              controls
              preload="metadata"
              className="relative z-10 max-h-96 rounded-control"
            />
          )}
        </FileDrop>
        {chosen && (
          <ShrinkOffer
            state={state}
            bytes={chosen.size}
            onStart={() => void shrinking.start()}
            onUndo={shrinking.undo}
          />
        )}
        <TextareaField
          label={t('create.description')}
          name="description"
          value={description}
          maxLength={REEL_DESCRIPTION_MAX}
          counterLimit={REEL_DESCRIPTION_MAX}
          error={failureText(wrongText)}
          onChange={(event) => setDescription(event.target.value)}
        />
        <TextField
          label={t('create.crop')}
          name="crop"
          hint={t('create.cropHint')}
          value={crop}
          maxLength={60}
          autoComplete="off"
          onChange={(event) => setCrop(event.target.value)}
        />
        {video && share !== null && (
          <Progress
            label={t('create.sending')}
            value={share}
            text={t('create.sentOf', {
              sent: format.number(megabytes(video.size * share)),
              size: format.number(megabytes(video.size)),
            })}
          />
        )}
        <Button
          type="submit"
          busy={sending}
          disabled={state.step === 'working'}
          className="self-stretch sm:self-start"
        >
          {t('create.post')}
        </Button>
      </form>
      <ReelPopup popup={popup} onClose={close} onKeep={() => void (video && keep(reelOf(video)))} />
    </>
  );
}

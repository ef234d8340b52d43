import { REEL_DESCRIPTION_MAX } from '@ankur/contracts/community/rules';
import { PIECE_BYTES_MAX } from '@ankur/contracts/community/upload-rules';
import {
  type FormEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useState,
} from 'react';
import { useNavigate } from 'react-router';
import { errorBody, fieldErrors, isUnreachable } from '../../lib/http/field-errors.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { Button } from '../../ui/button.tsx';
import { FileDrop } from '../../ui/file-drop.tsx';
import { Progress } from '../../ui/progress.tsx';
import { TextareaField } from '../../ui/textarea-field.tsx';
import { makePoster } from './make-poster.ts';
import { megabytes } from './metered.ts';
import { textProblem, videoProblem } from './reel-check.ts';
import { type Popup, ReelPopup } from './reel-popup.tsx';
import { forgetSent, sendVideo } from './send-video.ts';

const REDIRECT_MS = 3000;
const FEED = '/application/agriloop';

interface Props {
  busy: boolean;
  /** Sends the form; resolves with the error, if any. */
  onShare: (form: FormData) => Promise<unknown>;
  hero: (onChoose: () => void) => ReactNode;
}

function saidBy(error: unknown): string | null {
  const message = (errorBody(error) as { message?: unknown } | null | undefined)?.message;
  if (typeof message === 'string' && message !== '') return message;
  return Object.values(fieldErrors(error) ?? {})[0]?.[0] ?? null;
}

/** A video and some words to all farmers; a failure keeps both. */
export function CreateReel({ busy, onShare, hero }: Props) {
  const t = useT('agriloop');
  const navigate = useNavigate();
  const fileId = useId();
  const [video, setVideo] = useState<File | null>(null);
  const [description, setDescription] = useState('');
  const [judged, setJudged] = useState({ video: false, text: false });
  const [popup, setPopup] = useState<Popup | null>(null);
  const [share, setShare] = useState<number | null>(null);
  const format = useFormat();
  const preview = useMemo(
    () => (video && !videoProblem(video) ? URL.createObjectURL(video) : null),
    [video],
  );
  useEffect(() => () => void (preview && URL.revokeObjectURL(preview)), [preview]);
  useEffect(() => {
    if (popup?.kind !== 'done') return;
    const timer = setTimeout(() => navigate(FEED), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [popup, navigate]);
  const close = useCallback(() => {
    if (popup?.kind === 'done') navigate(FEED);
    else setPopup(null);
  }, [popup, navigate]);

  const wrongVideo = judged.video ? videoProblem(video) : null;
  const wrongText = judged.text ? textProblem(description) : null;
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setJudged({ video: true, text: true });
    if (!video || videoProblem(video) || textProblem(description))
      return setPopup({ kind: 'invalid' });
    const form = new FormData();
    form.append('description', description);
    const poster = preview ? await makePoster(preview).catch(() => null) : null;
    if (poster) form.append('poster', poster, 'poster.jpg');
    if (video.size <= PIECE_BYTES_MAX) form.append('video', video);
    else {
      setShare(0);
      const sent = await sendVideo(video, setShare);
      setShare(null);
      if ('failed' in sent)
        return setPopup(
          sent.failed === 'refused'
            ? { kind: 'refused', reason: sent.reason }
            : { kind: 'unexpected' },
        );
      form.append('upload_id', sent.id);
    }
    const error = await onShare(form);
    if (!error) {
      forgetSent(video);
      setPopup({ kind: 'done', description });
      setVideo(null);
      setDescription('');
      setJudged({ video: false, text: false });
    } else if (isUnreachable(error)) setPopup({ kind: 'unexpected' });
    else setPopup({ kind: 'refused', reason: saidBy(error) });
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
          accept="video/*"
          icon="video"
          hint={
            preview && video && t('create.size', { size: format.number(megabytes(video.size)) })
          }
          error={wrongVideo && t(`problem.${wrongVideo}`)}
          onFiles={([file]) => {
            setVideo(file ?? null);
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
        <TextareaField
          label={t('create.description')}
          value={description}
          maxLength={REEL_DESCRIPTION_MAX}
          counterLimit={REEL_DESCRIPTION_MAX}
          error={wrongText && t(`problem.${wrongText}`)}
          onChange={(event) => setDescription(event.target.value)}
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
        <Button type="submit" busy={busy || share !== null} className="self-stretch sm:self-start">
          {t('create.post')}
        </Button>
      </form>
      <ReelPopup popup={popup} onClose={close} />
    </>
  );
}

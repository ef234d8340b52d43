import type { ExpertRequest } from '@ankur/contracts/experts/endpoints';
import type { ReactNode } from 'react';
import { WaitingTools } from '../../entities/outbox/waiting-tools.tsx';
import { useFailureText } from '../../lib/i18n/use-failure-text.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import type { Unsent } from '../../lib/outbox/fold.ts';
import type { OutboxRecord } from '../../lib/outbox/record.ts';
import { useOutbox } from '../../lib/outbox/use-outbox.ts';
import { Badge } from '../../ui/badge.tsx';
import { Picture } from '../../ui/picture.tsx';
import { RefusalLines } from '../../ui/refusal-lines.tsx';
import { UnsentMark } from '../../ui/unsent-mark.tsx';
import { languageLabel } from './language-label.ts';

const TONES = { pending: 'warn', answered: 'good', closed: 'neutral' } as const;

interface Props {
  request: ExpertRequest & Unsent;
  /** Hears that what was never sent was thrown away. */
  onDiscarded?: (thing: string) => void;
  /** Actions. */
  children?: ReactNode;
}

type Line = Pick<ExpertRequest['messages'][number], 'id' | 'kind' | 'text' | 'date'>;

/** Messages, oldest first; for older servers at least the answer. */
function linesOf({ id, messages, answer, answered_at }: ExpertRequest): readonly Line[] {
  if (messages) return messages;
  return answer ? [{ id, kind: 'answer', text: answer, date: answered_at ?? '' }] : [];
}

const saidText = ({ request: { body } }: OutboxRecord): string =>
  'json' in body ? String(body.json.text) : '';

/** Kinds of writes that say something about a question: of the farmer, and of an expert. */
const SAID = new Set(['followUp', 'deskMessage']);

/** A question and its messages, oldest first. */
export function RequestCard({ request, onDiscarded, children }: Props) {
  const t = useT('experts');
  const failureText = useFailureText('experts');
  const format = useFormat();
  const lines = linesOf(request);
  const said = useOutbox().records.filter(
    ({ what, after }) => SAID.has(what) && after.includes(request.id),
  );
  return (
    <li className="flex flex-col gap-3 rounded-card border border-line bg-surface p-4 shadow-card">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="font-bold">
          {t(`field.${request.field_of_expertise}`)} · {languageLabel(t, request.language)}
        </h2>
        <Badge tone={TONES[request.status]}>{t(`status.${request.status}`)}</Badge>
      </div>
      <p className="text-sm text-muted">
        <time dateTime={request.date}>{format.dateTime(request.date)}</time>
        {request.expert && ` · ${t('request.taken', { name: request.expert })}`}
      </p>
      <div className="flex items-center">
        <UnsentMark record={request.unsent} />
        {onDiscarded && <WaitingTools record={request.unsent} onDiscarded={onDiscarded} />}
      </div>
      <RefusalLines record={request.unsent} failureText={failureText} />
      <p className="whitespace-pre-line wrap-anywhere">{request.query}</p>
      {request.photo && (
        <Picture
          src={request.photo}
          alt={t('request.photo')}
          className="max-h-60 rounded-control"
        />
      )}
      <ol className="flex flex-col gap-2">
        {lines.map((line) => (
          <li
            key={line.id}
            className={`rounded-control px-3 py-2 ${line.kind === 'follow-up' ? 'bg-sunken' : 'bg-brand-soft'}`}
          >
            <p className="text-sm font-semibold">
              {t(`message.${line.kind}`)} · {format.dateTime(line.date)}
            </p>
            <p className="whitespace-pre-line wrap-anywhere">{line.text}</p>
          </li>
        ))}
        {said.map((record) => (
          <li key={record.id} className="rounded-control bg-sunken px-3 py-2">
            <div className="flex items-center">
              <UnsentMark record={record} />
              {onDiscarded && <WaitingTools record={record} onDiscarded={onDiscarded} />}
            </div>
            <RefusalLines record={record} failureText={failureText} />
            <p className="whitespace-pre-line wrap-anywhere">{saidText(record)}</p>
          </li>
        ))}
      </ol>
      {children}
    </li>
  );
}

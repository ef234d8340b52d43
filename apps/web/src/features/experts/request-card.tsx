import type { ExpertRequest } from '@ankur/contracts/experts/endpoints';
import type { ReactNode } from 'react';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { Badge } from '../../ui/badge.tsx';
import { Picture } from '../../ui/picture.tsx';
import { languageLabel } from './language-label.ts';

const TONES = { pending: 'warn', answered: 'good', closed: 'neutral' } as const;

interface Props {
  request: ExpertRequest;
  /** What can be done with it. */
  children?: ReactNode;
}

type Line = Pick<ExpertRequest['messages'][number], 'id' | 'kind' | 'text' | 'date'>;

/** What was said, oldest first; of a simpler server at least the answer. */
function linesOf({ id, messages, answer, answered_at }: ExpertRequest): readonly Line[] {
  if (messages) return messages;
  return answer ? [{ id, kind: 'answer', text: answer, date: answered_at ?? '' }] : [];
}

/** A question and everything said about it, oldest first. */
export function RequestCard({ request, children }: Props) {
  const t = useT('experts');
  const format = useFormat();
  const lines = linesOf(request);
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
      </ol>
      {children}
    </li>
  );
}

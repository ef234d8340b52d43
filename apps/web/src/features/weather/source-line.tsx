import { Badge } from '../../ui/badge.tsx';
import { type Sourced, useSourceTexts } from './use-source-texts.ts';

/** Source of the figures, and their age when over an hour or stale. */
export function SourceLine({ of }: { of: Sourced }) {
  const { marks, source, age } = useSourceTexts(of);
  return (
    <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
      {marks.map((mark) => (
        <Badge key={mark} tone="warn">
          {mark}
        </Badge>
      ))}
      <span>{source}</span>
      {age && <span>{age}</span>}
    </p>
  );
}

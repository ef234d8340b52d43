import { type DragEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useT } from '../lib/i18n/use-t.ts';
import { cx } from './class-names.ts';
import { FieldError } from './field.tsx';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-paths.ts';

interface Props {
  /** The name of the file field. */
  label: string;
  /** As the server's field is called. */
  name?: string;
  /** As the file input takes it, e.g. `image/*`. */
  accept: string;
  multiple?: boolean;
  /** Receives the chosen or dropped files; an empty list when the chooser was cleared. */
  onFiles: (files: File[]) => void;
  error?: string | null;
  hint?: ReactNode;
  icon?: IconName;
  /** Number of files that the parent holds: when it removes some, the same may be chosen again. */
  held?: number;
  /** A preview shown instead of the prompt. */
  children?: ReactNode;
  id?: string;
}

/** A drop zone that is also an ordinary file input for keyboards and screen readers. */
export function FileDrop(props: Props) {
  const {
    label,
    name,
    accept,
    multiple = false,
    onFiles,
    error,
    hint,
    icon = 'upload',
    held = 0,
  } = props;
  const t = useT('common');
  const own = useId();
  const id = props.id ?? own;
  const [over, setOver] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  const heldBefore = useRef(held);
  useEffect(() => {
    if (held < heldBefore.current && field.current) field.current.value = '';
    heldBefore.current = held;
  }, [held]);
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    const files = [...event.dataTransfer.files];
    onFiles(multiple ? files : files.slice(0, 1));
  };
  return (
    <div className="flex flex-col gap-1">
      <label
        htmlFor={id}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={cx(
          'relative flex min-h-40 cursor-pointer flex-col items-center justify-center gap-2 rounded-card',
          'border-2 border-dashed p-4 text-center has-focus-visible:outline-3 has-focus-visible:outline-current',
          over ? 'border-brand bg-brand-soft' : 'border-line-strong bg-surface',
        )}
      >
        <span className="font-semibold">{label}</span>
        {props.children ?? (
          <>
            <Icon name={icon} className="size-9 text-brand" />
            <span className="text-muted">{t('dropFile')}</span>
          </>
        )}
        <input
          ref={field}
          id={id}
          name={name}
          type="file"
          accept={accept}
          multiple={multiple}
          aria-label={label}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
          onChange={(event) => onFiles([...(event.target.files ?? [])])}
          className="absolute inset-0 cursor-pointer opacity-0"
        />
      </label>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`} text={error} />
    </div>
  );
}

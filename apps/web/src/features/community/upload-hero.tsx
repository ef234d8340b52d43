import { Button } from '../../ui/button.tsx';

interface Props {
  text: string;
  button: string;
  onChoose: () => void;
}

/** The banner over the upload form, with the file button. */
export function UploadHero({ text, button, onChoose }: Props) {
  return (
    <div className="flex flex-col gap-4 overflow-hidden rounded-card bg-brand-soft p-5 sm:flex-row sm:items-center sm:justify-between">
      <div className="flex max-w-prose flex-col items-start gap-3">
        <p className="text-lg font-semibold text-brand-strong">{text}</p>
        <Button icon="upload" onClick={onChoose}>
          {button}
        </Button>
      </div>
      <svg viewBox="0 0 200 90" className="h-24 shrink-0 self-center text-brand" aria-hidden="true">
        <g fill="none" stroke="currentColor" strokeWidth="3" strokeLinecap="round">
          <path d="M14 84h172" opacity=".5" />
          <path d="M100 84V46M100 60c-12 0-18-6-19-16 12 0 18 6 19 16zM100 54c0-11 6-17 17-18 0 11-6 17-17 18z" />
          <circle cx="45" cy="38" r="9" />
          <path d="M27 82c0-18 7-28 18-28s18 10 18 28" />
          <circle cx="155" cy="38" r="9" />
          <path d="M137 82c0-18 7-28 18-28s18 10 18 28" />
        </g>
      </svg>
    </div>
  );
}

interface Props {
  d: string;
  className: string;
}

function Mark({ d, className }: Props) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={`shrink-0 ${className}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={d} />
    </svg>
  );
}

/** Two drawings of the public header, apart from the icon set so that the first page stays small. */
export function PinMark() {
  return (
    <Mark
      className="size-4"
      d="M12 21c-4.5-4.5-6.5-7.5-6.5-11a6.5 6.5 0 0 1 13 0c0 3.5-2 6.5-6.5 11zM12 7.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z"
    />
  );
}

export function GlobeMark() {
  return (
    <Mark
      className="size-5"
      d="M3.5 6h9M8 3.5V6M11 6c-.8 4-3 7-7 9M5.5 9.5c1.5 2.5 3.5 4 6 5M12.5 20.5L16.5 10l4 10.5M14 17h5"
    />
  );
}

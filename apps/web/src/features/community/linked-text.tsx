const LINK = /(https?:\/\/[^\s<>"']+[^\s<>"'.,;:!?)])/g;

interface Props {
  text: string;
  /** Links of new accounts stay plain text. */
  clickable: boolean;
}

/** A farmer's own words; web addresses in them can be pressed when their writer is known for a while. */
export function LinkedText({ text, clickable }: Props) {
  if (!clickable) return <>{text}</>;
  let at = 0;
  return (
    <>
      {text.split(LINK).map((part, index) => {
        const key = at;
        at += part.length;
        return index % 2 === 0 ? (
          part
        ) : (
          <a
            key={key}
            href={part}
            target="_blank"
            rel="nofollow ugc noopener noreferrer"
            className="break-all text-brand underline"
          >
            {part}
          </a>
        );
      })}
    </>
  );
}

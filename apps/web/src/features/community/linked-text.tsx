const LINK = /(https?:\/\/[^\s<>"']+[^\s<>"'.,;:!?)])/g;

interface Props {
  text: string;
  /** Links of new accounts are not clickable. */
  clickable: boolean;
}

/** User text; URLs in it are links unless the author's account is new. */
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

import { Picture } from '../../ui/picture.tsx';

interface Props {
  urls?: readonly string[] | undefined;
  /** What the line of the diary says. */
  alt: string;
}

/** The pictures of a line of the diary; each opens alone. */
export function DiaryPictures({ urls = [], alt }: Props) {
  if (urls.length === 0) return null;
  return (
    <span className="mt-1 flex flex-wrap gap-2">
      {urls.map((url) => (
        <a key={url} href={url} target="_blank" rel="noreferrer">
          <Picture src={url} alt={alt} className="size-20 rounded-control" />
        </a>
      ))}
    </span>
  );
}

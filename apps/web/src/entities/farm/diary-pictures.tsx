import { useFileOf } from '../../lib/outbox/use-file-of.ts';
import { Picture } from '../../ui/picture.tsx';
import { UnsentMark } from '../../ui/unsent-mark.tsx';
import type { FarmPicture } from './farm-pictures.api.ts';
import { type Pictured, useFarmPicture } from './use-farm-picture.ts';

interface Props {
  urls?: readonly string[] | undefined;
  /** The entry's own picture, which stands small among the addresses and opens large. */
  own?: FarmPicture | null | undefined;
  /** What the line of the diary says. */
  alt: string;
}

/** The pictures of a line of the diary; each opens alone. */
export function DiaryPictures({ urls = [], own, alt }: Props) {
  const shown = own
    ? [{ small: own.small_url, large: own.url }]
    : urls.map((url) => ({ small: url, large: url }));
  if (shown.length === 0) return null;
  return (
    <span className="mt-1 flex flex-wrap gap-2">
      {shown.map(({ small, large }) => (
        <a key={large} href={large} target="_blank" rel="noreferrer">
          <Picture src={small} alt={alt} className="size-20 rounded-control" />
        </a>
      ))}
    </span>
  );
}

/** The picture of an entry that was written into a diary; one that waits as it lies on this device. */
export function EntryPicture({ entry, alt }: { entry: Pictured; alt: string }) {
  const picture = useFarmPicture(entry);
  const here = useFileOf(picture?.unsent);
  if (!picture) return null;
  if (!picture.unsent) return <DiaryPictures own={picture} alt={alt} />;
  return (
    <span className="mt-1 flex flex-wrap items-end gap-2">
      <Picture src={here} alt={alt} className="size-20 rounded-control" />
      <UnsentMark record={picture.unsent} />
    </span>
  );
}

import { useT } from '../../lib/i18n/use-t.ts';

interface Props {
  text: string;
  picture: string | null;
  video: string | null;
}

/** The content of an item for moderators, also when hidden. */
export function CaseContent({ text, picture, video }: Props) {
  const t = useT('console');
  return (
    <>
      <p className="whitespace-pre-line wrap-anywhere">{text}</p>
      {video ? (
        // biome-ignore lint/a11y/useMediaCaption: farmers' videos have no captions
        <video
          src={video}
          poster={picture ?? undefined}
          controls
          preload="none"
          className="max-h-80 w-full max-w-md rounded-control bg-sunken"
        />
      ) : (
        picture && (
          <img
            src={picture}
            alt={t('case.picture')}
            loading="lazy"
            className="max-h-80 max-w-full self-start rounded-control"
          />
        )
      )}
    </>
  );
}

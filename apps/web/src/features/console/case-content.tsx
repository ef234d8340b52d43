import { useT } from '../../lib/i18n/use-t.ts';

interface Props {
  text: string;
  picture: string | null;
  video: string | null;
}

/** What somebody shared, as moderators see it: also when it is out of sight. */
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

import { CreateReel } from '../features/agriloop/create-reel.tsx';
import {
  useKeepReelMutation,
  useShareReelMutation,
} from '../features/community/feed-actions.api.ts';
import { UploadHero } from '../features/community/upload-hero.tsx';
import { useT } from '../lib/i18n/use-t.ts';
import { Page } from '../ui/page.tsx';

/** Until it was sent a reel has no address of its video. */
const waits = (reel: { video: string } | undefined): boolean => reel?.video === '';

export default function CreateAgroloopPage() {
  const t = useT('agriloop');
  const [share] = useShareReelMutation();
  const [keep] = useKeepReelMutation();
  return (
    <Page title={t('create.title')}>
      <CreateReel
        onShare={async (reel) => {
          const { data, error } = await share(reel);
          return { error, waits: waits(data) };
        }}
        onKeep={async (reel) => {
          const { data } = await keep(reel);
          if (!data) return 'failed';
          return waits(data) ? 'waits' : 'sent';
        }}
        hero={(onChoose) => (
          <UploadHero text={t('create.lead')} button={t('create.choose')} onChoose={onChoose} />
        )}
      />
    </Page>
  );
}

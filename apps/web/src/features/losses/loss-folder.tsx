// locale-keys: farm-record:lossStage.*
import { LOSS_CAUSES } from '@ankur/contracts/farm-record/loss-rules';
import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import {
  type DiaryEntry,
  type Field,
  type Loss,
  type Planting,
  useLossesQuery,
  usePlantingQuery,
} from '../../entities/farm/farm.api.ts';
import { useCropNames } from '../../entities/farm/use-crop-names.ts';
import { useDiaryAmount, useDiaryWords } from '../../entities/farm/use-diary-words.ts';
import { useFields, useLossPhotos, usePlantings } from '../../entities/farm/use-farm.ts';
import { useProfileQuery } from '../../entities/farmer/profile.api.ts';
import { saveFile } from '../../lib/files/save-file.ts';
import { storedZip, type ZipFile } from '../../lib/files/stored-zip.ts';
import { hex } from '../../lib/hex.ts';
import { useLanguage } from '../../lib/i18n/language-store.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { farmerName } from '../../lib/session/tokens.ts';
import { nowMs } from '../../lib/time/clock.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { photoBytes } from './kept-photos.ts';
import { dayInIndia, lossRecord, type PhotoHashes } from './loss-record.ts';
import { lossSheetHtml, type SheetPhoto } from './loss-sheet.ts';

/** SHA-256 in hexadecimal digits; null where the page was not opened over HTTPS and the browser computes none. */
async function hashOf(content: Uint8Array<ArrayBuffer>): Promise<string | null> {
  const { subtle } = globalThis.crypto as Partial<Crypto>;
  return subtle ? hex(new Uint8Array(await subtle.digest('SHA-256', content))) : null;
}
/** So many pictures of the time before are put in, the newest: each is fetched. */
const BEFORE_MAX = 12;
const isWebp = (bytes: Uint8Array) => bytes[8] === 0x57 && bytes[9] === 0x45;

/** Words of the sheet about what is known of a loss. */
function useSheetFacts() {
  const t = useT('farm-record');
  const format = useFormat();
  const crops = useCropNames();
  return (loss: Loss, planting: Planting | undefined, field: Field | undefined, farmer: string) => {
    const cause = LOSS_CAUSES.find((one) => one === loss.cause);
    const acres = planting?.area_acres;
    const insured =
      loss.insured === null
        ? t('loss.insuredUnknown')
        : t(loss.insured ? 'insured.yes' : 'insured.no');
    const said: readonly (readonly [string, string | null | undefined])[] = [
      [t('sheet.farmer'), farmer],
      [t('loss.cause'), cause ? t(`cause.${cause}`) : loss.cause],
      [t('loss.when'), format.dateTime(loss.happened_at)],
      [t('sheet.deadline'), format.dateTime(loss.deadline_at)],
      [t('planting.crop'), planting && crops.nameOf(planting.crop)],
      [t('loss.stage'), t(`lossStage.${loss.stage}`)],
      [t('planting.sownOn'), planting?.sown_on && format.date(planting.sown_on)],
      [t('planting.acres'), acres != null ? format.number(acres) : null],
      [t('planting.field'), field?.name],
      [t('loss.survey'), loss.survey_number],
      [t('loss.share'), loss.estimate_percent === null ? null : `${loss.estimate_percent} %`],
      [t('loss.insured'), insured],
      [t('loss.policy'), loss.policy_number],
      [t('tell.insurer'), loss.insurer],
      [t('loss.bank'), loss.bank],
    ];
    return said.flatMap(([name, value]) => (value ? [[name, value] as const] : []));
  };
}

/** Puts everything about a loss into one ZIP with a printable sheet, and hands it to be shared; works without a network. */
export function LossFolder({ loss }: { loss: Loss }) {
  const t = useT('farm-record');
  const format = useFormat();
  const language = useLanguage();
  const word = useDiaryWords();
  const amountOf = useDiaryAmount();
  const factsOf = useSheetFacts();
  const photos = useLossPhotos(loss);
  const { data: profile, isLoading: readsProfile } = useProfileQuery();
  const plantings = usePlantings();
  const planting = plantings.data?.find(({ id }) => id === loss.planting);
  const fields = useFields();
  const field = fields.data?.find(({ id }) => id === planting?.field);
  const {
    data: whole,
    isLoading,
    refetch: readPlanting,
  } = usePlantingQuery(loss.planting ?? skipToken);
  const { refetch: readLosses } = useLossesQuery();
  const [busy, setBusy] = useState(false);
  // Shared earlier, the folder would lack what is still being read.
  const reads = isLoading || plantings.isLoading || fields.isLoading || readsProfile;

  const photoFiles = async () => {
    const files: ZipFile[] = [];
    const hashes: Record<string, string | null> = {};
    const lines: SheetPhoto[] = [];
    for (const [index, photo] of photos.entries()) {
      const content = await photoBytes(photo.id, photo.url, async () =>
        ((await readLosses()).data ?? []).flatMap((one) => one.photos.map((of) => of.url)),
      );
      const file = content && `photos/${index + 1}.${isWebp(content) ? 'webp' : 'jpg'}`;
      if (content && file) files.push({ name: file, content });
      const hash = content && (await hashOf(content));
      hashes[photo.id] = hash;
      const recorded = [photo.sha256, photo.sha256_kept];
      const place =
        photo.lat === null || photo.lon === null
          ? null
          : `${photo.lat.toFixed(5)}, ${photo.lon.toFixed(5)}`;
      const said = [
        photo.view ? t(`view.${photo.view}`) : null,
        photo.taken_at && format.dateTime(photo.taken_at),
        place,
        photo.heading === null ? null : t('sheet.heading', { degrees: photo.heading }),
        hash && `SHA-256 ${hash}`,
        hash && recorded.includes(hash) ? t('sheet.unchanged') : null,
        content ? null : t('sheet.photoMissing'),
      ];
      lines.push({ file, lines: said.flatMap((line) => line ?? []) });
    }
    return { files, lines, hashes: hashes satisfies PhotoHashes };
  };

  const lossDay = dayInIndia(loss.happened_at);
  const before = ({ id, date }: DiaryEntry) => date <= lossDay && id !== loss.id;
  const diaryLine = (entry: DiaryEntry) =>
    [format.date(entry.date), word(entry), amountOf(entry), entry.note].filter(Boolean).join(' · ');
  const filesBefore = async (diary: readonly DiaryEntry[]) => {
    const files: ZipFile[] = [];
    const lines: SheetPhoto[] = [];
    const pictures = diary.flatMap((entry) =>
      (entry.pictures ?? []).map((url) => ({ url, line: diaryLine(entry) })),
    );
    for (const [index, { url, line }] of pictures.slice(0, BEFORE_MAX).entries()) {
      const content = await photoBytes(url, url, async () =>
        ((await readPlanting()).data?.diary ?? []).flatMap((one) => one.pictures ?? []),
      );
      const file = content && `before/${index + 1}.${isWebp(content) ? 'webp' : 'jpg'}`;
      if (content && file) files.push({ name: file, content });
      lines.push({ file, lines: file ? [line] : [line, t('sheet.photoMissing')] });
    }
    return { files, lines };
  };
  const share = async () => {
    setBusy(true);
    try {
      const { files, lines, hashes } = await photoFiles();
      // What could not be read before is asked for once more.
      const read = whole ?? (loss.planting ? (await readPlanting()).data : undefined);
      const diary = (read?.diary ?? []).filter(before);
      const earlier = await filesBefore(diary);
      const told = loss.told.map(({ who, at, number }) =>
        [t(`tell.${who}`), at && format.dateTime(at), number].filter(Boolean).join(' · '),
      );
      const html = lossSheetHtml({
        ...{ language, title: t('sheet.title'), toldTitle: t('sheet.told'), told },
        facts: factsOf(loss, planting, field, profile?.name || farmerName()),
        ...{ photosTitle: t('loss.photos'), photos: lines },
        diaryTitle: t('sheet.before'),
        ...{ diary: diary.map(diaryLine), diaryPhotos: earlier.lines },
        note: t('season.own'),
      });
      const text = (content: string) =>
        new TextEncoder().encode(content) as Uint8Array<ArrayBuffer>;
      const zip = storedZip(
        [
          { name: 'index.html', content: text(html) },
          {
            name: 'loss.json',
            content: text(JSON.stringify(lossRecord(loss, photos, hashes), null, 2)),
          },
          ...files,
          ...earlier.files,
        ],
        new Date(nowMs()),
      );
      const name = `loss-${lossDay}.zip`;
      const file = new File([zip], name, { type: zip.type });
      if (navigator.canShare?.({ files: [file] }))
        await navigator.share({ files: [file] }).catch(() => undefined);
      else saveFile(zip, name);
    } catch {
      toast.error(t('sheet.failed'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      look="plain"
      icon="share"
      className="self-start"
      busy={busy || reads}
      onClick={() => void share()}
    >
      {t('sheet.share')}
    </Button>
  );
}

import { createHash } from 'node:crypto';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { libraryIn } from '@ankur/leaf-doctor/library/read-library';
import type { AppInputs, FeaturePorts } from '../../../app-deps.ts';
import { reencodePicture, UnreadablePicture } from '../../../platform/pictures/pictures.ts';
import { type ExportedPhotograph, exportReadme, manifestCsv, monthOf } from './export-rows.ts';
import { labelledScans } from './labelled-scans.repository.ts';

type Deps = Pick<AppInputs, 'db' | 'clock' | 'ids' | 'media'> &
  Pick<FeaturePorts, 'findTrainingConsents'>;

/** Enough for training at 288 px with crops. */
const SIDE_PX = 640;

/** What an export holds, and how many labelled scans stayed out of it. */
export interface ExportReport {
  photographs: number;
  /** Their farmers have not allowed it, or no longer. */
  withoutConsent: number;
  /** The photograph is gone, or the label is none of the library's. */
  unusable: number;
}

/**
 * Writes every photograph given for training to an empty folder, with `manifest.csv` and `README.md`.
 * @throws Error when the folder is not empty
 */
export async function writeTrainingExport(dir: string, deps: Deps): Promise<ExportReport> {
  const { db, clock, ids, media, findTrainingConsents } = deps;
  await mkdir(dir, { recursive: true });
  if ((await readdir(dir)).length > 0) throw new Error(`${dir} is not empty`);
  const library = libraryIn('en');
  const groups = new Map<string, string>();
  const rows: ExportedPhotograph[] = [];
  const report: ExportReport = { photographs: 0, withoutConsent: 0, unusable: 0 };

  const photographOf = async (key: string): Promise<Buffer | null> => {
    const part = await media.get(key);
    if (!part) return null;
    try {
      const size = { width: SIDE_PX, height: SIDE_PX, fit: 'inside' } as const;
      const [drawn] = await reencodePicture(await buffer(part.stream), [size]);
      return drawn ?? null;
    } catch (error) {
      if (error instanceof UnreadablePicture) return null;
      throw error;
    }
  };
  const groupOf = (...parts: string[]): string => {
    const key = parts.join(' ');
    const group = groups.get(key) ?? `g${ids.secret(9).replaceAll(/[^A-Za-z0-9]/g, '0')}`;
    groups.set(key, group);
    return group;
  };

  for await (const scans of labelledScans(db)) {
    const consents = await findTrainingConsents([...new Set(scans.map((one) => one.farmerId))]);
    for (const { farmerId, label, by, pictureKey, lat, lon, createdAt } of scans) {
      const consent = consents.get(farmerId);
      if (!consent) {
        report.withoutConsent++;
        continue;
      }
      const isKnown = label !== null && by !== null && library.labelName(label) !== null;
      const content = isKnown ? await photographOf(pictureKey) : null;
      if (!content || !isKnown) {
        report.unusable++;
        continue;
      }
      const name = createHash('sha256').update(content).digest('hex').slice(0, 16);
      const path = `photographs/${label}/${name}.webp`;
      await mkdir(join(dir, dirname(path)), { recursive: true });
      await writeFile(join(dir, path), content);
      const month = monthOf(createdAt);
      rows.push({
        ...{ path, label, labelBy: by, lat, lon, month },
        group: groupOf(farmerId, label.split('___')[0] ?? '', month),
        consentVersion: consent.version,
        consentMonth: monthOf(consent.decidedAt),
      });
    }
  }
  // By the names of the files, which tell nothing of the order in which the scans were made.
  rows.sort((a, b) => (a.path < b.path ? -1 : 1));
  report.photographs = rows.length;
  await writeFile(join(dir, 'manifest.csv'), manifestCsv(rows));
  await writeFile(join(dir, 'README.md'), exportReadme(rows.length, monthOf(clock.now())));
  return report;
}

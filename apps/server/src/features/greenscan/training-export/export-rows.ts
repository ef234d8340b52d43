import { cropOf } from '@ankur/leaf-doctor/labels';

/** A photograph of the export; nothing else of a scan leaves the installation. */
export interface ExportedPhotograph {
  path: string;
  label: string;
  labelBy: 'expert' | 'lab';
  /** Photographs of one farmer, crop and month share a group, numbered anew by chance in each export. */
  group: string;
  lat: number | null;
  lon: number | null;
  /** `YYYY-MM`, like `consentMonth`. */
  month: string;
  consentVersion: string;
  consentMonth: string;
}

const COLUMNS =
  'path,label,crop,env,split,group,source,licence,label_by,lat,lon,month,consent_version,consent_month';

/** Month of an instant in India, as `YYYY-MM`. */
export const monthOf = (at: Date): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata', year: 'numeric', month: '2-digit' })
    .format(at)
    .slice(0, 7);

const tenth = (degrees: number | null) => (degrees === null ? '' : degrees.toFixed(1));

/** The table of an export, in the columns that `training/` and `npm run eval:leaf` read. */
export function manifestCsv(rows: readonly ExportedPhotograph[]): string {
  const lines = rows.map((row) =>
    [
      row.path,
      row.label,
      cropOf(row.label),
      'field',
      'train',
      row.group,
      'farmers',
      `training only by consent ${row.consentVersion}`,
      row.labelBy,
      tenth(row.lat),
      tenth(row.lon),
      row.month,
      row.consentVersion,
      row.consentMonth,
    ].join(','),
  );
  return `${[COLUMNS, ...lines].join('\n')}\n`;
}

/** What an export is and how it may be used, for whoever finds the folder. */
export const exportReadme = (
  photographs: number,
  madeIn: string,
) => `# Leaf photographs given for training

${photographs} photographs of leaves, exported in ${madeIn} by \`npm run export:leaf\`.

- Each was kept by a farmer who allowed its use for training (\`consent_version\` names the text that was shown,
  \`consent_month\` when it was allowed), and carries the later word of an expert or a laboratory (\`label_by\`), told by the farmer.
- Re-encoded without metadata. \`lat\` and \`lon\` are rounded to a tenth of a degree (about 11 km), dates to the month. Nothing else of
  farmer, account or scan is here. \`group\` joins photographs that must not be divided between training and tests; its
  numbers are drawn anew in each export.
- Licence: for training and testing leaf classifiers of this installation's operator only. Do not publish or hand on the photographs.
- A farmer may withdraw at any time; the photographs then are missing from the next export. Delete this folder when you make a new one,
  and train from the newest only.
- \`python training/train_leaf.py --extra-field THIS_FOLDER …\` takes it in.
`;

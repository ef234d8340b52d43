/** A picture by its file in the folder, null where it could not be had, and what is said of it. */
export interface SheetPhoto {
  file: string | null;
  lines: readonly string[];
}

/** What the sheet of a loss says; every text is in the language of the sheet. */
export interface LossSheet {
  language: string;
  title: string;
  /** Names and values, in order. */
  facts: readonly (readonly [name: string, value: string])[];
  toldTitle: string;
  told: readonly string[];
  photosTitle: string;
  photos: readonly SheetPhoto[];
  diaryTitle: string;
  diary: readonly string[];
  /** What the field looked like before. */
  diaryPhotos: readonly SheetPhoto[];
  note: string;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
const list = (title: string, lines: readonly string[]) =>
  lines.length === 0
    ? ''
    : `<h2>${escaped(title)}</h2><ul>${lines.map((line) => `<li>${escaped(line)}</li>`).join('')}</ul>`;

const STYLE =
  'body{font-family:sans-serif;margin:1.5cm;max-width:18cm}table{border-collapse:collapse}' +
  'th,td{border:1px solid #888;padding:4px 8px;text-align:start;vertical-align:top}' +
  'figure{break-inside:avoid;margin:0 0 1cm}img{max-width:100%;max-height:10cm}figcaption{overflow-wrap:anywhere}';

/** The sheet as a page of its own that prints and needs nothing but the photographs beside it. */
export function lossSheetHtml(sheet: LossSheet): string {
  const facts = sheet.facts.map(
    ([name, value]) => `<tr><th>${escaped(name)}</th><td>${escaped(value)}</td></tr>`,
  );
  const figure = ({ file, lines }: SheetPhoto) => {
    const picture = file === null ? '' : `<img src="${escaped(file)}" alt="">`;
    return `<figure>${picture}<figcaption>${lines.map(escaped).join('<br>')}</figcaption></figure>`;
  };
  const photos = sheet.photos.map(figure);
  return `<!doctype html><html lang="${escaped(sheet.language)}"><head><meta charset="utf-8"><title>${escaped(sheet.title)}</title><style>${STYLE}</style></head><body><h1>${escaped(sheet.title)}</h1><table>${facts.join('')}</table>${list(sheet.toldTitle, sheet.told)}${photos.length > 0 ? `<h2>${escaped(sheet.photosTitle)}</h2>` : ''}${photos.join('')}${list(sheet.diaryTitle, sheet.diary)}${sheet.diaryPhotos.map(figure).join('')}<p>${escaped(sheet.note)}</p></body></html>`;
}

/** A file in a form. */
export interface FormFile {
  name: string;
  type: string;
  content: Buffer;
}

export type FormPart = readonly [field: string, value: string | FormFile];

/** A hand-written multipart body, so that it can also be malformed. */
export function formBody(parts: readonly FormPart[], boundary = 'ankur-form-boundary'): Buffer {
  const chunks: Buffer[] = [];
  for (const [field, value] of parts) {
    const name = field.replaceAll('"', '%22').replaceAll(/[\r\n]/g, ' ');
    const head =
      typeof value === 'string'
        ? `name="${name}"\r\n\r\n`
        : `name="${name}"; filename="${value.name}"\r\nContent-Type: ${value.type}\r\n\r\n`;
    chunks.push(
      Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; ${head}`),
      typeof value === 'string' ? Buffer.from(value) : value.content,
      Buffer.from('\r\n'),
    );
  }
  return Buffer.concat([...chunks, Buffer.from(`--${boundary}--\r\n`)]);
}

export const formType = (boundary = 'ankur-form-boundary') =>
  `multipart/form-data; boundary=${boundary}`;

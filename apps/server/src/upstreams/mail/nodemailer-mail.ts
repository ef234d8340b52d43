import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer from 'nodemailer';
import type { Ids } from '../../platform/ids.ts';
import type { MailPort } from './mail.ts';

/** Letters through an SMTP server. */
export function createSmtpMail(smtpUrl: string, from: string): MailPort {
  const transport = nodemailer.createTransport(smtpUrl, { from });
  return {
    async send(mail) {
      await transport.sendMail({ from, ...mail });
    },
  };
}

/** Letters as RFC 5322 files in a folder, for a house without a mail server. */
export function createOutboxMail(
  folder: string,
  from: string,
  ids: Ids,
  log: (message: string) => void,
): MailPort {
  const transport = nodemailer.createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'windows',
  });
  return {
    async send(mail) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const { message } = await transport.sendMail({ from, ...mail });
      const path = join(folder, `${ids.next()}.eml`);
      await writeFile(`${path}.part`, message as Buffer, { mode: 0o600 });
      await rename(`${path}.part`, path);
      log(`mail written to ${path} (no SMTP_URL is set)`);
    },
  };
}

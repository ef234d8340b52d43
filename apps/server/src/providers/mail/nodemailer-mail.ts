import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer from 'nodemailer';
import type { Ids } from '../../platform/ids.ts';
import type { MailPort } from './mail.ts';

/** Mail through an SMTP server. */
export function createSmtpMail(smtpUrl: string, from: string): MailPort {
  const transport = nodemailer.createTransport(smtpUrl, { from });
  return {
    async send(mail) {
      await transport.sendMail({ from, ...mail });
    },
  };
}

/**
 * The composed mail with an unencoded, unfolded text: the operator copies the link out
 * of the file, and quoted-printable would break it over lines. Lines may have 998 octets
 * (RFC 5322, 2.1.1).
 */
function withPlainBody(composed: Buffer, text: string): string {
  const head = composed.subarray(0, composed.indexOf('\r\n\r\n')).toString();
  const plain = head
    .replace(/^Content-Transfer-Encoding: .*$/im, 'Content-Transfer-Encoding: 8bit')
    .replace(/; format=flowed/i, '');
  return `${plain}\r\n\r\n${text.replaceAll(/\r?\n/g, '\r\n')}`;
}

/** Mail as RFC 5322 files in a folder, for installations without a mail server. */
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
  const letters = async (): Promise<string[]> => {
    const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    });
    return names.filter((name) => name.endsWith('.eml')).map((name) => join(folder, name));
  };
  return {
    async forget(address) {
      const to = `to: ${address.toLowerCase()}`;
      for (const path of await letters()) {
        const text = await readFile(path, 'utf8');
        const head = text.slice(0, text.indexOf('\r\n\r\n')).toLowerCase();
        if (head.split('\r\n').includes(to)) await rm(path, { force: true });
      }
    },
    async forgetBefore(instant) {
      for (const path of await letters())
        if ((await stat(path)).mtime < instant) await rm(path, { force: true });
    },
    async send(mail) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const { message } = await transport.sendMail({ from, ...mail });
      const path = join(folder, `${ids.next()}.eml`);
      await writeFile(`${path}.part`, withPlainBody(message as Buffer, mail.text), { mode: 0o600 });
      await rename(`${path}.part`, path);
      log(`mail written to ${path} (no SMTP_URL is set)`);
    },
  };
}

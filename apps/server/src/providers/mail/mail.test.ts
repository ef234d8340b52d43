import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { describe, expect, it } from 'vitest';
import { systemIds } from '../../platform/ids.ts';
import type { MailPort } from './mail.ts';
import { createOutboxMail, createSmtpMail } from './nodemailer-mail.ts';

const MAIL = {
  to: 'asha@ankur.test',
  subject: 'पासवर्ड बदलें',
  text: 'नमस्ते,\nhttp://ankur.test/api/user/reset/a/b\n',
};
const FROM = 'Ankur <noreply@ankur.test>';

/** Sends the mail and returns the received bytes. */
type Wire = (send: (mail: MailPort) => Promise<void>) => Promise<Buffer>;

const overSmtp: Wire = async (send) => {
  const chunks: Buffer[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => done());
    },
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.server.address() as AddressInfo;
  await send(createSmtpMail(`smtp://127.0.0.1:${port}`, FROM));
  await new Promise<void>((closed) => server.close(closed));
  return Buffer.concat(chunks);
};

const intoOutbox: Wire = async (send) => {
  const folder = await mkdtemp(join(tmpdir(), 'ankur-outbox-'));
  await send(createOutboxMail(folder, FROM, systemIds, () => {}));
  const [name = ''] = await readdir(folder);
  expect(name).toMatch(/\.eml$/);
  const content = await readFile(join(folder, name));
  await rm(folder, { recursive: true });
  return content;
};

describe.each([
  ['SMTP', overSmtp],
  ['the outbox', intoOutbox],
])('a letter through %s', (_name, wire) => {
  it('arrives with its address, subject and text in any script', async () => {
    const content = await wire((mail) => mail.send(MAIL));
    const parsed = await PostalMime.parse(content);
    expect(parsed.to?.[0]?.address).toBe(MAIL.to);
    expect(parsed.from?.address).toBe('noreply@ankur.test');
    expect(parsed.subject).toBe(MAIL.subject);
    expect(parsed.text?.trim().replaceAll('\r\n', '\n')).toBe(MAIL.text.trim());
  });
});

it.each(['Namaste', 'नमस्ते'])('does not fold a long link in the file (%s)', async (greeting) => {
  const link = `http://ankur.test/api/user/reset/${'a'.repeat(36)}/${'b'.repeat(43)}`;
  const content = await intoOutbox((mail) =>
    mail.send({ ...MAIL, text: `${greeting},\n${link}\n` }),
  );
  expect(content.toString().split('\r\n')).toContain(link);
  const parsed = await PostalMime.parse(content);
  expect(parsed.text?.trim()).toBe(`${greeting},\n${link}`);
  expect(parsed.subject).toBe(MAIL.subject);
});

it('rejects when the mail server cannot be reached', async () => {
  await expect(createSmtpMail('smtp://127.0.0.1:9', FROM).send(MAIL)).rejects.toThrow();
});

describe('letters in the outbox', () => {
  const withLetters = async (work: (mail: MailPort, folder: string) => Promise<void>) => {
    const folder = await mkdtemp(join(tmpdir(), 'ankur-outbox-'));
    const mail = createOutboxMail(folder, FROM, systemIds, () => {});
    await mail.send(MAIL);
    await mail.send({ ...MAIL, to: 'ravi@ankur.test', text: 'To: asha@ankur.test' });
    await work(mail, folder);
    await rm(folder, { recursive: true });
  };

  it('to an address that is deleted go, those to others stay', () =>
    withLetters(async (mail, folder) => {
      await mail.forget?.('Asha@ankur.test');
      const [left = '', ...rest] = await readdir(folder);
      expect(rest).toEqual([]);
      expect(await readFile(join(folder, left), 'utf8')).toContain('To: ravi@ankur.test');
    }));

  it('go when they are old', () =>
    withLetters(async (mail, folder) => {
      await mail.forgetBefore?.(new Date(Date.now() - 60_000));
      expect(await readdir(folder)).toHaveLength(2);
      await mail.forgetBefore?.(new Date(Date.now() + 60_000));
      expect(await readdir(folder)).toEqual([]);
    }));

  it('need not be there', async () => {
    const mail = createOutboxMail(join(tmpdir(), 'no-such-outbox'), FROM, systemIds, () => {});
    await mail.forget?.('asha@ankur.test');
    await mail.forgetBefore?.(new Date());
  });
});

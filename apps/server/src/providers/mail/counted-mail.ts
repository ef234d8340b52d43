import type { Measures } from '../../platform/metrics/measures.ts';
import type { MailPort } from './mail.ts';

/** The same mail, with each letter counted that was taken or not. */
export function countedMail(mail: MailPort, measures: Pick<Measures, 'delivered'>): MailPort {
  return {
    async send(letter) {
      try {
        await mail.send(letter);
      } catch (error) {
        measures.delivered('mail', { sent: 0, failed: 1 });
        throw error;
      }
      measures.delivered('mail', { sent: 1, failed: 0 });
    },
  };
}

/** One e-mail; plain text, since many farmers read mail on small phones. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** Port: sends mail. Resolves when the mail was accepted, else rejects. */
export interface MailPort {
  send(mail: Mail): Promise<void>;
  /** Deletes the letters to an address, where letters stay here. */
  forget?(address: string): Promise<void>;
  /** Deletes the letters that were written before an instant, where letters stay here. */
  forgetBefore?(instant: Date): Promise<void>;
}

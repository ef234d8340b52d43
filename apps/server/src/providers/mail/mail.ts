/** One letter; the text is plain, since many farmers read mail on small phones. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** Port: sends letters. Resolves when the letter is handed over, rejects when it could not be. */
export interface MailPort {
  send(mail: Mail): Promise<void>;
}

/** Where one browser is reached, as it said itself. */
export interface PushAddress {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/** Port: messages to browsers that are not open (Web Push, RFC 8030). */
export interface PushPort {
  /** `gone`: this browser will never be reached again. @throws Error when it may be worth another try */
  send(address: PushAddress, message: string): Promise<'sent' | 'gone'>;
}

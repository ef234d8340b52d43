/** Push subscription of one browser. */
export interface PushAddress {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/** Port: Web Push (RFC 8030). */
export interface PushPort {
  /** `gone`: the subscription has expired. @throws Error when a retry may succeed */
  send(address: PushAddress, message: string): Promise<'sent' | 'gone'>;
}

import { hash, verify } from '@node-rs/argon2';

// OWASP's second profile for Argon2id (the library's default kind): 19 MiB and two passes, about 7 ms here.
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Argon2id hash of a password, with its own salt. */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFC'), OPTIONS);
}

let nobody: Promise<string> | undefined;

/** True when the password matches; without a hash false after the same time. */
export async function verifyPassword(
  passwordHash: string | undefined,
  password: string,
): Promise<boolean> {
  nobody ??= hashPassword('nobody has this password');
  const fits = await verify(passwordHash ?? (await nobody), password.normalize('NFC'));
  return fits && passwordHash !== undefined;
}

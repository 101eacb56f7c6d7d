import { Secret, TOTP } from 'otpauth';

/** RFC 6238 as every authenticator app has it by default. */
const parameters = { algorithm: 'SHA1', digits: 6, period: 30 } as const;

/** 160 random bits, base32. */
export function newSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** What the app reads from the QR code: the secret, and whose it is. */
export function enrolmentUri(
  secret: string,
  { issuer, label }: { issuer: string; label: string },
): string {
  return new TOTP({ ...parameters, secret, issuer, label }).toString();
}

/** The half minute since 1970 that a code belongs to: this one, the one before or the one after, for clocks that differ. Undefined when it is none of theirs. */
export function stepOf(secret: string, code: string, now: Date): number | undefined {
  const delta = new TOTP({ ...parameters, secret }).validate({
    token: code,
    timestamp: now.getTime(),
    window: 1,
  });
  return delta === null ? undefined : Math.floor(now.getTime() / 1000 / parameters.period) + delta;
}

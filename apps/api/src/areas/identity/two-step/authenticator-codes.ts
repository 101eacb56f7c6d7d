import { Secret, TOTP } from 'otpauth';

/** RFC 6238 with the defaults of all authenticator apps. */
const parameters = { algorithm: 'SHA1', digits: 6, period: 30 } as const;

/** 160 random bits, base32. */
export function newSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** QR code content for the authenticator app: the secret and its account. */
export function enrolmentUri(
  secret: string,
  { issuer, label }: { issuer: string; label: string },
): string {
  return new TOTP({ ...parameters, secret, issuer, label }).toString();
}

/**
 * The 30-second time step (since 1970) of a code: the current, previous or next one, to allow for
 * clock drift. Undefined when the code matches none.
 */
export function stepOf(secret: string, code: string, now: Date): number | undefined {
  const delta = new TOTP({ ...parameters, secret }).validate({
    token: code,
    timestamp: now.getTime(),
    window: 1,
  });
  return delta === null ? undefined : Math.floor(now.getTime() / 1000 / parameters.period) + delta;
}

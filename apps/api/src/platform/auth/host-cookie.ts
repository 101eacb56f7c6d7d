import { cookieValues } from './cookies.ts';

const attributes = 'Path=/; HttpOnly; Secure; SameSite=Strict';

/** A cookie that is inaccessible to scripts, other hosts and cross-site requests. */
function hostCookie(name: string) {
  return {
    /** The `Set-Cookie` header that sets the cookie. */
    set(token: string, expiresAt: Date, now: Date): string {
      const seconds = Math.max(0, Math.floor((expiresAt.getTime() - now.getTime()) / 1000));
      return `${name}=${token}; ${attributes}; Max-Age=${seconds}`;
    },
    /** The `Set-Cookie` header that removes the cookie. */
    removed: `${name}=; ${attributes}; Max-Age=0`,
    /**
     * The token in a `Cookie` header. Two cookies of this name indicate tampering, so neither is
     * used.
     */
    read(header: string): string | undefined {
      const values = cookieValues(header, name);
      return values.length === 1 ? values[0] : undefined;
    },
  };
}

/** Refresh token of a session. */
export const refreshCookie = hostCookie('__Host-alms_refresh');

/** Identifies the sign-in awaiting two-step verification. */
export const stepCookie = hostCookie('__Host-alms_step');

/**
 * Marks a sign-in by a native form submission, so that the target page can confirm it. Grants no
 * access.
 */
export const signedInCookie = hostCookie('__Host-alms_signed_in');

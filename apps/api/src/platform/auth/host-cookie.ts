import { cookieValues } from './cookies.ts';

const attributes = 'Path=/; HttpOnly; Secure; SameSite=Strict';

/** A cookie that no script reads, no other host gets and no other site's page sends. */
function hostCookie(name: string) {
  return {
    /** The `Set-Cookie` header that gives it. */
    set(token: string, expiresAt: Date, now: Date): string {
      const seconds = Math.max(0, Math.floor((expiresAt.getTime() - now.getTime()) / 1000));
      return `${name}=${token}; ${attributes}; Max-Age=${seconds}`;
    },
    /** The `Set-Cookie` header that takes it away. */
    removed: `${name}=; ${attributes}; Max-Age=0`,
    /** The token in a `Cookie` header. Two cookies of this name mean that somebody has tampered: neither counts. */
    read(header: string): string | undefined {
      const values = cookieValues(header, name);
      return values.length === 1 ? values[0] : undefined;
    },
  };
}

/** What a session is renewed with. */
export const refreshCookie = hostCookie('__Host-alms_refresh');

/** Which sign-in the second step belongs to. */
export const stepCookie = hostCookie('__Host-alms_step');

/** That somebody has just signed in by a form which the browser sent by itself, so that the page it leads to says so. It gives no right. */
export const signedInCookie = hostCookie('__Host-alms_signed_in');

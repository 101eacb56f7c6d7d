const name = '__Host-alms_refresh';
const attributes = 'Path=/; HttpOnly; Secure; SameSite=Strict';

/** No script reads it, no other host gets it, no other site's page sends it. */
export function refreshCookie(token: string, expiresAt: Date, now: Date): string {
  const seconds = Math.max(0, Math.floor((expiresAt.getTime() - now.getTime()) / 1000));
  return `${name}=${token}; ${attributes}; Max-Age=${seconds}`;
}

export const removedCookie = `${name}=; ${attributes}; Max-Age=0`;

/** The token in a `Cookie` header. Two cookies of this name mean that somebody has tampered: neither counts. */
export function tokenFromCookie(header: string): string | undefined {
  const values = header.split(';').map((pair) => pair.trim().split('=')).filter(([key]) => key === name).map(([, value = '']) => value);
  return values.length === 1 ? values[0] : undefined;
}

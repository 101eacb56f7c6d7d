/** Returns a `mailto:` link with subject and body (RFC 6068). */
export function mailHref(to: string, letter: { subject?: string; body?: string } = {}): string {
  const fields = Object.entries(letter).map(
    ([name, text]) => `${name}=${encodeURIComponent(text.replace(/\r?\n/g, '\r\n'))}`,
  );
  return `mailto:${to}${fields.length > 0 ? `?${fields.join('&')}` : ''}`;
}

/** Returns a `tel:` link for a formatted number (RFC 3966). */
export function phoneHref(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}

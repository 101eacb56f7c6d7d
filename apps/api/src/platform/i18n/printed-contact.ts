/** A facility's contact line: address, telephone and email address, as far as known. */
export function printedContact(
  { address, phone, email }: { address: string; phone: string; email: string },
  comma: string,
  inserted: (text: string) => string,
): string {
  return [...address.split('\n'), phone, email].filter(Boolean).map(inserted).join(comma);
}

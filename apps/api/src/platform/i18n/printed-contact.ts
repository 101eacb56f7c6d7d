/** How a facility is reached, in one line: its address, telephone and mail address, as far as they are known. */
export function printedContact(
  { address, phone, email }: { address: string; phone: string; email: string },
  comma: string,
  inserted: (text: string) => string,
): string {
  return [...address.split('\n'), phone, email].filter(Boolean).map(inserted).join(comma);
}

import { useFormat } from '@alms/ui/i18n';

/**
 * Returns the text to send of a value read back: trimmed, and with a decimal point for the comma of
 * the user’s language.
 */
export function useReadBackText(): (typed: string) => string {
  const comma = useFormat().number(0.5).includes(',');
  return (typed) => (comma ? typed.trim().replace(/^([^,]*),([^,]*)$/, '$1.$2') : typed.trim());
}

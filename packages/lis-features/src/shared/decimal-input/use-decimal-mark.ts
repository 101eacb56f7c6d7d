import { useFormat } from '@alms/ui/i18n';
import type { DecimalMark } from './decimal.form.ts';

/** Returns the decimal mark of the user’s locale. */
export function useDecimalMark(): DecimalMark {
  const format = useFormat();
  return format.number(0.5).includes(',') ? ',' : '.';
}

import type { AllowableError } from '@alms/lis-domain/quality-control';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { limitsMessages } from './words/index.ts';

export type ShownLimit = Pick<AllowableError, 'absolute' | 'percent' | 'unit' | 'low' | 'high'>;

/** Returns an allowable error in words, with the values it is defined for. */
export function useLimitText(): (limit: ShownLimit) => string {
  const words = useMessages(limitsMessages);
  const format = useFormat();
  return ({ absolute, percent, unit, low, high }) => {
    const shown = (text: string) => format.number(Number(text), { maximumFractionDigits: 6 });
    const fixed =
      absolute === null ? null : words.absoluteText({ limit: shown(absolute), unit: unit ?? '' });
    const relative = percent === null ? null : words.percentText({ limit: shown(percent) });
    const limit =
      fixed !== null && relative !== null
        ? words.largerOf({ absolute: fixed, percent: relative })
        : (fixed ?? relative ?? '');
    return low === null || high === null
      ? limit
      : words.inRange({ limit, low: shown(low), high: shown(high), unit: unit ?? '' });
  };
}

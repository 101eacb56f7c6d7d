import type { MessageFormat } from '../i18n/index.ts';

/** Formats a file size for display: `640 kB`, `2.4 MB`. */
export function sizeWords(bytes: number, format: MessageFormat): string {
  const [unit, size] =
    bytes < 1000
      ? (['byte', 1] as const)
      : bytes < 1_000_000
        ? (['kilobyte', 1e3] as const)
        : (['megabyte', 1e6] as const);
  return format.number(bytes / size, {
    style: 'unit',
    unit,
    unitDisplay: unit === 'byte' ? 'long' : 'short',
    maximumFractionDigits: unit === 'megabyte' ? 1 : 0,
  });
}

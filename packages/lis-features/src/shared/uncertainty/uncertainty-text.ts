import type { ValueUncertainty } from '@alms/lis-domain/results';

/** `± 0.2 mmol/L (k = 2)`; null if the uncertainty is unknown. */
export function uncertaintyText(result: {
  uncertainty?: ValueUncertainty | undefined;
  unit_display: string | null;
}): string | null {
  if (!result.uncertainty) return null;
  const { expanded, coverage_factor } = result.uncertainty;
  return `± ${[expanded, result.unit_display].filter(Boolean).join(' ')} (k = ${coverage_factor})`;
}

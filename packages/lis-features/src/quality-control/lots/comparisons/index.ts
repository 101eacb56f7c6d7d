export { ComparisonDialog } from './comparison-dialog.tsx';
export type { ComparisonDialogProps } from './comparison-dialog.tsx';
export { ComparisonsCard } from './comparisons-card.tsx';
export { NewComparisonDialog } from './new-comparison-dialog.tsx';
export type { ComparisonValues, DecisionValues } from './comparison.form.ts';

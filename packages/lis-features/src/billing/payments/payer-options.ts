import type { PatientCoverage, Payer, PayerId } from '@alms/lis-domain/billing';

/** Options for the payer: the patient, then active payers. `keep` is the payer already selected. */
export const payerOptions = (patient: string, payers: readonly Payer[], keep?: string) => [
  { value: '', label: patient },
  ...payers
    .filter(({ active, id }) => active || id === keep)
    .map(({ id, name }) => ({ value: id, label: name })),
];

/** Option value of a coverage among the payers. */
const valueOf = ({ id }: Pick<PatientCoverage, 'id'>) => `coverage ${id}`;

/** Options for the patient’s coverage, listed before all other payers. */
export const coverageOptions = (
  coverages: readonly PatientCoverage[],
  labelOf: (coverage: { payer: string; number: string }) => string,
) =>
  coverages.map((coverage) => ({
    value: valueOf(coverage),
    label: labelOf({ payer: coverage.payer.name, number: coverage.policy_number }),
  }));

/** Returns the selected coverage; undefined for a payer or the patient. */
export const chosenCoverage = (
  coverages: readonly PatientCoverage[],
  value: string,
): PatientCoverage | undefined => coverages.find((coverage) => valueOf(coverage) === value);

/** Returns the payer of a selected option that is not a coverage; null for the patient. */
export const chosenPayer = (value: string): PayerId | null =>
  value === '' ? null : (value as PayerId);

/** Returns the option that matches an invoice’s payer and policy number. */
export function payerChoice(
  coverages: readonly PatientCoverage[],
  { payer, policy_number }: { payer: { id: PayerId } | null; policy_number: string },
): string {
  const coverage = coverages.find(
    (each) => each.payer.id === payer?.id && each.policy_number === policy_number,
  );
  return coverage ? valueOf(coverage) : (payer?.id ?? '');
}

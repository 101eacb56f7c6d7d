import type { PatientCoverage, Payer } from '@alms/lis-domain/billing';

/** Options for the payer: the patient, then active payers. `keep` is the payer already selected. */
export const payerOptions = (patient: string, payers: readonly Payer[], keep?: string) => [
  { value: '', label: patient },
  ...payers
    .filter(({ active, id }) => active || id === keep)
    .map(({ id, name }) => ({ value: id, label: name })),
];

/** Option value of a coverage among the payers. */
const valueOf = ({ id }: Pick<PatientCoverage, 'id'>) => `cover ${id}`;

/** Options for the patient’s coverage, listed before all other payers. */
export const coverOptions = (
  covers: readonly PatientCoverage[],
  labelOf: (cover: { payer: string; number: string }) => string,
) =>
  covers.map((cover) => ({
    value: valueOf(cover),
    label: labelOf({ payer: cover.payer.name, number: cover.policy_number }),
  }));

/** Returns the selected coverage; undefined for a payer or the patient. */
export const chosenCover = (
  covers: readonly PatientCoverage[],
  value: string,
): PatientCoverage | undefined => covers.find((cover) => valueOf(cover) === value);

/** Returns the option that matches an invoice’s payer and policy number. */
export function payerChoice(
  covers: readonly PatientCoverage[],
  { payer, policy_number }: { payer: { id: string } | null; policy_number: string },
): string {
  const cover = covers.find(
    (each) => each.payer.id === payer?.id && each.policy_number === policy_number,
  );
  return cover ? valueOf(cover) : (payer?.id ?? '');
}

import type { PatientCover, Payer } from '@alms/lis-domain/billing';

/** Who may be billed: the patient first, then whoever is offered; `keep` is one that is chosen already. */
export const payerOptions = (patient: string, payers: readonly Payer[], keep?: string) => [
  { value: '', label: patient },
  ...payers
    .filter(({ active, id }) => active || id === keep)
    .map(({ id, name }) => ({ value: id, label: name })),
];

/** The value by which a cover is chosen among the payers. */
const valueOf = ({ id }: Pick<PatientCover, 'id'>) => `cover ${id}`;

/** The covers of a patient, to be offered before everybody else who may be billed. */
export const coverOptions = (
  covers: readonly PatientCover[],
  labelOf: (cover: { payer: string; number: string }) => string,
) =>
  covers.map((cover) => ({
    value: valueOf(cover),
    label: labelOf({ payer: cover.payer.name, number: cover.policy_number }),
  }));

/** The cover that was chosen; undefined where it is a payer, or the patient. */
export const chosenCover = (
  covers: readonly PatientCover[],
  value: string,
): PatientCover | undefined => covers.find((cover) => valueOf(cover) === value);

/** What is chosen on an invoice that is made out like this. */
export function payerChoice(
  covers: readonly PatientCover[],
  { payer, policy_number }: { payer: { id: string } | null; policy_number: string },
): string {
  const cover = covers.find(
    (each) => each.payer.id === payer?.id && each.policy_number === policy_number,
  );
  return cover ? valueOf(cover) : (payer?.id ?? '');
}

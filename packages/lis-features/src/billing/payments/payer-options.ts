import type { Payer } from '@alms/lis-domain/billing';

/** Who may be billed: the patient first, then whoever is offered; `keep` is one that is chosen already. */
export const payerOptions = (patient: string, payers: readonly Payer[], keep?: string) => [
  { value: '', label: patient },
  ...payers.filter(({ active, id }) => active || id === keep).map(({ id, name }) => ({ value: id, label: name })),
];

import { aCoverage, aPayer, FIXTURE_TODAY, idOf } from '@alms/lis-domain/fixtures';
import type { PatientInsurance, PayerId } from '@alms/lis-domain/billing';
import { idle, ready } from '@alms/ui/resource';
import type { PatientInsuranceCardProps } from './index.ts';

const offered = [aPayer(), aPayer({ number: 2, name: 'Quayside Shipping', kind: 'corporate' })].map(
  ({ id, name, kind }) => ({ id, name, kind }),
);
const [, quayside = offered[0]] = offered;
const company = {
  id: idOf<PayerId>(quayside?.id ?? ''),
  name: 'Quayside Shipping',
  kind: 'corporate' as const,
  active: true,
};

/** One valid coverage, one expired employer coverage, and one that starts later. */
export const someInsurance: PatientInsurance = {
  version: 3,
  coverages: [
    aCoverage({ valid_from: '2026-01-01', valid_to: '2026-12-31' }),
    aCoverage({
      number: 2,
      payer: company,
      policy_number: 'Q-7',
      group: 'Dock crew',
      valid_to: '2025-12-31',
    }),
    aCoverage({
      number: 3,
      payer: { ...company, id: aPayer({ number: 3 }).id, name: 'Old Mutual Aid', active: false },
      policy_number: 'OMA-7',
      valid_from: `${Number(FIXTURE_TODAY.slice(0, 4)) + 1}-01-01`,
    }),
  ],
  payers: offered,
};

export const patientInsuranceArgs = {
  insurance: ready(someInsurance),
  editing: {
    submission: idle,
    onSave: ({ base }) => Promise.resolve({ status: 'saved', record: base }),
  },
  onRetry: () => {},
} satisfies PatientInsuranceCardProps;

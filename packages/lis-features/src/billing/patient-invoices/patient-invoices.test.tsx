import { renderUi } from '@alms/ui/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PatientInvoicesCard, type PatientInvoicesCardProps } from './index.ts';
import { patientInvoicesArgs } from './patient-invoices.args.ts';

const show = (props: Partial<PatientInvoicesCardProps> = {}) =>
  renderUi(<PatientInvoicesCard {...patientInvoicesArgs} {...props} />);
const invoice = (number: string) => {
  const item = screen.getByText(number).closest('li');
  if (!item) throw new Error(`No invoice ${number} is drawn.`);
  return within(item);
};

describe('PatientInvoicesCard', () => {
  it.each([
    ['INV-2026-000005', 'Overdue', /Amount due: \$44\.63 by 28 Apr 2026/],
    ['INV-2026-000004', 'Partly paid', /Amount due: \$24\.63/],
    [
      'INV-2026-000003',
      'Billed to insurer',
      /Harbour Mutual pays this invoice\. You have nothing to pay\./,
    ],
    ['INV-2026-000002', 'Paid', /Paid on/],
    ['INV-2026-000001', 'Cancelled', /You do not have to pay it/],
  ])('shows invoice %s as %s', (number, state, sentence) => {
    show();
    expect(invoice(number).getByText(state)).toBeVisible();
    expect(invoice(number).getByText(sentence)).toBeVisible();
  });

  it('requests no payment for invoices that are paid, cancelled or billed to an insurer', () => {
    show();
    for (const number of ['INV-2026-000003', 'INV-2026-000002', 'INV-2026-000001'])
      expect(invoice(number).queryByText(/Amount due:/)).toBeNull();
  });
});

import { aCoverage, aPayer } from '@alms/lis-domain/fixtures';
import { idle, ready, type Submission } from '@alms/ui/resource';
import { renderUi } from '@alms/ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { PatientInsuranceCard, type InsuranceEditing } from './index.ts';
import { someInsurance } from './patient-insurance.args.ts';

const show = (editing?: Partial<InsuranceEditing>, insurance = someInsurance) => {
  const onSave = vi.fn<InsuranceEditing['onSave']>(({ base }) =>
    Promise.resolve({ status: 'saved', record: { ...base, version: base.version + 1 } }),
  );
  renderUi(
    <PatientInsuranceCard
      insurance={ready(insurance)}
      editing={editing && { submission: idle, onSave, ...editing }}
    />,
  );
  return onSave;
};
const open = async (name = 'Edit coverages') => {
  await userEvent.click(screen.getByRole('button', { name }));
  return within(await screen.findByRole('dialog'));
};

describe('patient insurance', () => {
  it('shows the current status, validity and inactive payers', () => {
    show();
    const [valid, ended, toCome] = screen.getAllByRole('listitem').map((item) => item.textContent);
    expect(valid).toMatch(
      /Harbour Mutual\s*Valid today.*HM-2041-0001.*From 01 Jan 2026 to 31 Dec 2026/,
    );
    expect(ended).toMatch(/Quayside Shipping\s*Ended.*Q-7.*Dock crew.*Until 31 Dec 2025/);
    expect(toCome).toMatch(
      /Old Mutual Aid\s*From 01 Jan 2027.*Since 01 Jan 2027.*This payer is inactive/,
    );
  });

  it('reports that none is recorded, and is read-only without permission', () => {
    show(undefined, { ...someInsurance, coverages: [] });
    expect(
      screen.getByText('No insurance on file. Invoices are sent to the patient.'),
    ).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('saves all coverage together against the version that was loaded', async () => {
    const onSave = show({});
    const dialog = await open();
    await userEvent.click(dialog.getByRole('button', { name: /Remove.*2/ }));
    await userEvent.type(dialog.getAllByLabelText(/Group or employer/)[0] as HTMLElement, 'Pilots');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    const [first, , last] = someInsurance.coverages;
    expect(onSave).toHaveBeenCalledWith({
      base: someInsurance,
      values: {
        coverages: [
          {
            payer_id: aPayer().id,
            policy_number: first?.policy_number,
            group: 'Pilots',
            valid_from: '2026-01-01',
            valid_to: '2026-12-31',
          },
          {
            payer_id: last?.payer.id,
            policy_number: 'OMA-7',
            group: '',
            valid_from: '2027-01-01',
            valid_to: null,
          },
        ],
      },
    });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    ['no payer', { payer: '' }, 'Select a payer'],
    ['no policy', { policy: '–' }, 'Enter a policy number with a letter or digit'],
    [
      'an end date before the start date',
      { from: '2026-05-02', to: '2026-05-01' },
      'The last day must not be before the first',
    ],
  ])(
    'is not sent with %s',
    async (
      _,
      {
        payer = 'Harbour Mutual',
        policy = 'HM-1',
        from,
        to,
      }: { payer?: string; policy?: string; from?: string; to?: string },
      message,
    ) => {
      const onSave = show({}, { ...someInsurance, coverages: [] });
      const dialog = await open('Add coverage');
      await userEvent.click(dialog.getByRole('button', { name: 'Add coverage' }));
      if (payer !== '') await userEvent.selectOptions(dialog.getByLabelText('Payer'), payer);
      await userEvent.type(dialog.getByLabelText('Policy number'), policy);
      if (from !== undefined) await userEvent.type(dialog.getByLabelText(/First day/), from);
      if (to !== undefined) await userEvent.type(dialog.getByLabelText(/Last day/), to);
      await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
      expect((await dialog.findAllByText(message)).length).toBeGreaterThan(0);
      expect(onSave).not.toHaveBeenCalled();
    },
  );

  it('rejects a policy that is entered twice', async () => {
    const onSave = show(
      {},
      {
        ...someInsurance,
        coverages: [
          aCoverage({ policy_number: 'HM-1' }),
          aCoverage({ number: 2, policy_number: 'hm 1' }),
        ],
      },
    );
    const dialog = await open();
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('This policy is listed twice')).toBeVisible();
    expect(onSave).not.toHaveBeenCalled();
  });

  it('shows server errors, keeps the entries, and clears errors when reopened', async () => {
    const card = (submission: Submission) => (
      <PatientInsuranceCard
        insurance={ready(someInsurance)}
        editing={{ submission, onSave: vi.fn<InsuranceEditing['onSave']>() }}
      />
    );
    const { rerender } = renderUi(card(idle));
    const dialog = await open();
    rerender(card({ status: 'rejected', fieldErrors: {}, formError: 'patient_merged' }));
    expect(dialog.getByText(/was merged/)).toBeVisible();
    expect(dialog.getAllByLabelText('Policy number')).toHaveLength(3);
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect((await open()).queryByText(/was merged/)).toBeNull();
  });

  it('asks which version to keep after a concurrent change', async () => {
    const onSave = vi
      .fn<InsuranceEditing['onSave']>()
      .mockResolvedValueOnce({
        status: 'stale',
        record: { ...someInsurance, version: 4, coverages: someInsurance.coverages.slice(0, 1) },
      })
      .mockImplementation(({ base }) => Promise.resolve({ status: 'saved', record: base }));
    show({ onSave });
    const dialog = await open();
    await userEvent.type(dialog.getAllByLabelText(/Group or employer/)[0] as HTMLElement, 'Pilots');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    const conflict = within((await screen.findAllByRole('dialog')).at(-1) as HTMLElement);
    expect(conflict.getByText(/HM-2041-0001 · Pilots/)).toBeVisible();
  });
});

import { aCondition } from '@alms/lis-domain/fixtures';
import { idle, ready, type Submission } from '@alms/ui/resource';
import { renderUi } from '@alms/ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import {
  PatientConditionsCard,
  type ConditionsEditing,
  type PatientConditionsCardProps,
} from './index.ts';
import { someConditions } from './patient-conditions.args.ts';

const nothing = { version: 1, conditions: [] };
const show = (
  editing?: Partial<ConditionsEditing>,
  conditions = someConditions,
  sex: PatientConditionsCardProps['sex'] = 'female',
) => {
  const onSave = vi.fn<ConditionsEditing['onSave']>(({ base }) =>
    Promise.resolve({ status: 'saved', record: { ...base, version: base.version + 1 } }),
  );
  renderUi(
    <PatientConditionsCard
      conditions={ready(conditions)}
      sex={sex}
      editing={editing && { submission: idle, onSave, ...editing }}
    />,
  );
  return onSave;
};
const open = async (name = 'Edit conditions') => {
  await userEvent.click(screen.getByRole('button', { name }));
  return within(await screen.findByRole('dialog'));
};

describe('patient conditions', () => {
  it('show the current status, with gestational weeks and trimester of a pregnancy', () => {
    show();
    const [pregnant, dialysis, birth, earlier] = screen
      .getAllByRole('listitem')
      .map((item) => item.textContent);
    expect(pregnant).toMatch(
      /pregnant.*Current.*Since 02 Mar 2026.*12 completed weeks recorded for 02 Mar 2026.*22 to 23 weeks today.*second trimester/i,
    );
    expect(dialysis).toMatch(/dialysis.*Current.*Since 03 Nov 2025/);
    expect(birth).toMatch(/To be confirmed.*not used for orders/);
    expect(earlier).toMatch(/Ended.*From 09 Oct 2023 to 01 Jun 2024/);
    expect(earlier).not.toMatch(/today/);
  });

  it('are unknown when none is recorded, and are read-only without permission', () => {
    show(undefined, nothing);
    expect(screen.getByText('No conditions recorded')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('are saved together against the loaded version, with weeks only for a pregnancy', async () => {
    const onSave = show({});
    const dialog = await open();
    expect(dialog.getAllByLabelText(/Completed weeks/)).toHaveLength(2);
    await userEvent.selectOptions(dialog.getAllByRole('combobox')[3] as HTMLElement, 'dialysis');
    await userEvent.type(dialog.getAllByLabelText(/Last day/)[1] as HTMLElement, '2026-05-01');
    await userEvent.click(dialog.getByRole('button', { name: /Remove.*3/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(onSave).toHaveBeenCalledWith({
      base: someConditions,
      values: {
        conditions: [
          { code: 'pregnant', from: '2026-03-02', to: null, gestational_age_weeks: 12 },
          { code: 'dialysis', from: '2025-11-03', to: '2026-05-01', gestational_age_weeks: null },
          { code: 'dialysis', from: '2023-10-09', to: '2024-06-01', gestational_age_weeks: null },
        ],
      },
    });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each<[string, { code?: string; from?: string; to?: string; weeks?: string }, string]>([
    ['no condition', {}, 'Select a condition'],
    [
      'a future start date',
      { code: 'dialysis', from: '2026-05-13' },
      'The first day is in the future',
    ],
    [
      'an end date before the start date',
      { code: 'dialysis', from: '2026-05-02', to: '2026-05-01' },
      'The last day must not be before the first',
    ],
    [
      '45 weeks',
      { code: 'pregnant', weeks: '45' },
      'Enter completed weeks from 0 to 44, or leave this empty',
    ],
    [
      'a non-numeric gestational age',
      { code: 'pregnant', weeks: 'ten' },
      'Enter completed weeks from 0 to 44, or leave this empty',
    ],
    [
      'a pregnancy of one year',
      { code: 'pregnant', from: '2025-01-01', to: '2025-12-31' },
      'A pregnancy lasts at most 45 weeks. Check both days and the weeks.',
    ],
  ])('are not sent with %s', async (_, { code, from, to, weeks }, message) => {
    const onSave = show({}, nothing);
    const dialog = await open('Add a condition');
    await userEvent.click(dialog.getByRole('button', { name: 'Add a condition' }));
    if (code !== undefined) await userEvent.selectOptions(dialog.getByRole('combobox'), code);
    if (from !== undefined) {
      await userEvent.clear(dialog.getByLabelText(/First day/));
      await userEvent.type(dialog.getByLabelText(/First day/), from);
    }
    if (to !== undefined) await userEvent.type(dialog.getByLabelText(/Last day/), to);
    if (weeks !== undefined) await userEvent.type(dialog.getByLabelText(/Completed weeks/), weeks);
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect((await dialog.findAllByText(message)).length).toBeGreaterThan(0);
    expect(onSave).not.toHaveBeenCalled();
  });

  it.each([
    [
      'repeat the same condition',
      [aCondition(), aCondition({ number: 2, from: '2026-01-01' })],
      'This condition is already recorded for these days',
    ],
    [
      'contradict each other',
      [aCondition({ code: 'pregnant' }), aCondition({ number: 2, code: 'postmenopausal' })],
      'This contradicts another condition of the same period',
    ],
  ])('are not sent when two entries %s', async (_, conditions, message) => {
    const onSave = show({}, { version: 2, conditions });
    const dialog = await open();
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect((await dialog.findAllByText(message)).length).toBeGreaterThan(0);
    expect(onSave).not.toHaveBeenCalled();
  });

  it('offer no pregnancy for male patients, unless one is recorded', async () => {
    show(
      {},
      { version: 2, conditions: [aCondition({ code: 'pregnant', from: '2026-03-02' })] },
      'male',
    );
    const dialog = await open();
    expect(
      within(dialog.getByRole('combobox'))
        .getAllByRole('option')
        .map((option) => (option as HTMLOptionElement).value)
        .filter(Boolean),
    ).toEqual(['pregnant', 'dialysis']);
  });

  it('show server errors, keep the entries, and clear errors when reopened', async () => {
    const card = (submission: Submission) => (
      <PatientConditionsCard
        conditions={ready(someConditions)}
        sex="female"
        editing={{ submission, onSave: vi.fn<ConditionsEditing['onSave']>() }}
      />
    );
    const { rerender } = renderUi(card(idle));
    const dialog = await open();
    rerender(card({ status: 'rejected', fieldErrors: {}, formError: 'patient_merged' }));
    expect(dialog.getByText(/was merged into another one/)).toBeVisible();
    expect(dialog.getAllByRole('combobox')).toHaveLength(4);
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect((await open()).queryByText(/was merged into another one/)).toBeNull();
  });

  it('ask which version to keep after a concurrent change', async () => {
    const onSave = vi.fn<ConditionsEditing['onSave']>().mockResolvedValueOnce({
      status: 'stale',
      record: { version: 4, conditions: someConditions.conditions.slice(0, 1) },
    });
    show({ onSave });
    const dialog = await open();
    await userEvent.type(dialog.getAllByLabelText(/Last day/)[1] as HTMLElement, '2026-05-01');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    const conflict = within((await screen.findAllByRole('dialog')).at(-1) as HTMLElement);
    expect(
      conflict.getAllByText(/12 completed weeks recorded for 02 Mar 2026/).length,
    ).toBeGreaterThan(0);
  });
});

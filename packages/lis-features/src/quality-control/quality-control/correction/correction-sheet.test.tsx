import { aTestLot } from '@alms/lis-domain/fixtures';
import type { ResultSince } from '@alms/lis-domain/quality-control';
import { loading, ready, type Submission } from '@alms/ui/resource';
import { renderUi } from '@alms/ui/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  action,
  affectedBy,
  correctionArgs,
  corrections,
  draftsOf,
  inControl,
  managerId,
  overdue,
  rejectedRun,
  underCorrection,
  warned,
} from './correction-sheet.args.ts';
import { CorrectionSheet, type CorrectionSheetProps } from './correction-sheet.tsx';

type OnAct = NonNullable<CorrectionSheetProps['onAct']>;

const open = (rest: Partial<CorrectionSheetProps> = {}) => {
  const onAct = vi.fn<OnAct>(() => Promise.resolve({ status: 'done' }));
  const rendered = renderUi(<CorrectionSheet {...correctionArgs} onAct={onAct} {...rest} />);
  const show = (next: Partial<CorrectionSheetProps>) =>
    rendered.rerender(<CorrectionSheet {...correctionArgs} onAct={onAct} {...rest} {...next} />);
  return { ...rendered, onAct, show };
};
const dialog = () => within(screen.getByRole('dialog'));
const lines = () =>
  within(dialog().getByRole('list', { name: 'Steps of the correction' }))
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent);
const step = (name: RegExp) => within(dialog().getByRole('listitem', { name }));
const filled = () =>
  dialog()
    .getAllByRole('button')
    .filter((button) => button.dataset['variant'] === 'primary')
    .map(({ textContent }) => textContent);
const refused: Submission = { status: 'rejected', fieldErrors: {}, formError: 'version_stale' };
const repeated = { correction: corrections.repeated, test: inControl };
const withResults = (
  results: CorrectionSheetProps['affected']['results'],
  onMore?: () => void,
) => ({
  ...repeated,
  affected: { ...correctionArgs.affected, results, onMore },
});

describe('overdue QC', () => {
  it('has the steps of a rejected run, states when it was due, and is printed', () => {
    const onPrint = vi.fn();
    open({ correction: overdue, test: inControl, onPrint });
    expect(screen.getByRole('dialog', { name: /^Overdue QC 30/ })).toBeVisible();
    expect(dialog().getByText(/^Due .+ No run was accepted in time\.$/)).toBeVisible();
    expect(lines()).toHaveLength(5);
    dialog().getByRole('button', { name: 'Print review' }).click();
    expect(onPrint).toHaveBeenCalledWith(overdue.run);
  });

  it('has no review to print after a warning', () => {
    open({ correction: warned, test: inControl });
    expect(dialog().queryByRole('button', { name: 'Print review' })).toBeNull();
  });
});

describe('steps of a rejected run', () => {
  it.each([
    ['unresolved', 0, 'Record cause'],
    ['caused', 1, 'Save action'],
    ['planned', 1, 'Mark as done'],
    ['acted', 2, 'Record and evaluate'],
    ['rejectedAgain', 2, 'Record and evaluate'],
    ['repeated', 3, 'Confirm 3 results unaffected'],
  ] as const)('%s: only the next one has the filled button', (state, done, button) => {
    const test = state === 'repeated' ? inControl : correctionArgs.test;
    open({ correction: corrections[state], test });
    const names = ['Cause', 'Corrective action', 'Repeat run', 'Affected results', 'Sign-off'];
    expect(lines()).toEqual(
      names.map(
        (name, index) => `${name} (${index < done ? 'Done' : index === done ? 'Next' : 'Waiting'})`,
      ),
    );
    expect(filled()).toEqual([button]);
  });

  it('show what a later one waits for, and who finished an earlier one when', () => {
    open({ correction: corrections.acted });
    expect(step(/^Cause/).getByText(/^Reagent · .+, \d\d:\d\d$/)).toBeInTheDocument();
    expect(step(/^Corrective/).getByText(/^Maintenance · .+, \d\d:\d\d$/)).toBeInTheDocument();
    expect(
      step(/^Affected/).getByText('Available once a repeat run is accepted'),
    ).toBeInTheDocument();
    expect(
      step(/^Sign-off/).getByText('Available once the affected results are reviewed'),
    ).toBeInTheDocument();
  });

  it('have no repeat and no affected results for a warning', () => {
    open({ correction: warned, test: inControl });
    expect(lines()).toEqual(['Cause (Next)', 'Corrective action (Waiting)', 'Sign-off (Waiting)']);
  });

  it('offer nothing to a reader', () => {
    open({ correction: corrections.unresolved, onAct: undefined });
    expect(filled()).toEqual([]);
    expect(dialog().queryByRole('textbox')).toBeNull();
    expect(step(/^Cause/).getByText('Not recorded')).toBeInTheDocument();
  });

  it('render nothing without a run', () => {
    open({ correction: undefined });
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('cause', () => {
  it('is recorded by keyboard, from the first field', async () => {
    const { user, onAct } = open();
    expect(dialog().getByLabelText('Cause category')).toHaveFocus();
    await user.selectOptions(dialog().getByLabelText('Cause category'), 'Not determined');
    await user.tab();
    await user.keyboard('Repeated twice without a finding{Enter}');
    expect(onAct).toHaveBeenCalledExactlyOnceWith({
      kind: 'cause',
      run: rejectedRun,
      cause: { category: 'not_determined', findings: 'Repeated twice without a finding' },
    });
  });

  it('requires category and findings', async () => {
    const { user, onAct } = open();
    await user.click(dialog().getByRole('button', { name: 'Record cause' }));
    expect(onAct).not.toHaveBeenCalled();
    expect(dialog().getByText('Select the cause category')).toBeInTheDocument();
    expect(dialog().getByText('Describe the findings')).toBeInTheDocument();
  });

  it('moves focus to the corrective action once it is recorded', () => {
    const { show } = open();
    show({ correction: corrections.caused });
    expect(dialog().getByLabelText('Action taken')).toHaveFocus();
  });

  it('can be edited until the sign-off', async () => {
    const { user, onAct, show } = open({ correction: corrections.reviewed, test: inControl });
    await user.click(step(/^Cause/).getByRole('button', { name: 'Details' }));
    await user.click(step(/^Cause/).getByRole('button', { name: 'Edit cause' }));
    expect(filled()).toEqual([]);
    const findings = dialog().getByLabelText('Findings');
    await user.clear(findings);
    await user.type(findings, 'Loose fitting{Enter}');
    expect(onAct.mock.lastCall?.[0]).toMatchObject({
      kind: 'cause',
      cause: { category: 'reagent', findings: 'Loose fitting' },
    });
    show({ correction: corrections.signedOff });
    expect(dialog().queryByRole('button', { name: 'Edit cause' })).toBeNull();
  });

  it('keeps its entries when it is refused, also if another user has recorded a cause', async () => {
    const { user, show } = open({ onAct: () => Promise.resolve(refused) });
    await user.selectOptions(dialog().getByLabelText('Cause category'), 'Handling');
    await user.type(dialog().getByLabelText('Findings'), 'Levels swapped{Enter}');
    expect(await dialog().findByRole('alert')).toHaveTextContent(
      'Another user updated this run or a result.',
    );
    show({ correction: corrections.caused });
    expect(dialog().getByLabelText('Findings')).toHaveValue('Levels swapped');
    expect(step(/^Cause/).getByText(/^Reagent ·/)).toBeInTheDocument();
  });

  it('keeps its entries when the sheet is closed', async () => {
    const drafts = draftsOf();
    const onClose = vi.fn();
    const { user, unmount } = open({ drafts, onClose });
    await user.type(dialog().getByLabelText('Findings'), 'Half a sentence');
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledOnce();
    unmount();
    open({ drafts });
    expect(dialog().getByLabelText('Findings')).toHaveValue('Half a sentence');
  });
});

describe('corrective action', () => {
  it('is recorded as done unless planned', async () => {
    const { user, onAct } = open({ correction: corrections.caused });
    await user.selectOptions(dialog().getByLabelText('Action taken'), 'Recalibration');
    await user.type(dialog().getByLabelText('Description of the action'), 'Recalibrated{Enter}');
    expect(onAct).toHaveBeenCalledExactlyOnceWith({
      kind: 'action',
      run: corrections.caused.run,
      action: { type: 'recalibration', text: 'Recalibrated', state: 'completed' },
    });
  });

  it('is completed before the repeat', async () => {
    const { user, onAct } = open({ correction: corrections.planned });
    await user.click(dialog().getByRole('button', { name: 'Mark as done' }));
    expect(onAct).toHaveBeenCalledExactlyOnceWith({
      kind: 'complete-action',
      action: { ...action, state: 'in_progress' },
    });
  });

  it('can be followed by another one', async () => {
    const { user, onAct } = open({ correction: corrections.rejectedAgain });
    await user.click(step(/^Corrective/).getByRole('button', { name: 'Details' }));
    await user.click(step(/^Corrective/).getByRole('button', { name: 'Add action' }));
    await user.selectOptions(dialog().getByLabelText('Action taken'), 'Other');
    await user.type(dialog().getByLabelText('Description of the action'), 'New lot{Enter}');
    expect(onAct.mock.lastCall?.[0]).toMatchObject({
      kind: 'action',
      run: corrections.rejectedAgain.run,
      action: { type: 'other', text: 'New lot' },
    });
  });
});

describe('repeat run', () => {
  it('sends a value per usable lot', async () => {
    const { user, onAct } = open({ correction: corrections.acted });
    expect(dialog().getByRole('textbox', { name: /^Level 1/ })).toHaveFocus();
    await user.keyboard('3.53{Tab}6.12{Enter}');
    expect(onAct).toHaveBeenCalledExactlyOnceWith({
      kind: 'repeat',
      values: {
        results: [
          { lot_id: aTestLot({ level: 1 }).id, value: '3.53' },
          { lot_id: aTestLot({ level: 2 }).id, value: '6.12' },
        ],
        reagent_lot: 'R-2207',
        comment: '',
      },
    });
  });

  it('is asked for again, with empty fields, when it is rejected', async () => {
    const { user, show } = open({ correction: corrections.acted });
    await user.keyboard('3.53{Tab}6.45{Enter}');
    show({ correction: corrections.rejectedAgain });
    expect(step(/^Repeat/).getByRole('alert')).toHaveTextContent('Run 31 was rejected.');
    expect(dialog().getByRole('textbox', { name: /^Level 1/ })).toHaveValue('');
    expect(dialog().getByRole('textbox', { name: /^Level 1/ })).toHaveFocus();
  });

  it('keeps its values when it is refused, also if another user recorded a run', async () => {
    const { user, show } = open({
      correction: corrections.acted,
      drafts: draftsOf(),
      onAct: () => Promise.resolve({ status: 'failed', error: { kind: 'offline' } }),
    });
    await user.keyboard('3.53{Tab}6.12{Enter}');
    expect(await step(/^Repeat/).findByRole('alert')).toBeInTheDocument();
    show({ correction: corrections.rejectedAgain });
    expect(dialog().getByRole('textbox', { name: /^Level 1/ })).toHaveValue('3.53');
    expect(dialog().getByRole('textbox', { name: /^Level 2/ })).toHaveValue('6.12');
  });

  it('is finished by a released hold', () => {
    open({ correction: corrections.released, test: inControl });
    expect(
      step(/^Repeat/).getByText('QC hold released without an accepted repeat run'),
    ).toBeInTheDocument();
    expect(lines()[3]).toBe('Affected results (Next)');
  });

  it('cannot be recorded without a usable lot', () => {
    open({
      correction: corrections.acted,
      test: { ...correctionArgs.test!, lots: [aTestLot({ state: 'expired' })] },
    });
    expect(step(/^Repeat/).getByText(/^No usable control lot/)).toBeInTheDocument();
    expect(filled()).toEqual([]);
  });
});

describe('affected results', () => {
  it('are open, counted, and link to where they are reviewed', () => {
    open(repeated);
    expect(dialog().getByText(/^3 patient results from \d/)).toBeInTheDocument();
    const [first] = step(/^Affected/).getAllByRole('link');
    expect(first).toHaveAttribute('href', '/app/test-results?q=260512-0001');
  });

  it('are confirmed with their number; focus stays off the button', async () => {
    const { user, onAct } = open(repeated);
    expect(dialog().getByRole('heading', { name: /^Affected results/ })).toHaveFocus();
    await user.click(dialog().getByRole('button', { name: 'Confirm 3 results unaffected' }));
    expect(onAct).toHaveBeenCalledExactlyOnceWith({
      kind: 'review',
      run: corrections.repeated.run,
      review: { count: 3 },
    });
  });

  it('are decided one by one; the button states what it does, and decisions are kept', async () => {
    const drafts = draftsOf();
    const { user, onAct, unmount } = open({ ...repeated, drafts });
    const { items } = affectedBy(3);
    const decision = (index: number) =>
      dialog().getByRole('combobox', { name: `Decision for ${items[index]!.patient.full_name}` });
    expect(decision(0)).toHaveDisplayValue('Not decided');
    await user.selectOptions(decision(0), 'Repeat test');
    await user.selectOptions(decision(1), 'Unaffected');
    expect(filled()).toEqual(['Repeat 1 test, confirm 2 results unaffected']);
    unmount();

    open({ ...repeated, drafts, onAct });
    expect(decision(0)).toHaveDisplayValue('Repeat test');
    expect(decision(1)).toHaveDisplayValue('Unaffected');
    await user.selectOptions(decision(1), 'Not decided');
    await user.click(dialog().getByRole('button', { name: /^Repeat 1 test/ }));
    expect(onAct).toHaveBeenCalledExactlyOnceWith({
      kind: 'review',
      run: corrections.repeated.run,
      review: {
        count: 3,
        repeat: { items: [{ id: items[0]!.id, version: 2 }], reason: 'QC run 30 rejected' },
      },
    });
  });

  it('are not repeated once released, nor by a user who may not', () => {
    const { items, ...rest } = affectedBy(2);
    const [one, two] = items as [ResultSince, ResultSince];
    const results = ready({ ...rest, items: [{ ...one, status: 'released' as const }, two] });
    const { show } = open(withResults(results));
    expect(dialog().getAllByRole('option', { name: 'Repeat test' })).toHaveLength(1);
    show({ ...withResults(results), canRepeat: false });
    expect(dialog().queryByRole('option', { name: 'Repeat test' })).toBeNull();
    expect(dialog().getAllByRole('option', { name: 'Unaffected' })).toHaveLength(2);
  });

  it('have their outcome once they were repeated or corrected', async () => {
    const { items, ...rest } = affectedBy(2);
    const outcomes = ['repeated', 'corrected'] as const;
    const results = ready({
      ...rest,
      items: items.map((item, index) => ({ ...item, outcome: outcomes[index]! })),
    });
    const { user, onAct } = open(withResults(results));
    expect(dialog().queryByRole('combobox')).toBeNull();
    expect(dialog().getByText('Repeated')).toBeInTheDocument();
    expect(dialog().getByText('Corrected')).toBeInTheDocument();
    await user.click(dialog().getByRole('button', { name: 'Confirm review of 2 results' }));
    expect(onAct.mock.lastCall?.[0]).toMatchObject({ kind: 'review', review: { count: 2 } });
  });

  it('are confirmed when there are none', async () => {
    const { user, onAct } = open(withResults(ready(affectedBy(0))));
    await user.click(dialog().getByRole('button', { name: 'Confirm: no affected results' }));
    expect(onAct.mock.lastCall?.[0]).toMatchObject({ kind: 'review', review: { count: 0 } });
  });

  it.each([
    ['while they load', loading, undefined, 'Loading affected results'],
    [
      'when they could not be loaded',
      { status: 'error', error: { kind: 'offline' } },
      undefined,
      'Could not load the affected results',
    ],
    [
      'before all are shown',
      ready(affectedBy(20, { total: 240 })),
      vi.fn(),
      'Show all results first',
    ],
    [
      'when some are concealed',
      ready(affectedBy(1, { concealed: 2 })),
      undefined,
      '2 further results are confidential. A user with access to confidential results must review them.',
    ],
  ] as const)('are not confirmed %s', async (_when, results, onMore, reason) => {
    const { user, onAct } = open(withResults(results, onMore));
    const confirm = dialog().getByRole('button', { name: /^Confirm/ });
    await user.click(confirm);
    expect(onAct).not.toHaveBeenCalled();
    expect(confirm).toHaveAccessibleDescription(reason);
  });

  it('are marked as under correction, and reviewed after it', async () => {
    const hrefOf = vi.fn(() => '/corrections');
    const { user, onAct } = open({
      ...repeated,
      affected: { ...correctionArgs.affected, hrefOf, results: ready(underCorrection(3)) },
    });
    const [first] = dialog().getAllByRole('row').slice(1);
    expect(first).toHaveTextContent('Under correction');
    expect(within(first!).queryByRole('combobox')).toBeNull();
    expect(within(first!).getByRole('link')).toHaveAttribute('href', '/corrections');
    expect(hrefOf).toHaveBeenCalledWith(expect.objectContaining({ under_correction: true }));
    const confirm = dialog().getByRole('button', { name: /^Confirm/ });
    await user.click(confirm);
    expect(onAct).not.toHaveBeenCalled();
    expect(confirm).toHaveAccessibleDescription(
      'Verify or reject the correction of 1 result first',
    );
  });

  it('say when the start of the period is unknown', () => {
    open(withResults(ready(affectedBy(3, { from: null }))));
    expect(dialog().getByText(/^The start of the affected period cannot/)).toBeInTheDocument();
    expect(dialog().getByText(/^3 patient results until \d/)).toBeInTheDocument();
  });

  it('can be shown before the repeat', async () => {
    const { user } = open();
    expect(dialog().queryByRole('table')).toBeNull();
    await user.click(step(/^Affected/).getByRole('button', { name: 'Show results' }));
    expect(step(/^Affected/).getAllByRole('link')).not.toHaveLength(0);
  });

  it('explain a refusal', async () => {
    const { user } = open({
      ...repeated,
      onAct: () =>
        Promise.resolve({
          status: 'rejected',
          fieldErrors: {},
          formError: 'affected_results_changed',
        }),
    });
    await user.click(dialog().getByRole('button', { name: /^Confirm/ }));
    expect(await dialog().findByRole('alert')).toHaveTextContent(
      'The number of affected results has changed.',
    );
  });
});

describe('sign-off', () => {
  const reviewed = { correction: corrections.reviewed, test: inControl };

  it('is not offered to the author of the action', () => {
    open(reviewed);
    expect(
      step(/^Sign-off/).getByText(
        'Awaiting sign-off by another user: you recorded the corrective action.',
      ),
    ).toBeInTheDocument();
    expect(filled()).toEqual([]);
  });

  it('verifies the actions of other users', async () => {
    const { user, onAct } = open({ ...reviewed, viewerId: managerId });
    expect(filled()).toEqual(['Sign off']);
    await user.click(dialog().getByRole('button', { name: 'Sign off' }));
    expect(onAct).toHaveBeenCalledExactlyOnceWith({ kind: 'sign-off', actions: [action] });
  });

  it('ends the correction', () => {
    open({ correction: corrections.signedOff, test: inControl, viewerId: managerId });
    expect(lines()).toEqual([
      'Cause (Done)',
      'Corrective action (Done)',
      'Repeat run (Done)',
      'Affected results (Done)',
      'Sign-off (Done)',
    ]);
    expect(filled()).toEqual([]);
  });
});

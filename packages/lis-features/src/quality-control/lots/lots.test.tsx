import { FIXTURE_NOW } from '@alms/lis-domain/fixtures';
import { ready } from '@alms/ui/resource';
import { renderUi } from '@alms/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { withChanges } from '../../shared/testing/with-changes.ts';
import { LotsPanel, type LotsPanelProps } from './lots-panel.tsx';
import {
  allUses,
  lotsArgs,
  openedLot,
  recalledLot,
  someCalibrations,
  someComparisons,
  someUses,
} from './lots.args.ts';

const show = (props: Partial<LotsPanelProps> = {}) =>
  renderUi(<LotsPanel {...lotsArgs} {...props} />);
const rowOf = (name: RegExp) => within(screen.getByRole('row', { name }));
const done = async () => ({ status: 'done' }) as const;

describe('LotsPanel', () => {
  it('shows the status of each lot, with the reason of a voided entry', () => {
    show(withChanges(lotsArgs, { uses: { list: ready(allUses, FIXTURE_NOW), inUse: false } }));
    expect(rowOf(/R-20413/).getByText('Out of use')).toBeVisible();
    expect(rowOf(/R-20414/).getByText('Void')).toBeVisible();
    expect(rowOf(/R-20414/).getByText(/Loaded on the other analyser/)).toBeVisible();
    expect(screen.getAllByText('Recalled').length).toBeGreaterThan(0);
  });

  it('shows outcome and due time of calibrations, and what is not recorded', () => {
    show();
    expect(screen.getByText('Failed')).toBeVisible();
    expect(screen.getByText(/Overdue since/)).toBeVisible();
    expect(screen.getByText('Not recorded')).toBeVisible();
    expect(screen.getByText(/Wrong rack/)).toBeVisible();
  });

  it('puts a lot of a product that is not stocked into use', async () => {
    const onLoad = vi.fn(done);
    const { user } = show(withChanges(lotsArgs, { actions: { onLoad } }));
    await user.click(screen.getByRole('button', { name: 'Put lot into use…' }));
    const form = within(screen.getByRole('dialog'));
    await user.selectOptions(form.getByLabelText('Lot'), 'not-stocked');
    await user.type(form.getByLabelText('Product'), ' Diluent ');
    await user.type(form.getByLabelText('Lot number'), 'D-1');
    await user.selectOptions(form.getByLabelText('Type'), 'calibrator');
    await user.click(form.getByRole('combobox', { name: 'Tests' }));
    await user.click(screen.getByRole('option', { name: 'Potassium' }));
    await user.click(form.getByRole('button', { name: 'Put into use' }));
    await waitFor(() =>
      expect(onLoad).toHaveBeenCalledWith({
        kind: 'calibrator',
        lot: { name: 'Diluent', lot_number: 'D-1', expiry_date: null },
        test_parameter_ids: [lotsArgs.tests[0]!.id],
      }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('records a calibration with the suggested tests, lot and interval', async () => {
    const onCalibrate = vi.fn(done);
    const { user } = show(withChanges(lotsArgs, { actions: { onCalibrate } }));
    await user.click(screen.getByRole('button', { name: 'Record calibration…' }));
    const form = within(screen.getByRole('dialog'));
    await user.selectOptions(form.getByLabelText('Outcome'), 'accepted');
    await user.click(form.getByRole('button', { name: 'Record calibration' }));
    await waitFor(() =>
      expect(onCalibrate).toHaveBeenCalledWith({
        test_parameter_ids: someCalibrations[0]!.tests.map(({ id }) => id),
        calibrator_lot_id: someUses[1]!.lot.id,
        outcome: 'accepted',
        interval_days: 7,
        remark: '',
      }),
    );
  });

  it('takes a lot out of use, and voids an entry with a reason', async () => {
    const onEnd = vi.fn(done);
    const onVoidUse = vi.fn(done);
    const { user } = show(withChanges(lotsArgs, { actions: { onEnd, onVoidUse } }));
    await user.click(screen.getByRole('button', { name: 'Actions for R-20411' }));
    await user.click(screen.getByRole('menuitem', { name: 'Take out of use' }));
    expect(onEnd).toHaveBeenCalledWith(someUses[0]);
    await user.click(screen.getByRole('button', { name: 'Actions for R-20411' }));
    await user.click(screen.getByRole('menuitem', { name: 'Void entry…' }));
    await user.type(screen.getByLabelText('Reason'), 'Wrong bottle{Enter}');
    await waitFor(() =>
      expect(onVoidUse).toHaveBeenCalledWith({ use: someUses[0], reason: 'Wrong bottle' }),
    );
  });

  it('offers no action to a user who may only read', () => {
    show({ actions: {} });
    expect(screen.queryByRole('button', { name: 'Put lot into use…' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Record calibration…' })).toBeNull();
    expect(screen.queryByRole('button', { name: /Actions for/ })).toBeNull();
  });

  it('asks for a reason to use a lot without a lot comparison', async () => {
    const onLoad = vi
      .fn()
      .mockResolvedValueOnce({
        status: 'rejected',
        formError: 'lot_comparison_missing',
        fieldErrors: {},
      })
      .mockResolvedValueOnce({ status: 'done' });
    const { user } = show({ actions: { ...lotsArgs.actions, onLoad } });
    await user.click(screen.getByRole('button', { name: 'Put lot into use…' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Put lot into use' }));
    await user.selectOptions(dialog.getByLabelText('Lot'), 'stock-1');
    const reason = () => dialog.queryByLabelText('Reason for use without a lot comparison');
    expect(reason()).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Put into use' }));
    await waitFor(() => expect(reason()).toBeVisible());
    expect(dialog.getByText(/^No lot comparison accepted this lot/)).toBeVisible();
    await user.type(reason()!, 'R-1 ran out');
    await user.click(dialog.getByRole('button', { name: 'Put into use' }));
    await waitFor(() =>
      expect(onLoad).toHaveBeenLastCalledWith(
        expect.objectContaining({ without_comparison_reason: 'R-1 ran out' }),
      ),
    );
  });

  it('lists the results of a lot and recalls it with a reason', async () => {
    const onRecall = vi.fn(done);
    const { user } = show({ opened: { ...openedLot, onRecall } });
    const dialog = within(screen.getByRole('dialog', { name: /R-20411/ }));
    expect(dialog.getByText('3 results with this lot')).toBeVisible();
    expect(dialog.getByText(/Replaced since/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Recall lot…' }));
    await user.type(screen.getByLabelText('Reason'), 'Notice FSN-12{Enter}');
    await waitFor(() =>
      expect(onRecall).toHaveBeenCalledWith({ lot: openedLot.lot, reason: 'Notice FSN-12' }),
    );
  });

  it('recalls no lot twice, and none without the permission', () => {
    show({ opened: recalledLot });
    expect(screen.getByText(/Notice FSN-12/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Recall lot…' })).toBeNull();
  });

  it('undoes a recall with a reason, only with the permission', async () => {
    const onUndoRecall = vi.fn(done);
    const { user } = show({ opened: { ...recalledLot, onUndoRecall } });
    await user.click(screen.getByRole('button', { name: 'Undo recall…' }));
    await user.type(screen.getByLabelText('Reason'), 'Another lot was meant{Enter}');
    await waitFor(() =>
      expect(onUndoRecall).toHaveBeenCalledWith({
        lot: recalledLot.lot,
        reason: 'Another lot was meant',
      }),
    );
  });

  it('offers no undoing of a recall that there is not, or without the permission', () => {
    show({ opened: { ...openedLot, onUndoRecall: done } });
    expect(screen.queryByRole('button', { name: 'Undo recall…' })).toBeNull();
    show({ opened: { ...recalledLot, onUndoRecall: undefined } });
    expect(screen.queryByRole('button', { name: 'Undo recall…' })).toBeNull();
  });
});

describe('lot comparisons', () => {
  const tableRow = (place: number) => {
    const table = screen.getByRole('table', { name: 'Lot comparisons' });
    return within(table).getAllByRole('row')[place + 1]!;
  };
  const open = async (place: number, change: Partial<LotsPanelProps['actions']> = {}) => {
    const { user } = show(withChanges(lotsArgs, { actions: change }));
    await user.click(within(tableRow(place)).getByRole('rowheader'));
    return { user, form: within(screen.getByRole('dialog')) };
  };

  it('list lots, specimens, verdict and decision', () => {
    show();
    expect(tableRow(0).textContent).toMatch(/R-20420 \/ R-20411.*0Too few specimensPending/);
    expect(tableRow(1).textContent).toMatch(/5Outside limitsPending/);
    expect(tableRow(2).textContent).toMatch(/5Within limitsAccepted/);
  });

  it('start with the tests of the current lot and an allowable difference', async () => {
    const onCompare = vi.fn(done);
    const { user } = show(withChanges(lotsArgs, { actions: { onCompare } }));
    await user.click(screen.getByRole('button', { name: 'New comparison…' }));
    const form = within(screen.getByRole('dialog'));
    await user.click(form.getByRole('button', { name: 'Start comparison' }));
    expect(form.getAllByText(/Enter an absolute difference/)[0]).toBeVisible();
    await user.selectOptions(form.getByLabelText('Test'), 'Potassium');
    await user.selectOptions(
      form.getByLabelText('New lot'),
      lotsArgs.uses.loadable[0]!.stock_lot_id,
    );
    await user.type(form.getByLabelText(/^Allowable difference in percent/), '5');
    await user.click(form.getByRole('button', { name: 'Start comparison' }));
    expect(onCompare).toHaveBeenCalledWith({
      test_parameter_id: lotsArgs.tests[0]!.id,
      current_lot_id: someUses[0]!.lot.id,
      lot: { stock_lot_id: lotsArgs.uses.loadable[0]!.stock_lot_id },
      absolute: null,
      percent: '5',
      pairs: [],
    });
  });

  it('save complete specimens and leave out empty rows', async () => {
    const onEnterPairs = vi.fn(done);
    const { user, form } = await open(0, { onEnterPairs });
    await user.type(form.getAllByLabelText('Specimen')[0]!, '260512-0009');
    await user.click(form.getByRole('button', { name: 'Save specimens' }));
    expect(form.getAllByText('Enter a number')).toHaveLength(2);
    await user.type(form.getAllByLabelText('Current lot R-20411')[0]!, '0');
    await user.type(form.getAllByLabelText('New lot R-20420')[0]!, '0.1');
    await user.click(form.getByRole('button', { name: 'Save specimens' }));
    expect(onEnterPairs).toHaveBeenCalledWith({
      comparison: someComparisons[0],
      pairs: [{ specimen: '260512-0009', current: '0', candidate: '0.1' }],
    });
  });

  it('show each difference, and are decided with a reason', async () => {
    const onDecide = vi.fn(done);
    const { user, form } = await open(1, { onDecide });
    expect(form.getByText('Outside ±0.255')).toBeVisible();
    expect(form.getByText('+0.2 mmol/L (+4.3%)')).toBeVisible();
    await user.selectOptions(form.getByLabelText('Decision'), 'rejected');
    await user.click(form.getByRole('button', { name: 'Record decision' }));
    expect(onDecide).not.toHaveBeenCalled();
    await user.type(form.getByLabelText('Reason'), 'Shift at high values');
    await user.click(form.getByRole('button', { name: 'Record decision' }));
    expect(onDecide).toHaveBeenCalledWith({
      comparison: someComparisons[1],
      decision: 'rejected',
      reason: 'Shift at high values',
    });
  });

  it('are final once decided, and read-only without permission', async () => {
    const { form } = await open(2);
    expect(form.getByText('No relevant shift')).toBeVisible();
    expect(form.queryByRole('button', { name: 'Save specimens' })).toBeNull();
    expect(form.queryByRole('button', { name: 'Record decision' })).toBeNull();
  });
});

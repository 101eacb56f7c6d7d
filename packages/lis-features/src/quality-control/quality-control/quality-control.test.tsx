import { defaultRules, withPlannedRules } from '@alms/lis-domain/quality-control';
import {
  aControlledTestDetail,
  aQcPlan,
  aRollingProposal,
  aTestLot,
  someControlRuns,
} from '@alms/lis-domain/fixtures';
import { ready } from '@alms/ui/resource';
import { renderUi } from '@alms/ui/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { withChanges, type Changes } from '../../shared/testing/with-changes.ts';
import { held, qualityControlArgs, withinLimits } from './quality-control.args.ts';
import { QualityControlScreen, type QualityControlScreenProps } from './index.ts';

const open = (rest: Changes<QualityControlScreenProps> = {}) =>
  renderUi(<QualityControlScreen {...withChanges(qualityControlArgs, rest)} />);
const dialog = () => within(screen.getByRole('dialog'));
const holdAlert = () => {
  const title = screen.getByText('Potassium on Analyser 2: QC hold');
  return title.closest<HTMLElement>('[data-component=alert]') ?? title;
};
const region = (name: RegExp | string) => within(screen.getByRole('region', { name }));

describe('QC test list', () => {
  it('labels the QC status of each test, with a hold taking precedence', () => {
    open();
    const lines = region('Tests with QC')
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
    expect(lines).toEqual([
      expect.stringMatching(/Creatinine.*Accepted/),
      expect.stringMatching(/Glucose.*Warning/),
      expect.stringMatching(/Potassium.*On hold/),
      expect.stringMatching(/Sodium.*Overdue/),
      expect.stringMatching(/Thyrotropin.*No run yet/),
    ]);
  });

  it('opens a test', async () => {
    const onSelect = vi.fn();
    const { user } = open({ list: { onSelect } });
    await user.click(screen.getByRole('button', { name: /^Glucose/ }));
    expect(onSelect).toHaveBeenCalledExactlyOnceWith(
      qualityControlArgs.list.tests.status === 'ready' && qualityControlArgs.list.tests.data[1]?.id,
    );
  });
});

describe('QC rules', () => {
  it('show the outcome of the last run for each rule', () => {
    open();
    const rules = region(/^Rules, run of/)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(rules).toEqual([
      expect.stringMatching(/^1-2s.*Warned/),
      expect.stringMatching(/^1-3s.*Violated/),
      expect.stringMatching(/^2-2s.*Pass/),
      expect.stringMatching(/^R-4s.*Pass/),
      expect.stringMatching(/^4-1s.*Violated/),
      expect.stringMatching(/^10x.*Pass/),
    ]);
  });

  it('are not shown as passed for a run that was not evaluated', () => {
    open({
      opened: {
        runs: ready(
          someControlRuns({ rejected: false }).map((run) => ({
            ...run,
            status: 'not_evaluable' as const,
            violations: [],
          })),
        ),
      },
    });
    expect(region(/^Rules, run of/).queryByText('Pass')).toBeNull();
    expect(region(/^Rules, run of/).getAllByText('Not evaluated')).toHaveLength(6);
  });

  it('use the last run that is not void', () => {
    const [last, ...rest] = someControlRuns();
    open({
      opened: {
        runs: ready([
          {
            ...last!,
            status: 'void',
            voided: { at: last!.at, by: last!.operator!, reason: 'Air' },
          },
          ...rest,
        ]),
      },
    });
    expect(region(/^Rules, run of/).queryByText('Rejected')).toBeNull();
  });
});

describe('QC pass rate', () => {
  it.each([
    [100 * (59 / 63), '93.6%', 'Warning'],
    [94.96, '94.9%', 'Warning'],
    [95, '95%', 'Pass'],
    [0, '0%', 'Fail'],
  ])('%d is shown as %s, %s', (pass_rate, text, status) => {
    const { metrics } = qualityControlArgs.list;
    open({
      list: {
        metrics: metrics.status === 'ready' ? ready({ ...metrics.data, pass_rate }) : metrics,
      },
    });
    expect(region(/^Pass rate/).getByText(text)).toBeInTheDocument();
    expect(region(/^Pass rate/).getByText(status)).toBeInTheDocument();
  });

  it('is unknown, not zero, when no run was evaluated', () => {
    const { metrics } = qualityControlArgs.list;
    open({
      list: {
        metrics:
          metrics.status === 'ready'
            ? ready({ ...metrics.data, pass_rate: null, runs_evaluated: 0 })
            : metrics,
      },
    });
    expect(region(/^Pass rate/).getByText('Unknown')).toBeInTheDocument();
    expect(region(/^Pass rate/).queryByText(/%$/)).toBeNull();
  });
});

describe('recording a QC run', () => {
  const recordedRun = async (
    rest: Changes<QualityControlScreenProps> = {},
    typed = ['3.53', '6.45'],
  ) => {
    const onRecord = vi.fn(() => Promise.resolve(someControlRuns()[0]));
    const rendered = open({
      ...withinLimits,
      ...rest,
      actions: { onRecord, ...rest.actions },
    });
    await rendered.user.click(screen.getByRole('button', { name: 'Record run' }));
    for (const [index, value] of typed.entries())
      await rendered.user.type(
        dialog().getByRole('textbox', { name: new RegExp(`^Level ${index + 1}`) }),
        value,
      );
    await rendered.user.keyboard('{Enter}');
    return { ...rendered, onRecord };
  };

  it('sends a value per usable lot, and shows the violated rules with likely causes', async () => {
    const { onRecord } = await recordedRun();
    const [low, high] = [aTestLot({ level: 1 }), aTestLot({ level: 2 })];
    expect(onRecord).toHaveBeenCalledExactlyOnceWith({
      results: [
        { lot_id: low.id, value: '3.53' },
        { lot_id: high.id, value: '6.45' },
      ],
      reagent_lot: 'R-2207',
      comment: '',
    });
    expect(await dialog().findByRole('alert')).toHaveTextContent(
      'Rejected. Results of this test are on hold.',
    );
    expect(
      dialog()
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      expect.stringMatching(/^1-2s.*Level 2: 6.45/),
      expect.stringMatching(/^1-3s.*SDLevel 2: 6.45Violated$/),
      expect.stringMatching(/^4-1s/),
    ]);
    expect(dialog().getByText(/Probably a random error\. Check the/)).toBeInTheDocument();
    expect(
      dialog().getByText(/Probably a systematic error\. Check calibration,/),
    ).toBeInTheDocument();
  });

  it.each([
    ['nothing', ['3.53'], 'Enter a number'],
    ['a word', ['3.53', 'high'], 'Enter a number'],
    ['a comparator', ['3.53', '<6.45'], 'Enter a number'],
    ['a comma that is not the decimal mark', ['3.53', '6,45'], /^Ambiguous number/],
    ['a thousands separator', ['3.53', '1,234.5'], /^Ambiguous number/],
  ])('is not sent with %s for a value', async (_what, typed, message) => {
    const { onRecord } = await recordedRun({}, typed);
    expect(onRecord).not.toHaveBeenCalled();
    expect(dialog().getAllByText(message)).not.toHaveLength(0);
  });

  describe.each(['de', 'fr', 'es', 'pt'])('in %s, with a decimal comma', (locale) => {
    const recordedIn = async (typed: readonly string[]) => {
      const onRecord = vi.fn(() => Promise.resolve(undefined));
      const { user } = renderUi(
        <QualityControlScreen
          {...withChanges(qualityControlArgs, { ...withinLimits, actions: { onRecord } })}
        />,
        { locale },
      );
      await user.click(screen.getByRole('button', { name: 'Record run' }));
      for (const [index, field] of dialog()
        .getAllByRole('textbox', { name: /^Level/ })
        .entries())
        await user.type(field, typed[index] ?? '');
      await user.keyboard('{Enter}');
      return onRecord;
    };

    it('accepts a comma, and a point that cannot separate thousands', async () => {
      const onRecord = await recordedIn(['1,234', '6.45']);
      expect(onRecord).toHaveBeenCalledExactlyOnceWith(
        expect.objectContaining({
          results: [
            expect.objectContaining({ value: '1.234' }),
            expect.objectContaining({ value: '6.45' }),
          ],
        }),
      );
    });

    it('rejects a point that may separate thousands, with the reason', async () => {
      const onRecord = await recordedIn(['3,53', '1.234']);
      expect(onRecord).not.toHaveBeenCalled();
      expect(dialog().getAllByText(/^Ambiguous number/)).not.toHaveLength(0);
    });

    it('shows a stored target with a comma and sends it unchanged', async () => {
      const onSetTarget = vi.fn();
      const lots = [
        aTestLot({ level: 1, target: { ...aTestLot({ level: 1 }).target!, mean: '1.234' } }),
      ];
      const { user } = renderUi(
        <QualityControlScreen
          {...withChanges(qualityControlArgs, {
            opened: { test: ready(aControlledTestDetail({ lots })) },
            actions: { onSetTarget },
          })}
        />,
        { locale },
      );
      await user.click(screen.getByRole('button', { name: /^Actions for lot .*4471/ }));
      await user.click(screen.getByRole('menuitem', { name: 'Set target…' }));
      expect(dialog().getByRole('textbox', { name: 'Mean' })).toHaveValue('1,234');
      await user.click(dialog().getByRole('button', { name: 'Set target' }));
      expect(onSetTarget).toHaveBeenCalledExactlyOnceWith(
        expect.objectContaining({ mean: '1.234' }),
      );
    });
  });

  it('offers no expired lot, and reports when no lot is usable', async () => {
    const { user } = open({
      opened: { test: ready(aControlledTestDetail({ lots: [aTestLot({ state: 'expired' })] })) },
    });
    await user.click(screen.getByRole('button', { name: 'Record run' }));
    expect(dialog().queryByRole('textbox')).toBeNull();
    expect(dialog().getByText(/No usable control lot for this/)).toBeInTheDocument();
  });
});

describe('QC hold', () => {
  it('is released only with a reason', async () => {
    const onRelease = vi.fn();
    const { user } = open({ actions: { onRelease } });
    await user.click(screen.getByRole('button', { name: 'Release hold…' }));
    await user.click(dialog().getByRole('button', { name: 'Release hold' }));
    expect(onRelease).not.toHaveBeenCalled();
    await user.type(dialog().getByRole('textbox', { name: 'Reason' }), 'Another analyser agrees');
    await user.click(dialog().getByRole('button', { name: 'Release hold' }));
    expect(onRelease).toHaveBeenCalledExactlyOnceWith({ reason: 'Another analyser agrees' });
  });

  it('offers no release without permission', () => {
    open({ actions: { onRelease: undefined } });
    expect(screen.getByText('Potassium on Analyser 2: QC hold')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Release hold/ })).toBeNull();
  });

  it('names the violated rules by level', () => {
    open();
    expect(screen.getByText(/^Rules violated: 1-3s.* \(level 2\)\.$/)).toBeInTheDocument();
  });

  it('names no rules for overdue QC', () => {
    open({
      opened: {
        test: ready(aControlledTestDetail({ hold: { reason: 'overdue', since: held.hold.since } })),
      },
    });
    expect(screen.queryByText(/Rules violated:/)).toBeNull();
  });

  it('lists the results of an overdue test', async () => {
    const onShowResults = vi.fn();
    const { user } = open({
      opened: {
        test: ready(aControlledTestDetail({ hold: { reason: 'overdue', since: held.hold.since } })),
      },
      since: { onShow: onShowResults },
    });
    await user.click(
      screen.getByRole('button', { name: 'Show results since the last accepted run' }),
    );
    expect(onShowResults).toHaveBeenCalledOnce();
    expect(dialog().getByText('4.3 mmol/L')).toBeInTheDocument();
  });

  it('is not shown for a test with accepted QC', () => {
    open(withinLimits);
    expect(screen.queryByText(/: QC hold$/)).toBeNull();
  });
});

describe('correction of a rejected run', () => {
  const run = someControlRuns()[0]!;
  const onOpen = vi.fn();
  const unresolved = { opened: { runs: ready(someControlRuns()) }, correction: { onOpen } };

  it('is listed with its next step', () => {
    open(unresolved);
    const [line] = region('Corrective actions').getAllByRole('listitem');
    expect(line).toHaveTextContent('Run 30: Rejected');
    expect(line).toHaveTextContent('Cause to record');
  });

  it.each([
    ['the hold', holdAlert],
    ['its line', () => screen.getByRole('region', { name: 'Corrective actions' })],
  ])('opens from %s', async (_where, place) => {
    onOpen.mockClear();
    const { user } = open(unresolved);
    await user.click(within(place()).getByRole('button', { name: 'Resolve run 30…' }));
    expect(onOpen).toHaveBeenCalledExactlyOnceWith(run.id);
  });

  it('opens from its row and from its point, by keyboard', async () => {
    onOpen.mockClear();
    const { user } = open(unresolved);
    await user.click(region('Runs').getByRole('button', { name: 'Correction of run 30' }));
    expect(onOpen).toHaveBeenLastCalledWith(run.id);
    screen.getByRole('slider', { name: 'Points of Level 2' }).focus();
    await user.keyboard('{Enter}');
    expect(onOpen).toHaveBeenCalledTimes(2);
    expect(onOpen).toHaveBeenLastCalledWith(run.id);
  });

  it('restores entries, reports every change, and removes them once saved', async () => {
    const onEntriesChange = vi.fn();
    const { user } = open({
      ...unresolved,
      correction: {
        runId: run.id,
        defaultEntries: { [run.id]: { cause: { category: 'handling', findings: 'Levels' } } },
        onEntriesChange,
      },
    });
    const findings = dialog().getByLabelText('Findings');
    expect(findings).toHaveValue('Levels');
    await user.type(findings, ' swapped');
    expect(onEntriesChange).toHaveBeenLastCalledWith({
      [run.id]: { cause: { category: 'handling', findings: 'Levels swapped' } },
    });
    await user.keyboard('{Enter}');
    expect(onEntriesChange).toHaveBeenLastCalledWith({});
  });

  it('opens for a run that is older than the listed ones', () => {
    const listed = { runs: ready(someControlRuns({ rejected: false }).slice(0, -1)) };
    const older = { ...run, id: 'an-older-run', number: 3 };
    const correction = { onOpen, runId: older.id };
    const { unmount } = open({ opened: listed, correction });
    expect(screen.queryByRole('dialog')).toBeNull();
    unmount();
    open({ opened: { ...listed, olderRuns: [older] }, correction });
    expect(screen.getByRole('dialog')).toHaveAccessibleName(/^Rejected run 3:/);
  });

  it('is the only place to record the repeat', () => {
    open(unresolved);
    expect(screen.queryByRole('button', { name: 'Record run' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Record repeat run' })).toBeNull();
  });

  it('shows the sheet, and returns focus to its line when the hold has ended', async () => {
    const { user, rerender } = open(unresolved);
    const show = (rest: Changes<QualityControlScreenProps>) =>
      rerender(<QualityControlScreen {...withChanges(qualityControlArgs, rest)} />);
    await user.click(within(holdAlert()).getByRole('button', { name: 'Resolve run 30…' }));
    show({ ...unresolved, correction: { onOpen, runId: run.id } });
    expect(
      screen.getByRole('dialog', { name: 'Rejected run 30: Potassium on Analyser 2' }),
    ).toBeInTheDocument();
    const released = ready(aControlledTestDetail());
    show({
      opened: { ...unresolved.opened, test: released },
      correction: { onOpen, runId: run.id },
    });
    show({ opened: { ...unresolved.opened, test: released }, correction: { onOpen, runId: null } });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(region('Corrective actions').getByRole('button')).toHaveFocus();
  });

  it('opens from the evaluation of a rejected run', async () => {
    onOpen.mockClear();
    const { user } = open({
      ...withinLimits,
      correction: { onOpen },
      actions: { onRecord: () => Promise.resolve(run) },
    });
    await user.click(screen.getByRole('button', { name: 'Record run' }));
    for (const [index, value] of ['3.53', '6.45'].entries())
      await user.type(
        dialog().getByRole('textbox', { name: new RegExp(`^Level ${index + 1}`) }),
        value,
      );
    await user.keyboard('{Enter}');
    await user.click(await dialog().findByRole('button', { name: 'Resolve run 30…' }));
    expect(onOpen).toHaveBeenCalledExactlyOnceWith(run.id);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is viewed by a reader', () => {
    open({ ...unresolved, correction: { onAct: undefined } });
    expect(screen.queryByRole('button', { name: /^Resolve/ })).toBeNull();
    expect(screen.getAllByRole('button', { name: 'View run 30' })).toHaveLength(2);
  });
});

describe('QC settings', () => {
  const ask = async (item: string, rest: Changes<QualityControlScreenProps>) => {
    const rendered = open(rest);
    await rendered.user.click(screen.getByRole('button', { name: 'Set up' }));
    await rendered.user.click(screen.getByRole('menuitem', { name: item }));
    return rendered;
  };

  type SaveSettings = NonNullable<QualityControlScreenProps['actions']['onSaveSettings']>;
  const test = aControlledTestDetail(held);
  const { rules, max_age_hours, allowable_error } = test;
  const withRules = (change: Partial<typeof rules.rules>) => ({
    ...rules,
    rules: { ...rules.rules, ...change },
  });

  it('saves rules together against the version that was opened', async () => {
    const onSaveSettings = vi.fn<SaveSettings>(async ({ base }) => ({
      status: 'saved',
      record: base,
    }));
    const { user } = await ask('Rules and interval…', { actions: { onSaveSettings } });
    await user.selectOptions(dialog().getByRole('combobox', { name: '8x' }), 'Reject');
    await user.clear(dialog().getByRole('textbox', { name: /QC interval in hours/ }));
    await user.click(dialog().getByRole('button', { name: 'Save rules' }));
    expect(onSaveSettings).toHaveBeenCalledExactlyOnceWith({
      settings: { rules: withRules({ '8x': 'reject' }), max_age_hours: null, allowable_error: '8' },
      base: test,
    });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows concurrent rule changes rule by rule', async () => {
    const theirs = {
      ...test,
      version: test.version + 1,
      rules: withRules({ '8x': 'warning', '4-1s': 'off' }),
    };
    const onSaveSettings = vi.fn<SaveSettings>(async ({ base }) =>
      base.version === test.version
        ? { status: 'stale', record: theirs }
        : { status: 'saved', record: base },
    );
    const { user } = await ask('Rules and interval…', { actions: { onSaveSettings } });
    await user.selectOptions(dialog().getByRole('combobox', { name: '8x' }), 'Reject');
    await user.click(dialog().getByRole('button', { name: 'Save rules' }));
    const question = within(
      screen.getByRole('dialog', { name: 'Another user updated this while you were editing' }),
    );
    const line = (name: string) => within(question.getByRole('radiogroup', { name }));
    expect(question.getAllByRole('radiogroup')).toHaveLength(2);
    expect(line('4-1s').getByRole('radio', { name: 'Theirs' })).toBeChecked();
    expect(line('8x').getByText('Warn')).toBeInTheDocument();
    await user.click(line('8x').getByRole('radio', { name: 'Mine' }));
    await user.click(question.getByRole('button', { name: 'Save these choices' }));
    expect(onSaveSettings).toHaveBeenLastCalledWith({
      settings: {
        rules: withRules({ '8x': 'reject', '4-1s': 'off' }),
        max_age_hours,
        allowable_error,
      },
      base: theirs,
    });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('sets material and level of a new lot together', async () => {
    const onAddLot = vi.fn();
    const { user } = await ask('New lot…', { actions: { onAddLot } });
    await user.selectOptions(
      dialog().getByRole('combobox', { name: 'Control material' }),
      'Chemistry control, level 2, High',
    );
    await user.type(dialog().getByRole('textbox', { name: 'Lot number' }), '4572');
    await user.type(dialog().getByLabelText('Expiry date'), '2027-03-31');
    await user.click(dialog().getByRole('button', { name: 'Add lot' }));
    expect(onAddLot).toHaveBeenCalledExactlyOnceWith({
      material_id: qualityControlArgs.choices.materials[0]?.id,
      level: 2,
      lot_number: '4572',
      expiry_date: '2027-03-31',
      opened_on: null,
      open_stability_days: null,
    });
  });

  it('starts a new test with the default rules for its levels', async () => {
    const onAddTest = vi.fn();
    const { user } = await ask('Set up QC for a test…', { actions: { onAddTest } });
    await user.selectOptions(dialog().getByRole('combobox', { name: 'Test' }), 'Glucose');
    await user.type(dialog().getByRole('combobox', { name: 'Instrument' }), 'Analyser 2');
    await user.selectOptions(dialog().getByRole('combobox', { name: 'Levels per run' }), '3');
    await user.click(dialog().getByRole('button', { name: 'Set up QC' }));
    expect(onAddTest.mock.lastCall?.[0]).toMatchObject({
      instrument_name: 'Analyser 2',
      max_age_hours: null,
      rules: { rules: { '2of3-2s': 'reject' } },
    });
  });

  it('requires an SD above zero for a target', async () => {
    const onSetTarget = vi.fn();
    const { user } = open({ actions: { onSetTarget } });
    await user.click(screen.getByRole('button', { name: 'Actions for lot 4471' }));
    await user.click(screen.getByRole('menuitem', { name: 'Set target…' }));
    const sd = dialog().getByRole('textbox', { name: 'Standard deviation' });
    await user.clear(sd);
    await user.type(sd, '0');
    await user.click(dialog().getByRole('button', { name: 'Set target' }));
    expect(onSetTarget).not.toHaveBeenCalled();
    await user.clear(sd);
    await user.type(sd, '0.05');
    await user.click(dialog().getByRole('button', { name: 'Set target' }));
    expect(onSetTarget).toHaveBeenCalledExactlyOnceWith({
      source: 'manufacturer',
      lot_id: aTestLot({ level: 1 }).id,
      mean: '3.52',
      sd: '0.05',
    });
  });

  const openTarget = async (rest: Changes<QualityControlScreenProps>) => {
    const { user } = open(rest);
    await user.click(screen.getByRole('button', { name: 'Actions for lot 4471' }));
    await user.click(screen.getByRole('menuitem', { name: 'Set target…' }));
    await user.selectOptions(
      dialog().getByRole('combobox', { name: 'Source' }),
      'A rolling target from the latest values',
    );
    return user;
  };

  it('accepts a rolling target as proposed, with its source data', async () => {
    const onSetTarget = vi.fn();
    const onProposeRolling = vi.fn();
    const user = await openTarget({
      actions: { onSetTarget },
      rolling: { onPropose: onProposeRolling },
    });
    expect(onProposeRolling).toHaveBeenCalledExactlyOnceWith(aTestLot({ level: 1 }));
    const proposal = within(dialog().getByRole('group', { name: 'Proposed target' }));
    expect(proposal.getByText('3.526 ± 0.054')).toBeInTheDocument();
    expect(proposal.getByText(/^60 values from 31 days/)).toBeInTheDocument();
    expect(
      proposal.getByText('Excluded: 2 rejected, 1 void, 0 not evaluated, 0 beyond 3 SD'),
    ).toBeInTheDocument();
    await user.click(dialog().getByRole('button', { name: 'Recalculate' }));
    expect(onProposeRolling).toHaveBeenCalledTimes(2);
    await user.click(dialog().getByRole('button', { name: 'Accept this target' }));
    expect(onSetTarget).toHaveBeenCalledExactlyOnceWith({
      source: 'rolling',
      lot_id: aTestLot({ level: 1 }).id,
      mean: '3.526000',
      sd: '0.054000',
    });
  });

  it.each([
    [
      'too few values',
      aRollingProposal({ n: 19, days: 12, sufficient: false }),
      'The lot has too few values.',
    ],
    [
      'a proposal for another lot',
      aRollingProposal({ lot_id: aTestLot({ level: 2 }).id }),
      'Not calculated yet. Please try again.',
    ],
  ])('accepts no rolling target with %s', async (_name, proposal, message) => {
    const onSetTarget = vi.fn();
    const user = await openTarget({
      actions: { onSetTarget },
      rolling: { proposal: ready(proposal) },
    });
    await user.click(dialog().getByRole('button', { name: 'Accept this target' }));
    expect(onSetTarget).not.toHaveBeenCalled();
    expect(dialog().getAllByText(message).length).toBeGreaterThan(0);
  });
});

describe('QC plan', () => {
  const showPlan = (
    change: Parameters<typeof aControlledTestDetail>[0],
    onSaveSettings?: QualityControlScreenProps['actions']['onSaveSettings'],
  ) =>
    renderUi(
      <QualityControlScreen
        {...withChanges(qualityControlArgs, {
          ...withinLimits,
          opened: { ...withinLimits.opened, test: ready(aControlledTestDetail(change)) },
          actions: { onSaveSettings },
        })}
      />,
    );

  it('states sigma, its figures, the source of the bias, rules and measurements', () => {
    showPlan({ plan: aQcPlan(4.3) });
    const card = within(screen.getByRole('region', { name: 'QC plan by sigma' }));
    expect(card.getByText('4.3 (level 2, the lowest)')).toBeVisible();
    expect(card.getByText('10 EQA results of the last 12 months')).toBeVisible();
    expect(card.getByText('1-3s / 2-2s / R-4s / 4-1s')).toBeVisible();
    expect(card.getByText('4 for each evaluation')).toBeVisible();
    expect(card.queryByRole('button')).toBeNull();
  });

  it.each([
    ['no_allowable_error', null, 'Enter the allowable total error in the QC settings.'],
    ['no_lots', null, 'Add a control lot first.'],
    ['too_few_values', 2, 'Level 2: the CV needs at least 20 different values from 10 days.'],
    ['no_bias', 1, 'Level 1: the bias needs 5 EQA results of the last 12 months, or a target.'],
  ] as const)('gives the reason for an unknown sigma: %s', (reason, level, text) => {
    showPlan({ plan: { status: 'unknown', reason, level } });
    expect(screen.getByText('Sigma unknown')).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
  });

  it('is adopted after a comparison, and keeps the other settings', async () => {
    const onSave = vi.fn(({ base }) => Promise.resolve({ status: 'saved' as const, record: base }));
    const { user } = showPlan({ plan: aQcPlan(6.5) }, onSave);
    await user.click(screen.getByRole('button', { name: 'Adopt rules…' }));
    expect(onSave).not.toHaveBeenCalled();
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText('1-3s / 2-2s / R-4s / 4-1s / 10x')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Adopt rules' }));
    const { settings } = onSave.mock.calls[0]![0];
    expect(settings).toMatchObject({
      max_age_hours: 24,
      rules: { rules: { '1-2s': 'warning', '1-3s': 'reject', '2-2s': 'off', '10x': 'off' } },
    });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('explains a concurrent change of the settings', async () => {
    const { user } = showPlan({ plan: aQcPlan(6.5) }, ({ base }) =>
      Promise.resolve({ status: 'stale', record: base }),
    );
    await user.click(screen.getByRole('button', { name: 'Adopt rules…' }));
    await user.click(
      within(screen.getByRole('dialog')).getByRole('button', { name: 'Adopt rules' }),
    );
    expect(screen.getByText(/Another user changed the QC settings/)).toBeVisible();
  });

  it('offers nothing to adopt when the rules follow it', () => {
    showPlan(
      {
        plan: aQcPlan(6.5),
        rules: withPlannedRules(defaultRules(2), ['1-3s']),
      },
      vi.fn(),
    );
    expect(screen.getByText('The rules in use follow this plan')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Adopt rules…' })).toBeNull();
  });
});

import { aSample, FIXTURE_NOW, fixtureId, idOf } from '@alms/lis-domain/fixtures';
import type { ResultStep } from '@alms/lis-domain/results';
import type { SampleState, SampleId } from '@alms/lis-domain/samples';
import { idle, ready, type Submission } from '@alms/ui/resource';
import { renderUi, scan } from '@alms/ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { withChanges, type Changes } from '../../shared/testing/with-changes.ts';
import {
  custodyMoves,
  TrackingScreen,
  type ScanOutcome,
  type TrackingScreenProps,
} from './index.ts';

const outcomeOf = (submission: Submission): ScanOutcome => ({ submission });
const sample = aSample({ number: 6, status: 'collected' });

function props(rest: Changes<TrackingScreenProps> = {}): TrackingScreenProps {
  return withChanges(
    {
      view: {
        state: 'collected',
        onStateChange: vi.fn(),
        query: '',
        onSearch: vi.fn(),
        tab: 'specimens',
        onTabChange: vi.fn(),
      },
      list: { counts: {}, samples: ready([sample]) },
      scan: { onScan: vi.fn(async () => outcomeOf({ status: 'done' })) },
      specimen: { sample: ready(sample), steps: ready([]), onOpen: vi.fn() },
      actions: {
        moves: custodyMoves,
        onMove: vi.fn(),
        moving: idle,
        boxes: { options: ready([{ value: 'box-14', label: 'Serum 14' }]), onSearch: vi.fn() },
      },
    },
    rest,
  );
}

const field = () => screen.getByRole('textbox', { name: 'Accession number' });

describe('label reprint', () => {
  it('requires a reason', async () => {
    const onReprint = vi.fn(async (): Promise<Submission> => ({ status: 'done' }));
    const { user } = renderUi(<TrackingScreen {...props({ actions: { onReprint } })} />);
    await user.click(screen.getByRole('button', { name: 'Print label again…' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Print again' }));
    await waitFor(() => expect(dialog.getByLabelText('Reason')).toBeInvalid());
    expect(onReprint).not.toHaveBeenCalled();
    await user.type(dialog.getByLabelText('Reason'), 'Smeared');
    await user.click(dialog.getByRole('button', { name: 'Print again' }));
    expect(onReprint).toHaveBeenCalledWith({ sampleId: sample.id, reason: 'Smeared' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('is not offered without permission or without a label', () => {
    renderUi(<TrackingScreen {...props()} />);
    expect(screen.queryByRole('button', { name: 'Print label again…' })).toBeNull();
  });
});

type Person = ReturnType<typeof renderUi>['user'];

describe('scanning specimens', () => {
  it('receives on Enter and is ready for the next label', async () => {
    const given = props();
    const { user } = renderUi(<TrackingScreen {...given} />);
    await user.type(field(), ' 0006 {Enter}0007{Enter}');
    expect(vi.mocked(given.scan.onScan).mock.calls).toEqual([
      [{ accession: '0006', intent: 'receive' }],
      [{ accession: '0007', intent: 'receive' }],
    ]);
    expect(field()).toHaveValue('');
    expect(field()).toHaveFocus();
  });

  it.each([
    ['Enter', (user: Person) => user.type(field(), ' {Enter}')],
    ['Go', (user: Person) => user.click(screen.getByRole('button', { name: 'Go' }))],
  ])('asks for a number on %s without one, and keeps the focus', async (_, send) => {
    const given = props();
    const { user } = renderUi(<TrackingScreen {...given} />);
    await send(user);
    expect(given.scan.onScan).not.toHaveBeenCalled();
    expect(field()).toHaveAccessibleDescription(/Scan a label or enter an accession number/);
    expect(field()).toBeInvalid();
    expect(field()).toHaveFocus();
    await user.type(field(), '0');
    expect(field()).toBeValid();
  });

  it('has the focus on arrival and accepts a scan anywhere on the page', async () => {
    const given = props();
    renderUi(<TrackingScreen {...given} />);
    expect(field()).toHaveFocus();
    const button = screen.getByRole('button', { name: 'Reject…' });
    act(() => button.focus());
    scan('260512-0601');
    expect(given.scan.onScan).toHaveBeenCalledExactlyOnceWith({
      accession: '260512-0601',
      intent: 'receive',
    });
    expect(await screen.findByText('1 received')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('takes no scan on the other tabs, which have their own fields', () => {
    const given = props({
      view: { tab: 'storage' },
      keeping: { storage: 'Boxes', disposal: 'Due' },
    });
    renderUi(<TrackingScreen {...given} />);
    scan('260512-0601');
    expect(given.scan.onScan).not.toHaveBeenCalled();
  });

  it('keeps a running list with each outcome, latest first', async () => {
    const outcomes: Submission[] = [
      { status: 'done' },
      { status: 'rejected', fieldErrors: {}, formError: 'not_found' },
      { status: 'failed', error: { kind: 'offline' } },
      { status: 'done' },
    ];
    const onScan = vi.fn<TrackingScreenProps['scan']['onScan']>(async () =>
      outcomeOf(outcomes.shift() ?? { status: 'done' }),
    );
    const { user } = renderUi(<TrackingScreen {...props({ scan: { onScan } })} />);
    await user.type(field(), '0001{Enter}0002{Enter}0003{Enter}0004{Enter}');
    const run = within(screen.getByRole('region', { name: 'Scanned since the page was opened' }));
    expect(await run.findByText('2 received')).toBeVisible();
    expect(run.getByText('2 not received')).toBeVisible();
    const lines = run.getAllByRole('listitem');
    expect(lines.map((line) => /^\d+/.exec(line.textContent)?.[0])).toEqual([
      '0004',
      '0003',
      '0002',
      '0001',
    ]);
    expect(lines[2]?.textContent).toMatch(/No specimen/i);
    await user.click(run.getByRole('button', { name: 'Open 0004' }));
    expect(onScan).toHaveBeenLastCalledWith({ accession: '0004', intent: 'open' });
    expect(run.getAllByRole('listitem')).toHaveLength(4);
  });

  it('opens the specimen when selected', async () => {
    const given = props();
    const { user } = renderUi(<TrackingScreen {...given} />);
    await user.click(screen.getByRole('radio', { name: 'Open' }));
    await user.type(field(), '0006{Enter}');
    expect(given.scan.onScan).toHaveBeenCalledWith({ accession: '0006', intent: 'open' });
  });

  it('only opens specimens without permission to receive', async () => {
    const given = props({ actions: { moves: [] } });
    const { user } = renderUi(<TrackingScreen {...given} />);
    expect(screen.queryByRole('radio', { name: 'Receive' })).toBeNull();
    await user.type(field(), '0006{Enter}');
    expect(given.scan.onScan).toHaveBeenCalledWith({ accession: '0006', intent: 'open' });
  });

  it.each<[Submission, 'status' | 'alert', string]>([
    [{ status: 'done' }, 'status', '0006 is received'],
    [
      { status: 'rejected', fieldErrors: {}, formError: 'not_found' },
      'alert',
      '0006: no specimen has this number.',
    ],
    [{ status: 'failed', error: { kind: 'offline' } }, 'alert', '0006: No connection'],
  ])('reports the outcome of the scan: %o', async (outcome, role, words) => {
    let answer: (outcome: ScanOutcome) => void = () => {};
    const onScan = () => new Promise<ScanOutcome>((resolve) => void (answer = resolve));
    const { user } = renderUi(<TrackingScreen {...props({ scan: { onScan } })} />);
    await user.type(field(), '0006{Enter}');
    const form = within(screen.getByRole('form', { name: 'Accession number' }));
    expect(form.getByRole('status')).toHaveTextContent('Looking for 0006');
    await act(async () => answer(outcomeOf(outcome)));
    expect(form.getByRole(role)).toHaveTextContent(words);
    expect(form.getByRole(role === 'alert' ? 'status' : 'alert')).toBeEmptyDOMElement();
  });
});

describe('specimen actions', () => {
  it.each<[SampleState, string]>([
    ['expected', ''],
    ['collected', 'Receive, Hand over…, Reject…, Report lost…'],
    ['in_transit', 'Receive, Reject…, Report lost…'],
    ['received', 'Store…, Reject…'],
    ['in_testing', 'Store…'],
    ['stored', 'Move…, Retrieve, Report lost…, Discard…'],
    ['rejected', ''],
    ['disposed', ''],
    ['lost', ''],
  ])('%s: %s', (status, offered) => {
    renderUi(
      <TrackingScreen
        {...props({ specimen: { sample: ready(aSample({ number: 6, status })) } })}
      />,
    );
    const buttons = screen.queryAllByRole('button', {
      name: /^(Receive|Hand over…|Reject…|Report lost…|Store…|Move…|Retrieve|Discard…)$/,
    });
    expect(buttons.map(({ textContent }) => textContent).join(', ')).toBe(offered);
  });

  it('are not offered without permission', () => {
    renderUi(<TrackingScreen {...props({ actions: { moves: [] } })} />);
    expect(screen.queryByRole('button', { name: /Receive|Reject/ })).toBeNull();
  });

  it('receive with the loaded version', async () => {
    const given = props();
    const { user } = renderUi(<TrackingScreen {...given} />);
    await user.click(screen.getByRole('button', { name: 'Receive' }));
    expect(given.actions.onMove).toHaveBeenCalledExactlyOnceWith({
      move: 'receive',
      body: {},
      sampleId: sample.id,
      version: sample.version,
    });
  });
});

describe('rejecting a specimen', () => {
  const dialog = () =>
    within(screen.getByRole('dialog', { name: `Reject ${sample.accession_number}?` }));

  it('requires a reason without a default', async () => {
    const given = props();
    const { user } = renderUi(<TrackingScreen {...given} />);
    await user.click(screen.getByRole('button', { name: 'Reject…' }));
    await user.click(dialog().getByRole('button', { name: 'Reject specimen' }));
    expect(given.actions.onMove).not.toHaveBeenCalled();
    expect(dialog().getByRole('combobox', { name: 'Reason' })).toHaveAccessibleDescription(
      'Select a reason',
    );
  });

  it('sends the code of the selected reason', async () => {
    const given = props();
    const { user } = renderUi(<TrackingScreen {...given} />);
    await user.click(screen.getByRole('button', { name: 'Reject…' }));
    await user.selectOptions(dialog().getByRole('combobox', { name: 'Reason' }), 'Hemolyzed');
    await user.type(dialog().getByRole('textbox', { name: 'Note (optional)' }), 'Bright red');
    await user.click(dialog().getByRole('button', { name: 'Reject specimen' }));
    expect(given.actions.onMove).toHaveBeenCalledExactlyOnceWith({
      move: 'reject',
      body: { code: 'RH', note: 'Bright red' },
      sampleId: sample.id,
      version: sample.version,
    });
  });

  it('sends the tests if only some are rejected', async () => {
    const given = props();
    const { user } = renderUi(<TrackingScreen {...given} />);
    await user.click(screen.getByRole('button', { name: 'Reject…' }));
    for (const name of ['Sodium', 'Chloride', 'Carbon dioxide, total'])
      await user.click(dialog().getByRole('checkbox', { name }));
    await user.selectOptions(dialog().getByRole('combobox', { name: 'Reason' }), 'Hemolyzed');
    await user.click(dialog().getByRole('button', { name: 'Reject 1 test' }));
    expect(given.actions.onMove).toHaveBeenCalledExactlyOnceWith({
      move: 'reject',
      body: { code: 'RH', note: '', tests: ['K'] },
      sampleId: sample.id,
      version: sample.version,
    });
  });

  it('requires a test', async () => {
    const given = props();
    const { user } = renderUi(<TrackingScreen {...given} />);
    await user.click(screen.getByRole('button', { name: 'Reject…' }));
    for (const box of dialog().getAllByRole('checkbox')) await user.click(box);
    await user.selectOptions(dialog().getByRole('combobox', { name: 'Reason' }), 'Hemolyzed');
    await user.click(dialog().getByRole('button', { name: 'Reject 0 tests' }));
    expect(given.actions.onMove).not.toHaveBeenCalled();
    expect(dialog().getAllByText('Select a test').length).toBeGreaterThan(0);
  });

  it('is offered during testing for tests without a value, none of them preselected', async () => {
    const inTesting = aSample({
      number: 6,
      status: 'in_testing',
      tests: [
        { code: 'NA', name: 'Sodium', status: 'resulted' },
        { code: 'K', name: 'Potassium', status: 'received' },
      ],
    });
    const { user } = renderUi(
      <TrackingScreen {...props({ specimen: { sample: ready(inTesting) } })} />,
    );
    await user.click(screen.getByRole('button', { name: 'Reject…' }));
    expect(dialog().getAllByRole('checkbox')).toHaveLength(1);
    expect(dialog().getByRole('checkbox', { name: 'Potassium' })).not.toBeChecked();
  });

  it('ends with the reason shown once the specimen is rejected', async () => {
    const given = props();
    const { user, rerender } = renderUi(<TrackingScreen {...given} />);
    await user.click(screen.getByRole('button', { name: 'Reject…' }));
    rerender(
      <TrackingScreen
        {...withChanges(given, {
          specimen: { sample: ready(aSample({ number: 6, status: 'rejected' })) },
        })}
      />,
    );
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText('Rejected: Hemolyzed')).toBeInTheDocument();
  });
});

describe('sites', () => {
  const northside = { id: fixtureId('laboratory', 1), name: 'Northside Clinic' };
  const harbour = { id: fixtureId('laboratory', 2), name: 'Harbour Street' };
  const sites = [northside, harbour];

  it('of the tests and of each event are shown, and a specimen can be sent to a different one', async () => {
    const moved = aSample({
      number: 6,
      status: 'collected',
      laboratory: harbour,
      events: [
        {
          at: FIXTURE_NOW,
          type: 'collected',
          by: 'Phoebe Drawson',
          note: '',
          laboratory: northside.name,
        },
      ],
    });
    const onMove = vi.fn();
    const { user } = renderUi(
      <TrackingScreen
        {...props({ specimen: { sample: ready(moved) }, actions: { sites, onMove } })}
      />,
    );
    expect(screen.getByText('Harbour Street')).toBeVisible();
    expect(screen.getByText('Northside Clinic')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Hand over…' }));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByLabelText('Send to')).toHaveValue(harbour.id);
    await user.selectOptions(dialog.getByLabelText('Send to'), 'Northside Clinic');
    await user.click(dialog.getByRole('button', { name: 'Hand over' }));
    await waitFor(() =>
      expect(onMove).toHaveBeenCalledWith(
        expect.objectContaining({
          move: 'send',
          body: { note: '', laboratory_id: northside.id },
        }),
      ),
    );
  });
});

describe('other specimen actions', () => {
  it.each<[SampleState, string, Record<string, string>, string, object]>([
    [
      'collected',
      'Hand over…',
      { 'Carrier or transport (optional)': 'Courier 2' },
      'Hand over',
      { move: 'send', body: { note: 'Courier 2' } },
    ],
    [
      'stored',
      'Report lost…',
      { Details: 'Not in the box' },
      'Report lost',
      { move: 'lose', body: { note: 'Not in the box' } },
    ],
  ])('%s: %s opens a dialog and sends its answers', async (status, action, answers, send, sent) => {
    const given = props({ specimen: { sample: ready(aSample({ number: 6, status })) } });
    const { user } = renderUi(<TrackingScreen {...given} />);
    await user.click(screen.getByRole('button', { name: action }));
    const dialog = within(screen.getByRole('dialog'));
    for (const [name, value] of Object.entries(answers))
      await user.type(dialog.getByRole('textbox', { name }), value);
    await user.click(dialog.getByRole('button', { name: send }));
    expect(given.actions.onMove).toHaveBeenCalledExactlyOnceWith({
      sampleId: sample.id,
      version: aSample({ number: 6, status }).version,
      ...sent,
    });
  });

  it.each([['stored', 'Report lost…', 'Report lost', 'Details', 'Enter a reason']] as const)(
    '%s: %s is not sent without required input',
    async (status, action, send, field, error) => {
      const given = props({ specimen: { sample: ready(aSample({ number: 6, status })) } });
      const { user } = renderUi(<TrackingScreen {...given} />);
      await user.click(screen.getByRole('button', { name: action }));
      const dialog = within(screen.getByRole('dialog'));
      await user.click(dialog.getByRole('button', { name: send }));
      expect(dialog.getByRole('textbox', { name: field })).toHaveAccessibleDescription(error);
      expect(given.actions.onMove).not.toHaveBeenCalled();
    },
  );

  it('specimen actions show a refusal only in the dialog that caused it', async () => {
    const given = props({ specimen: { sample: ready(aSample({ number: 6, status: 'stored' })) } });
    const { user, rerender } = renderUi(<TrackingScreen {...given} />);
    await user.click(screen.getByRole('button', { name: 'Report lost…' }));
    await user.type(screen.getByRole('textbox', { name: 'Details' }), 'Gone');
    await user.click(screen.getByRole('button', { name: 'Report lost' }));
    rerender(
      <TrackingScreen
        {...withChanges(given, {
          actions: {
            moving: { status: 'rejected', fieldErrors: {}, formError: 'sample_not_usable' },
          },
        })}
      />,
    );
    expect(
      within(screen.getByRole('dialog')).getByText(/not in a state that allows this/),
    ).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Discard…' }));
    expect(
      within(screen.getByRole('dialog')).queryByText(/not in a state that allows this/),
    ).toBeNull();
  });
});

describe('storing and discarding specimens', () => {
  const opened = (
    rest: Changes<TrackingScreenProps>,
    sampleProps: Parameters<typeof aSample>[0],
  ) => {
    const given = props(
      withChanges(rest, { specimen: { sample: ready(aSample({ number: 6, ...sampleProps })) } }),
    );
    return { given, ...renderUi(<TrackingScreen {...given} />) };
  };
  const dialog = () => within(screen.getByRole('dialog'));

  it.each([
    [' c7 ', { box_id: 'box-14', position: 'C7' }],
    ['', { box_id: 'box-14' }],
  ])('stores in a selected box, at %j', async (typed, body) => {
    const { given, user } = opened({}, { status: 'in_testing' });
    await user.click(screen.getByRole('button', { name: 'Store…' }));
    await user.click(dialog().getByRole('button', { name: 'Store' }));
    expect(await dialog().findAllByText('Select a box')).not.toHaveLength(0);
    expect(given.actions.onMove).not.toHaveBeenCalled();
    await user.click(dialog().getByRole('combobox', { name: 'Box' }));
    await user.click(dialog().getByRole('option', { name: /Serum 14/ }));
    if (typed !== '')
      await user.type(dialog().getByRole('textbox', { name: 'Position (optional)' }), typed);
    await user.click(dialog().getByRole('button', { name: 'Store' }));
    expect(given.actions.onMove).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ move: 'store', body }),
    );
  });

  it('requires a reason only before the end of the retention period', async () => {
    const early = opened({}, { status: 'stored', retain_until: '2026-05-12' });
    await early.user.click(screen.getByRole('button', { name: 'Discard…' }));
    await early.user.click(dialog().getByRole('button', { name: 'Discard' }));
    expect(early.given.actions.onMove).not.toHaveBeenCalled();
    await early.user.selectOptions(
      dialog().getByRole('combobox', { name: 'Reason' }),
      'Leaking or broken',
    );
    await early.user.click(dialog().getByRole('button', { name: 'Discard' }));
    expect(early.given.actions.onMove).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ move: 'dispose', body: { code: 'leaking' } }),
    );
    early.unmount();

    const due = opened({}, { status: 'stored', retain_until: '2026-05-11' });
    await due.user.click(screen.getByRole('button', { name: 'Discard…' }));
    expect(dialog().queryByRole('combobox')).toBeNull();
    await due.user.click(dialog().getByRole('button', { name: 'Discard' }));
    expect(due.given.actions.onMove).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ move: 'dispose', body: {} }),
    );
  });

  it('discards a specimen with pending results only after confirmation', async () => {
    const { given, user, rerender } = opened({}, { status: 'stored', retain_until: '2026-05-11' });
    await user.click(screen.getByRole('button', { name: 'Discard…' }));
    expect(dialog().queryByRole('checkbox')).toBeNull();
    await user.click(dialog().getByRole('button', { name: 'Discard' }));
    rerender(
      <TrackingScreen
        {...withChanges(given, {
          actions: {
            moving: { status: 'rejected', fieldErrors: {}, formError: 'results_awaited' },
          },
        })}
      />,
    );
    await user.click(
      dialog().getByRole('checkbox', { name: 'Discard although results are pending' }),
    );
    await user.click(dialog().getByRole('button', { name: 'Discard' }));
    expect(given.actions.onMove).toHaveBeenLastCalledWith(
      expect.objectContaining({ body: { despite_pending: true } }),
    );
  });
});

describe('splitting into aliquots', () => {
  const onDivide = () => vi.fn(async (): Promise<Submission> => ({ status: 'done' }));

  it('asks for number and volume, with either decimal mark', async () => {
    const given = props({
      actions: { onDivide: onDivide() },
      specimen: { sample: ready(aSample({ number: 6, status: 'received' })) },
    });
    const { user } = renderUi(<TrackingScreen {...given} />);
    await user.click(screen.getByRole('button', { name: 'Split…' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.clear(dialog.getByRole('textbox', { name: 'Number of aliquots' }));
    await user.type(dialog.getByRole('textbox', { name: 'Number of aliquots' }), '2');
    await user.type(dialog.getByRole('textbox', { name: /^Volume per aliquot/ }), '0,5');
    await user.click(dialog.getByRole('button', { name: 'Split' }));
    expect(given.actions.onDivide).toHaveBeenCalledExactlyOnceWith({
      sampleId: sample.id,
      version: 3,
      body: { aliquots: [{ volume_ml: 0.5 }, { volume_ml: 0.5 }] },
    });
  });

  it.each([
    [
      'one per aliquot',
      '3',
      '0.5 0,25 1',
      [{ volume_ml: 0.5 }, { volume_ml: 0.25 }, { volume_ml: 1 }],
    ],
    ['none, which differs from zero', '2', '', [{ volume_ml: null }, { volume_ml: null }]],
  ])('accepts volumes: %s', async (_, count, typed, aliquots) => {
    const given = props({
      actions: { onDivide: onDivide() },
      specimen: { sample: ready(aSample({ number: 6, status: 'received' })) },
    });
    const { user } = renderUi(<TrackingScreen {...given} />);
    await user.click(screen.getByRole('button', { name: 'Split…' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.clear(dialog.getByRole('textbox', { name: 'Number of aliquots' }));
    await user.type(dialog.getByRole('textbox', { name: 'Number of aliquots' }), count);
    if (typed !== '')
      await user.type(dialog.getByRole('textbox', { name: /^Volume per aliquot/ }), typed);
    await user.click(dialog.getByRole('button', { name: 'Split' }));
    expect(given.actions.onDivide).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ body: { aliquots } }),
    );
  });

  it.each([
    ['0.5 1', 'Enter one volume, or one for each aliquot'],
    ['0.5, 1, 2', 'Enter a volume in mL, with at most three decimals'],
    ['0.1234', 'Enter a volume in mL, with at most three decimals'],
  ])('rejects %s for three aliquots and keeps the input', async (typed, fault) => {
    const given = props({
      actions: { onDivide: onDivide() },
      specimen: { sample: ready(aSample({ number: 6, status: 'received' })) },
    });
    const { user } = renderUi(<TrackingScreen {...given} />);
    await user.click(screen.getByRole('button', { name: 'Split…' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.clear(dialog.getByRole('textbox', { name: 'Number of aliquots' }));
    await user.type(dialog.getByRole('textbox', { name: 'Number of aliquots' }), '3');
    const volumes = dialog.getByRole('textbox', { name: /^Volume per aliquot/ });
    await user.type(volumes, typed);
    await user.click(dialog.getByRole('button', { name: 'Split' }));
    expect(volumes).toHaveAccessibleDescription(expect.stringContaining(fault));
    expect(volumes).toHaveValue(typed);
    expect(given.actions.onDivide).not.toHaveBeenCalled();
  });

  it('shows storage and transport requirements before splitting and in the aliquot rows', async () => {
    const parts = [
      {
        id: idOf<SampleId>('part-1'),
        accession_number: '260512-0006-1',
        status: 'received' as const,
        volume_ml: null,
      },
    ];
    const whole = aSample({ number: 6, status: 'received', aliquots: parts });
    const given = props({
      actions: { onDivide: onDivide() },
      specimen: {
        sample: ready({
          ...whole,
          needs: { ...whole.needs, fasting: true, transport: ['frozen'], protect_from_light: true },
        }),
      },
    });
    const { user } = renderUi(<TrackingScreen {...given} />);
    const row = within(screen.getByRole('list', { name: 'Aliquots' })).getByRole('listitem');
    expect(row).toHaveTextContent('Frozen, Protect from light');
    expect(row).not.toHaveTextContent('fasting');
    await user.click(screen.getByRole('button', { name: 'Split…' }));
    expect(
      within(screen.getByRole('dialog')).getByText('For each aliquot: Frozen, Protect from light'),
    ).toBeInTheDocument();
  });

  it('lists aliquots with open and label actions, and the remaining volume', async () => {
    const parts = [
      {
        id: idOf<SampleId>('part-1'),
        accession_number: '260512-0006-1',
        status: 'stored' as const,
        volume_ml: 0.5,
      },
    ];
    const given = props({
      actions: { onDivide: onDivide(), onReprint: onDivide() },
      specimen: {
        sample: ready(aSample({ number: 6, status: 'received', volume_ml: 3, aliquots: parts })),
      },
    });
    const { user } = renderUi(<TrackingScreen {...given} />);
    await user.click(screen.getByRole('button', { name: 'Print label of 260512-0006-1' }));
    expect(given.actions.onReprint).toHaveBeenCalledExactlyOnceWith({
      sampleId: 'part-1',
      reason: 'First label of the aliquot',
    });
    await user.click(screen.getByRole('button', { name: 'Open 260512-0006-1' }));
    expect(given.specimen.onOpen).toHaveBeenCalledExactlyOnceWith('part-1');
    await user.click(screen.getByRole('button', { name: 'Split…' }));
    expect(within(screen.getByRole('dialog')).getByText('2.5 mL of 3 mL left')).toBeInTheDocument();
  });

  it('is not offered for an aliquot, which names its parent specimen', async () => {
    const given = props({
      actions: { onDivide: onDivide() },
      specimen: {
        sample: ready(
          aSample({
            number: 6,
            status: 'received',
            parent: { id: idOf<SampleId>('drawn'), accession_number: '260512-0005' },
          }),
        ),
      },
    });
    const { user } = renderUi(<TrackingScreen {...given} />);
    expect(screen.queryByRole('button', { name: 'Split…' })).toBeNull();
    await user.click(screen.getByRole('button', { name: '260512-0005' }));
    expect(given.specimen.onOpen).toHaveBeenCalledExactlyOnceWith('drawn');
  });
});

describe('specimen condition at receipt', () => {
  const onCondition = () => vi.fn(async (): Promise<Submission> => ({ status: 'done' }));
  const received = aSample({ number: 6, status: 'received' });

  it('is sent only with the scan that receives the specimen', async () => {
    const given = props();
    const { user } = renderUi(<TrackingScreen {...given} />);
    await user.click(screen.getByRole('button', { name: 'Condition…' }));
    await user.click(screen.getByRole('checkbox', { name: 'Hemolyzed' }));
    await user.type(screen.getByRole('textbox', { name: /^Note/ }), ' Pink ');
    await user.type(field(), '0006{Enter}0007{Enter}');
    expect(vi.mocked(given.scan.onScan).mock.calls).toEqual([
      [{ accession: '0006', intent: 'receive', condition: { codes: ['HEM'], note: 'Pink' } }],
      [{ accession: '0007', intent: 'receive' }],
    ]);
  });

  it('applies to further scans on request, and never to one that only opens', async () => {
    const given = props();
    const { user } = renderUi(<TrackingScreen {...given} />);
    await user.click(screen.getByRole('button', { name: 'Condition…' }));
    await user.click(screen.getByRole('checkbox', { name: 'Cool' }));
    await user.click(screen.getByRole('checkbox', { name: 'Keep for the next scans' }));
    await user.type(field(), '0006{Enter}0007{Enter}');
    await user.click(screen.getByRole('radio', { name: 'Open' }));
    await user.type(field(), '0008{Enter}');
    const cool = { codes: ['COOL'], note: '' };
    expect(vi.mocked(given.scan.onScan).mock.calls).toEqual([
      [{ accession: '0006', intent: 'receive', condition: cool }],
      [{ accession: '0007', intent: 'receive', condition: cool }],
      [{ accession: '0008', intent: 'open' }],
    ]);
  });

  it('is restored when the specimen was not received, and never contains two temperatures', async () => {
    let answer: (outcome: ScanOutcome) => void = () => {};
    const given = props({
      scan: { onScan: vi.fn(() => new Promise<ScanOutcome>((resolve) => void (answer = resolve))) },
    });
    const { user } = renderUi(<TrackingScreen {...given} />);
    await user.click(screen.getByRole('button', { name: 'Condition…' }));
    await user.click(screen.getByRole('checkbox', { name: 'Cool' }));
    await user.click(screen.getByRole('checkbox', { name: 'Frozen' }));
    await user.type(field(), '0006{Enter}');
    expect(given.scan.onScan).not.toHaveBeenCalled();
    expect(screen.getByText('Select one temperature')).toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: 'Frozen' }));
    await user.click(screen.getByRole('button', { name: 'Go' }));
    expect(given.scan.onScan).toHaveBeenCalledExactlyOnceWith({
      accession: '0006',
      intent: 'receive',
      condition: { codes: ['COOL'], note: '' },
    });
    expect(screen.getByRole('checkbox', { name: 'Cool' })).not.toBeChecked();
    await act(async () =>
      answer(outcomeOf({ status: 'rejected', fieldErrors: {}, formError: 'not_found' })),
    );
    expect(screen.getByRole('checkbox', { name: 'Cool' })).toBeChecked();
  });

  it('names a temperature that is no number beside a temperature code', async () => {
    const given = props({ scan: { onScan: vi.fn() } });
    const { user } = renderUi(<TrackingScreen {...given} />);
    await user.click(screen.getByRole('button', { name: 'Condition…' }));
    await user.click(screen.getByRole('checkbox', { name: 'Cool' }));
    await user.type(screen.getByRole('textbox', { name: /^Temperature/ }), 'cold');
    await user.type(field(), '0006{Enter}');
    expect(given.scan.onScan).not.toHaveBeenCalled();
    expect(
      (await screen.findAllByText(/Enter a temperature in °C such as 5.5/)).length,
    ).toBeGreaterThan(0);
  });

  it('is requested before receiving with a condition', async () => {
    const given = props({ actions: { onCondition: onCondition() } });
    const { user } = renderUi(<TrackingScreen {...given} />);
    await user.click(screen.getByRole('button', { name: 'Receive with a condition…' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Receive' }));
    expect(
      (await dialog.findAllByText('Select a condition or enter a note')).length,
    ).toBeGreaterThan(0);
    expect(given.actions.onCondition).not.toHaveBeenCalled();
    await user.type(dialog.getByRole('textbox', { name: /^Note/ }), 'Lipemic');
    await user.click(dialog.getByRole('button', { name: 'Receive' }));
    expect(given.actions.onCondition).toHaveBeenCalledExactlyOnceWith({
      sampleId: sample.id,
      version: sample.version,
      arriving: true,
      condition: { codes: [], note: 'Lipemic' },
      reason: '',
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('contains interference indices, as a grade or as a number', async () => {
    const given = props({ actions: { onCondition: onCondition() } });
    const { user } = renderUi(<TrackingScreen {...given} />);
    await user.click(screen.getByRole('button', { name: 'Receive with a condition…' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.selectOptions(dialog.getByLabelText('Hemolysis'), 'moderate (2+)');
    await user.selectOptions(dialog.getByLabelText('Lipemia'), 'Index…');
    await user.click(dialog.getByRole('button', { name: 'Receive' }));
    expect(
      (await dialog.findAllByText('Enter an instrument index such as 120')).length,
    ).toBeGreaterThan(0);
    expect(given.actions.onCondition).not.toHaveBeenCalled();
    await user.type(dialog.getByRole('textbox', { name: /^Lipemia/ }), '35,5');
    await user.click(dialog.getByRole('button', { name: 'Receive' }));
    await waitFor(() =>
      expect(given.actions.onCondition).toHaveBeenCalledExactlyOnceWith(
        expect.objectContaining({
          condition: { codes: [], note: '', indices: { hemolysis: '2+', lipemia: '35.5' } },
        }),
      ),
    );
  });

  it('contains the temperature, with either decimal mark', async () => {
    const onCondition = vi.fn(async () => ({ status: 'done' as const }));
    const { user } = renderUi(<TrackingScreen {...props({ actions: { onCondition } })} />);
    await user.click(screen.getByRole('button', { name: 'Receive with a condition…' }));
    const opened = within(await screen.findByRole('dialog'));
    const field = opened.getByRole('textbox', { name: 'Temperature on arrival (optional)' });
    await user.type(field, 'cold');
    await user.click(opened.getByRole('button', { name: 'Receive' }));
    expect(opened.getAllByText('Enter a temperature in °C such as 5.5').length).toBeGreaterThan(0);
    expect(onCondition).not.toHaveBeenCalled();
    await user.clear(field);
    await user.type(field, '5,5');
    await user.click(opened.getByRole('button', { name: 'Receive' }));
    expect(onCondition).toHaveBeenCalledWith(
      expect.objectContaining({ condition: { codes: [], note: '', temperature: '5.5' } }),
    );
  });

  it('is corrected or removed with a reason', async () => {
    const condition = { codes: ['HEM' as const], note: '' };
    const given = props({
      actions: { onCondition: onCondition() },
      specimen: { sample: ready({ ...received, condition }) },
    });
    const { user } = renderUi(<TrackingScreen {...given} />);
    expect(screen.getByText('On arrival: Hemolyzed')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Correct condition…' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Record condition' }));
    expect((await dialog.findAllByText('Already recorded')).length).toBeGreaterThan(0);
    await user.click(dialog.getByRole('checkbox', { name: 'Hemolyzed' }));
    await user.type(dialog.getByRole('textbox', { name: 'Reason for correction' }), 'Wrong tube');
    await user.click(dialog.getByRole('button', { name: 'Record condition' }));
    await waitFor(() =>
      expect(given.actions.onCondition).toHaveBeenCalledExactlyOnceWith({
        sampleId: received.id,
        version: received.version,
        arriving: false,
        condition: null,
        reason: 'Wrong tube',
      }),
    );
  });

  it('keeps the input, with an explanation, when a result is already verified', async () => {
    const refused = vi.fn(async (): Promise<Submission> => ({
      status: 'rejected',
      fieldErrors: {},
      formError: 'results_verified',
    }));
    const { user } = renderUi(
      <TrackingScreen
        {...props({ actions: { onCondition: refused }, specimen: { sample: ready(received) } })}
      />,
    );
    await user.click(screen.getByRole('button', { name: 'Record condition…' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('checkbox', { name: 'Clotted' }));
    await user.click(dialog.getByRole('button', { name: 'Record condition' }));
    expect(await dialog.findByText(/^Results of this specimen are/)).toBeInTheDocument();
    expect(dialog.getByRole('checkbox', { name: 'Clotted' })).toBeChecked();
  });

  it('is not offered for an aliquot or without permission', () => {
    const part = {
      ...received,
      parent: { id: idOf<SampleId>('drawn'), accession_number: '260512-0005' },
    };
    const { rerender } = renderUi(
      <TrackingScreen
        {...props({ actions: { onCondition: onCondition() }, specimen: { sample: ready(part) } })}
      />,
    );
    expect(screen.queryByRole('button', { name: /condition…/ })).toBeNull();
    rerender(<TrackingScreen {...props({ specimen: { sample: ready(received) } })} />);
    expect(screen.queryByRole('button', { name: /condition…/ })).toBeNull();
  });
});

describe('specimen history', () => {
  it('shows the condition at receipt and its corrections', () => {
    const events = [
      {
        at: '2026-05-12T06:52:00Z',
        type: 'received',
        by: 'Tessa Benchley',
        note: '',
        condition: { codes: ['HEM' as const, 'COOL' as const], note: 'Pink' },
      },
      {
        at: '2026-05-12T07:10:00Z',
        type: 'condition_noted',
        by: 'Tessa Benchley',
        note: 'Wrong tube',
        condition: null,
      },
    ];
    renderUi(
      <TrackingScreen
        {...props({
          specimen: { sample: ready(aSample({ number: 6, status: 'received', events })) },
        })}
      />,
    );
    const history = within(screen.getByRole('list', { name: 'History' })).getAllByRole('listitem');
    expect(history.map(({ textContent }) => textContent)).toEqual([
      'Received12 May 2026, 06:52, Tessa BenchleyHemolyzed, Cool. Pink',
      'Condition recorded12 May 2026, 07:10, Tessa BenchleyNone recordedWrong tube',
    ]);
  });

  it('lists the chain of custody oldest first, and unknown events by their code', () => {
    const events = [
      { at: '2026-05-12T06:52:00Z', type: 'expected', by: 'Dara Roundsworth', note: '' },
      { at: '2026-05-12T07:10:00Z', type: 'centrifuged', by: 'Tessa Benchley', note: '10 minutes' },
    ];
    renderUi(
      <TrackingScreen
        {...props({
          specimen: { sample: ready(aSample({ number: 6, status: 'collected', events })) },
        })}
      />,
    );
    const history = within(screen.getByRole('list', { name: 'History' })).getAllByRole('listitem');
    expect(history.map(({ textContent }) => textContent)).toEqual([
      'Ordered12 May 2026, 06:52, Dara Roundsworth',
      'centrifuged12 May 2026, 07:10, Tessa Benchley10 minutes',
    ]);
  });

  it('includes the history of the results until the patient opened them', () => {
    const events = [
      { at: '2026-05-12T06:52:00Z', type: 'received', by: 'Tessa Benchley', note: '' },
      { at: '2026-05-12T08:00:00Z', type: 'stored', by: 'Tessa Benchley', note: 'Serum 14, A1' },
    ];
    const steps: ResultStep[] = [
      {
        at: '2026-05-12T07:10:00Z',
        kind: 'entered',
        by: 'Tessa Benchley',
        tests: ['Sodium', 'Potassium'],
      },
      { at: '2026-05-12T07:30:00Z', kind: 'verified_by_rule', by: null, tests: ['Sodium'] },
      { at: '2026-05-12T09:00:00Z', kind: 'opened', by: 'Nora Sample', tests: ['Sodium'] },
    ];
    renderUi(
      <TrackingScreen
        {...props({
          specimen: {
            sample: ready(aSample({ number: 6, status: 'stored', events })),
            steps: ready(steps),
          },
        })}
      />,
    );
    const history = within(screen.getByRole('list', { name: 'History' })).getAllByRole('listitem');
    expect(history.map(({ textContent }) => textContent)).toEqual([
      'Received12 May 2026, 06:52, Tessa Benchley',
      'Value entered12 May 2026, 07:10, Tessa BenchleySodium, Potassium',
      'Autoverified12 May 2026, 07:30Sodium',
      'Stored12 May 2026, 08:00, Tessa BenchleySerum 14, A1',
      'Opened by the patient12 May 2026, 09:00, Nora SampleSodium',
    ]);
  });

  it('reports a failed result history and retries', async () => {
    const onRetry = vi.fn();
    const { user } = renderUi(
      <TrackingScreen
        {...props({
          specimen: { steps: { status: 'error', error: { kind: 'offline' } } },
          list: { onRetry },
        })}
      />,
    );
    expect(
      within(screen.getByRole('list', { name: 'History' })).getAllByRole('listitem').length,
    ).toBeGreaterThan(0);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });
});

import { ready } from '@alms/ui/resource';
import { scan } from '@alms/ui/testing/scan';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { withChanges } from '../../shared/testing/with-changes.ts';
import { TrackingScreen } from './sample-tracking-screen.tsx';
import {
  boxWithRoom,
  divided,
  hemolyzed,
  loadingArgs,
  longArgs,
  samplesInTransit,
  received,
  rejected,
  rejectedForOneTest,
  stored,
  tooOld,
  tooWarm,
  trackingArgs,
  resultSteps,
} from './sample-tracking.args.ts';

/**
 * A scan receives or opens a specimen. The list shows one status at a time; the open specimen shows
 * its chain of custody.
 */
const meta = {
  title: 'Features/Specimens/Tracking',
  component: TrackingScreen,
  tags: ['screen'],
  args: trackingArgs,
} satisfies Meta<typeof TrackingScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

/** Scans specimens and returns the running list. */
async function scanned(canvas: Canvas, ...codes: string[]) {
  for (const code of codes) scan(code);
  return within(await canvas.findByRole('region', { name: 'Scanned since the page was opened' }));
}

export const Default: Story = {};

export const Loading: Story = { args: loadingArgs };

export const Empty: Story = {
  args: withChanges(trackingArgs, {
    list: { samples: { status: 'empty', reason: 'none-yet' }, counts: { collected: 0 } },
    specimen: { sample: { status: 'idle' } },
  }),
};

export const NoMatches: Story = {
  args: withChanges(trackingArgs, {
    list: { samples: { status: 'empty', reason: 'no-match' } },
    view: { query: 'Nobody' },
    specimen: { sample: { status: 'idle' } },
  }),
};

export const Failed: Story = {
  args: withChanges(trackingArgs, {
    list: { samples: { status: 'error', error: { kind: 'offline' } }, counts: {} },
    specimen: { sample: { status: 'idle' } },
  }),
};

export const Forbidden: Story = {
  args: withChanges(trackingArgs, {
    list: { samples: { status: 'error', error: { kind: 'forbidden' } }, counts: {} },
    specimen: { sample: { status: 'idle' } },
  }),
};

export const Stale: Story = {
  args: withChanges(trackingArgs, {
    list: {
      samples: {
        status: 'ready',
        data: samplesInTransit,
        freshness: 'stale',
        asOf: '2026-05-12T08:04:00Z',
      },
    },
  }),
};

export const LongText: Story = { args: longArgs };

export const RightToLeft: Story = { globals: { locale: 'ar-XB' } };

export const Dark: Story = { globals: { scheme: 'dark' } };

export const TenantBranded: Story = { globals: { tenant: 'northside' } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const NoneSelected: Story = {
  args: withChanges(trackingArgs, { specimen: { sample: { status: 'idle' } } }),
};

/** Complete history from the order until the patient opened the corrected result. */
export const WholeWay: Story = {
  args: withChanges(trackingArgs, {
    view: { state: 'in_testing' },
    specimen: { sample: ready({ ...received, status: 'in_testing' }), steps: ready(resultSteps) },
  }),
};

/** The specimen’s history is loaded, that of its results failed. */
export const StepsFailed: Story = {
  args: withChanges(trackingArgs, {
    view: { state: 'received' },
    specimen: { sample: ready(received), steps: { status: 'error', error: { kind: 'offline' } } },
  }),
};

export const Received: Story = {
  args: withChanges(trackingArgs, {
    view: { state: 'received' },
    specimen: { sample: ready(received) },
  }),
};

export const Rejected: Story = {
  args: withChanges(trackingArgs, {
    view: { state: 'rejected' },
    specimen: { sample: ready(rejected) },
  }),
};

/** Opened from "Receive" of the menu: only specimens to receive, without storage. */
export const ReceivingBench: Story = {
  args: withChanges(trackingArgs, {
    view: { task: 'receive' },
    specimen: { sample: { status: 'idle' } },
  }),
};

/** A user who neither receives nor rejects specimens. */
export const ReadOnly: Story = {
  args: withChanges(trackingArgs, {
    actions: { moves: [] },
    scan: { onUndo: undefined, onReject: undefined },
  }),
};

/** Stored after testing: shows its position and can be retrieved. */
export const Stored: Story = {
  args: withChanges(trackingArgs, {
    view: { state: 'stored' },
    specimen: { sample: ready(stored) },
  }),
};

/** Asks for the storage position of a tested specimen. */
export const Storing: Story = {
  args: withChanges(trackingArgs, {
    view: { state: 'in_testing' },
    specimen: { sample: ready({ ...received, status: 'in_testing' }) },
  }),
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Store…' }));
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Box' })).toBeVisible());
    await userEvent.click(screen.getByRole('combobox', { name: 'Box' }));
    await userEvent.click(await screen.findByRole('option', { name: /Serum 14/ }));
    await userEvent.type(screen.getByRole('textbox', { name: /^Position/ }), 'c7');
    await userEvent.click(screen.getByRole('button', { name: 'Store' }));
    await expect(args.actions.onMove).toHaveBeenCalledWith({
      sampleId: received.id,
      version: received.version,
      move: 'store',
      body: { box_id: boxWithRoom.id, position: 'C7' },
    });
  },
};

/** Split into aliquots, each with its label. */
export const Divided: Story = {
  args: withChanges(trackingArgs, {
    view: { state: 'received' },
    specimen: { sample: ready(divided) },
  }),
};

/** The condition at receipt makes the results doubtful, which is shown above everything else. */
export const Doubtful: Story = {
  args: withChanges(trackingArgs, {
    view: { state: 'received' },
    specimen: { sample: ready(hemolyzed) },
  }),
};

/** Too old for a test at receipt: its value will be held at entry. */
export const TooOld: Story = {
  args: withChanges(trackingArgs, {
    view: { state: 'received' },
    specimen: { sample: ready(tooOld) },
  }),
};

/** Received by scan with a condition, which applies only to the next scan. */
export const ScanningWithCondition: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Condition…' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Hemolyzed' }));
    await userEvent.type(
      canvas.getByRole('textbox', { name: 'Accession number' }),
      '260512-0006{Enter}',
    );
    await expect(args.scan.onScan).toHaveBeenCalledWith({
      accession: '260512-0006',
      intent: 'receive',
      condition: { codes: ['HEM'], note: '' },
    });
    await expect(canvas.getByRole('checkbox', { name: 'Hemolyzed' })).not.toBeChecked();
  },
};

/** Specimens received one after the other, of which one is refused. */
export const RunningList: Story = {
  play: async ({ args, canvas }) => {
    const run = await scanned(canvas, '260512-0006', '260512-0007', '260512-0099');
    await expect(await run.findByText('2 received')).toBeVisible();
    await expect(run.getByText('1 not received')).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent('260512-0099: no specimen has');
    await expect(args.scan.sound?.onPlay).toHaveBeenCalledWith('error');
  },
};

/** The running list in Arabic. */
export const RunningListRightToLeft: Story = {
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    for (const code of ['260512-0006', '260512-0099']) scan(code);
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(1));
  },
};

export const RunningListDark: Story = { ...RunningList, globals: { scheme: 'dark' } };

export const RunningListNarrow: Story = {
  ...RunningList,
  globals: { viewport: { value: 'narrow' } },
};

/** A wrong scan is undone in its line. */
export const ReceiptUndone: Story = {
  play: async ({ args, canvas }) => {
    const run = await scanned(canvas, '260512-0006', '260512-0007');
    await userEvent.click(await run.findByRole('button', { name: 'Undo receipt of 260512-0006' }));
    await expect(await run.findByText('1 received')).toBeVisible();
    await expect(run.getByText('Receipt undone')).toBeVisible();
    await expect(args.scan.onUndo).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('textbox', { name: 'Accession number' })).toHaveFocus();
  },
};

/** Too late to undo: the specimen stays received, with the reason. */
export const UndoRefused: Story = {
  args: withChanges(trackingArgs, {
    scan: {
      onUndo: async () => ({
        submission: { status: 'rejected', fieldErrors: {}, formError: 'receipt_undo_expired' },
      }),
    },
  }),
  play: async ({ canvas }) => {
    const run = await scanned(canvas, '260512-0006');
    await userEvent.click(await run.findByRole('button', { name: 'Undo receipt of 260512-0006' }));
    await expect(await run.findByText(/^a receipt can be undone for 15 minutes/)).toBeVisible();
    await expect(run.getByText('1 received')).toBeVisible();
  },
};

/** Scans select specimens to reject together. */
export const SelectedToReject: Story = {
  play: async ({ canvas }) => {
    await scanned(canvas, '260512-0006');
    await userEvent.click(canvas.getByRole('radio', { name: 'Reject' }));
    const run = await scanned(canvas, '260512-0006', '260512-0007');
    await expect(await run.findByRole('button', { name: 'Reject 2 specimens…' })).toBeVisible();
  },
};

/** One reason for all selected specimens. */
export const RejectingSeveral: Story = {
  play: async (context) => {
    await SelectedToReject.play?.(context);
    await userEvent.click(context.canvas.getByRole('button', { name: 'Reject 2 specimens…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Reject 2 specimens?' }));
    await expect(dialog.getByRole('combobox', { name: 'Reason' })).toHaveValue('');
  },
};

/** A refused specimen stays selected, with its reason. */
export const RejectedPartly: Story = {
  args: withChanges(trackingArgs, {
    scan: {
      onReject: async (samples) => ({
        submission: { status: 'done' },
        items: samples.map(({ id, accession_number }, index) => ({
          id,
          accession_number,
          rejected: index > 0,
          code: index > 0 ? null : 'sample_not_usable',
        })),
      }),
    },
  }),
  play: async (context) => {
    await RejectingSeveral.play?.(context);
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Reason' }), 'Hemolyzed');
    await userEvent.click(dialog.getByRole('button', { name: 'Reject 2 specimens' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const { canvas } = context;
    await expect(canvas.getByRole('alert')).toHaveTextContent('1 rejected, 1 not rejected');
    await expect(canvas.getByText('Rejected: Hemolyzed')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Reject 1 specimen…' })).toBeVisible();
  },
};

/** The user chooses when scans sound. */
export const SoundChoice: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sound on scan: On errors' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Off' }));
    await expect(args.scan.sound?.onValueChange).toHaveBeenCalledWith('off');
  },
};

export const Silent: Story = {
  args: withChanges(trackingArgs, {
    scan: { sound: { value: 'off', onValueChange: fn(), onPlay: fn() } },
  }),
};

/** Corrects a recorded condition, with the reason. */
export const CorrectingCondition: Story = {
  args: withChanges(trackingArgs, {
    view: { state: 'received' },
    specimen: { sample: ready(hemolyzed) },
  }),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Correct condition…' }));
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Reason for correction' })).toBeVisible(),
    );
  },
};

/** Confirmation before a specimen is rejected; no reason is preselected. */
export const Rejecting: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Reject…' }));
    await expect(screen.getByRole('combobox', { name: 'Reason' })).toHaveValue('');
  },
};

/** Rejection for one test: the others continue on the specimen. */
export const RejectingOneTest: Story = {
  play: async (context) => {
    await Rejecting.play?.(context);
    const dialog = within(screen.getByRole('dialog', { name: 'Reject 260512-0006?' }));
    for (const name of ['Sodium', 'Chloride', 'Carbon dioxide, total'])
      await userEvent.click(dialog.getByRole('checkbox', { name }));
    await expect(dialog.getByRole('button', { name: 'Reject 1 test' })).toBeVisible();
  },
};

/** Potassium was rejected; the other tests continue. */
export const RejectedForOneTest: Story = {
  args: withChanges(trackingArgs, {
    view: { state: 'received' },
    specimen: { sample: ready(rejectedForOneTest) },
  }),
};

/** Arrived at a temperature that two of its tests do not accept. */
export const ArrivedTooWarm: Story = {
  args: withChanges(trackingArgs, {
    view: { state: 'received' },
    specimen: { sample: ready(tooWarm) },
  }),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Potassium: Refrigerated required. The test is rejected and reordered.'),
    ).toBeVisible();
    await expect(
      canvas.getByText('Sodium: Refrigerated required. Values are held at entry.'),
    ).toBeVisible();
  },
};

/** A temperature that contradicts the selected condition is refused. */
export const ContradictoryTemperature: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Receive with a condition…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Receive 260512-0006' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'At room temperature' }));
    await userEvent.type(
      dialog.getByRole('textbox', { name: 'Temperature on arrival (optional)' }),
      '5,5',
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Receive' }));
    await expect(
      (await dialog.findAllByText('The temperature contradicts the selected condition'))[0],
    ).toBeVisible();
  },
};

/** "Go" without a number asks for one. */
export const ScanMissing: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Go' }));
    await expect(
      await canvas.findByText('Scan a label or enter an accession number'),
    ).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Accession number' })).toHaveFocus();
    await expect(args.scan.onScan).not.toHaveBeenCalled();
  },
};

/** Scanner input: the number, then Enter. The field is immediately ready for the next label. */
export const KeyboardOnly: Story = {
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Accession number' });
    await expect(field).toHaveFocus();
    await userEvent.keyboard('260512-0006{Enter}');
    await expect(args.scan.onScan).toHaveBeenCalledWith({
      accession: '260512-0006',
      intent: 'receive',
    });
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
  },
};

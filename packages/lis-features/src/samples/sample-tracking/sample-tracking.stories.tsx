import { ready, type Submission } from '@alms/ui/resource';
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
  stored,
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

/** A phlebotomist tracks specimens but neither receives nor rejects them. */
export const ReadOnly: Story = { args: withChanges(trackingArgs, { actions: { moves: [] } }) };

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
  args: withChanges(trackingArgs, {
    scan: {
      onScan: fn(async ({ accession }: { accession: string }): Promise<Submission> =>
        accession === '260512-0099'
          ? { status: 'rejected', fieldErrors: {}, formError: 'not_found' }
          : { status: 'done' },
      ),
    },
  }),
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Accession number' });
    for (const code of ['260512-0006', '260512-0099', '260512-0007'])
      await userEvent.type(field, `${code}{Enter}`);
    const run = within(canvas.getByRole('region', { name: 'Received since the page was opened' }));
    await expect(await run.findByText('2 received')).toBeVisible();
    await expect(run.getByText('1 not received')).toBeVisible();
  },
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

/** "Go" without a number asks for one. */
export const ScanMissing: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Go' }));
    await expect(canvas.getByText('Scan a label or enter an accession number')).toBeVisible();
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

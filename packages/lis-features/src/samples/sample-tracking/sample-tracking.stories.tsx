import { ready } from '@alms/ui/resource';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { TrackingScreen } from './sample-tracking-screen.tsx';
import {
  boxWithRoom,
  divided,
  hemolyzed,
  loadingArgs,
  longArgs,
  onTheirWay,
  received,
  rejected,
  stored,
  trackingArgs,
  wayOfResults,
} from './sample-tracking.args.ts';

/** A scan receives or opens; the list shows one state at a time; the open specimen tells every hand it passed through. */
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
  args: {
    samples: { status: 'empty', reason: 'none-yet' },
    counts: { collected: 0 },
    sample: { status: 'idle' },
  },
};

export const NoMatches: Story = {
  args: {
    samples: { status: 'empty', reason: 'no-match' },
    query: 'Nobody',
    sample: { status: 'idle' },
  },
};

export const Failed: Story = {
  args: {
    samples: { status: 'error', error: { kind: 'offline' } },
    counts: {},
    sample: { status: 'idle' },
  },
};

export const Forbidden: Story = {
  args: {
    samples: { status: 'error', error: { kind: 'forbidden' } },
    counts: {},
    sample: { status: 'idle' },
  },
};

export const Stale: Story = {
  args: {
    samples: {
      status: 'ready',
      data: onTheirWay,
      freshness: 'stale',
      asOf: '2026-05-12T08:04:00Z',
    },
  },
};

export const LongText: Story = { args: longArgs };

export const RightToLeft: Story = { globals: { locale: 'ar-XB' } };

export const Dark: Story = { globals: { scheme: 'dark' } };

export const TenantBranded: Story = { globals: { tenant: 'northside' } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const NobodyOpen: Story = { args: { sample: { status: 'idle' } } };

/** The whole way, from the order to the moment the patient read the corrected value. */
export const WholeWay: Story = {
  args: {
    state: 'in_testing',
    sample: ready({ ...received, status: 'in_testing' }),
    steps: ready(wayOfResults),
  },
};

/** What the specimen went through is known, what became of its results is not. */
export const StepsFailed: Story = {
  args: {
    state: 'received',
    sample: ready(received),
    steps: { status: 'error', error: { kind: 'offline' } },
  },
};

export const Received: Story = { args: { state: 'received', sample: ready(received) } };

export const Rejected: Story = { args: { state: 'rejected', sample: ready(rejected) } };

/** A phlebotomist follows specimens, and neither receives nor rejects them. */
export const ReadOnly: Story = { args: { moves: [] } };

/** Kept after testing: it says where, and can be taken out again. */
export const Stored: Story = { args: { state: 'stored', sample: ready(stored) } };

/** Where to, before a tested specimen is put away. */
export const Storing: Story = {
  args: { state: 'in_testing', sample: ready({ ...received, status: 'in_testing' }) },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Store…' }));
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Box' })).toBeVisible());
    await userEvent.click(screen.getByRole('combobox', { name: 'Box' }));
    await userEvent.click(await screen.findByRole('option', { name: /Serum 14/ }));
    await userEvent.type(screen.getByRole('textbox', { name: /^Position/ }), 'c7');
    await userEvent.click(screen.getByRole('button', { name: 'Store' }));
    await expect(args.onMove).toHaveBeenCalledWith({
      sampleId: received.id,
      version: received.version,
      move: 'store',
      body: { box_id: boxWithRoom.id, position: 'C7' },
    });
  },
};

/** Divided: its parts, each with its label. */
export const Divided: Story = { args: { state: 'received', sample: ready(divided) } };

/** It came in a state that makes its values doubtful: that stands above everything else. */
export const Doubtful: Story = { args: { state: 'received', sample: ready(hemolyzed) } };

/** Received with a condition by the scanner: it holds for the next scan alone. */
export const ScanningWithCondition: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Condition…' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Hemolyzed' }));
    await userEvent.type(
      canvas.getByRole('textbox', { name: 'Accession number' }),
      '260512-0006{Enter}',
    );
    await expect(args.onScan).toHaveBeenCalledWith({
      accession: '260512-0006',
      intent: 'receive',
      condition: { codes: ['HEM'], note: '' },
    });
    await expect(canvas.getByRole('checkbox', { name: 'Hemolyzed' })).not.toBeChecked();
  },
};

/** What was noted is put right, with the reason. */
export const CorrectingCondition: Story = {
  args: { state: 'received', sample: ready(hemolyzed) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Correct condition…' }));
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Why it is put right' })).toBeVisible(),
    );
  },
};

/** The question before a specimen is made unusable; nothing is chosen yet. */
export const Rejecting: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Reject…' }));
    await expect(screen.getByRole('combobox', { name: 'Reason' })).toHaveValue('');
  },
};

/** What a scanner types: the number, then Enter; the field is ready for the next label at once. */
export const KeyboardOnly: Story = {
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Accession number' });
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('tab', { name: 'Specimens' })).toHaveFocus();
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('tabpanel', { name: 'Specimens' })).toHaveFocus();
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('260512-0006{Enter}');
    await expect(args.onScan).toHaveBeenCalledWith({ accession: '260512-0006', intent: 'receive' });
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
  },
};

import { FIXTURE_NOW } from '@alms/lis-domain/fixtures';
import { loading, ready } from '@alms/ui/resource';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import {
  contradicting,
  contradictingMerge,
  contradictingText,
  incomingArgs,
  someIncoming,
  someText,
} from './incoming.args.ts';
import { IncomingPanel, type IncomingPanelProps } from './incoming-panel.tsx';

/** Part of Tenant Management: incoming messages that are accepted, rejected or dismissed. */
const meta = {
  title: 'Features/Facility/Incoming messages',
  component: IncomingPanel,
  args: {
    ...incomingArgs,
    onFilterChange: fn(),
    onRead: fn(),
    onProcess: fn(incomingArgs.onProcess),
    onDismiss: fn(incomingArgs.onDismiss),
    onConfirm: fn(incomingArgs.onConfirm),
    onRetry: fn(),
  },
} satisfies Meta<typeof IncomingPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialogOf = async (canvasElement: HTMLElement) =>
  within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));

export const Default: Story = {};

export const Loading: Story = { args: { messages: loading, counts: loading } };

export const Empty: Story = {
  args: {
    messages: { status: 'empty', reason: 'none-yet' },
    counts: ready({ received: 0, accepted: 0, refused: 0, dismissed: 0 }, FIXTURE_NOW),
  },
};

export const NoMatches: Story = {
  args: {
    filter: { state: 'dismissed', query: 'TROP' },
    messages: { status: 'empty', reason: 'no-match' },
  },
};

export const Failed: Story = {
  args: {
    messages: { status: 'error', error: { kind: 'server', requestId: 'req-7f3a91' } },
    counts: { status: 'error', error: { kind: 'server' } },
  },
};

export const Stale: Story = {
  args: {
    messages: { status: 'ready', data: someIncoming, freshness: 'stale', asOf: FIXTURE_NOW },
  },
};

/** The text is loaded on request; the access is audited. */
export const TextShown: Story = {
  args: { content: ready(someText, FIXTURE_NOW) },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByText('20260512-000417'));
    const dialog = await dialogOf(canvasElement);
    await waitFor(() => expect(dialog.getByRole('region', { name: 'Text' })).toBeVisible());
  },
};

/** An accepted message links to what it made. */
export const Accepted: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByText('20260512-000416'));
    const dialog = await dialogOf(canvasElement);
    const order = await dialog.findByRole('link', { name: 'ORD-20260512-0006' });
    await waitFor(() => expect(order).toBeVisible());
  },
};

/** A retry that is rejected keeps the message open. */
export const RefusedAgain: Story = {
  args: {
    onProcess: fn<IncomingPanelProps['onProcess']>(async () => ({
      status: 'rejected',
      fieldErrors: {},
      formError: 'refused_again',
    })),
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByText('20260512-000417'));
    const dialog = await dialogOf(canvasElement);
    await userEvent.click(await dialog.findByRole('button', { name: 'Retry' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('rejected again');
  },
};

/** A message about a patient with both sides, and the decision for the message. */
export const Contradiction: Story = {
  args: {
    messages: ready([contradicting], FIXTURE_NOW),
    content: ready(contradictingText, FIXTURE_NOW),
  },
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.click(canvas.getByText('20260512-000390'));
    const dialog = await dialogOf(canvasElement);
    await waitFor(() => expect(dialog.getByText('Differs')).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Apply the message…' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'Passport seen{Enter}');
    await waitFor(() =>
      expect(args.onConfirm).toHaveBeenCalledWith({
        id: contradicting.id,
        reason: 'Passport seen',
      }),
    );
  },
};

/** A merge that waits: both records beside the message. */
export const ContradictingMerge: Story = {
  args: {
    messages: ready([{ ...contradicting, message_type: 'ADT^A40' }], FIXTURE_NOW),
    content: ready(contradictingMerge, FIXTURE_NOW),
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByText('20260512-000390'));
    const dialog = await dialogOf(canvasElement);
    const prior = await dialog.findByRole('columnheader', { name: 'To be merged: MRN-0005' });
    await waitFor(() => expect(prior).toBeVisible());
  },
};

/** A message of an analyser that could not be read; it has no answer and no token. */
export const OfAnalyser: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.click(canvas.getByText('no valid header: XN-1000 restarted'));
    const dialog = await dialogOf(canvasElement);
    await waitFor(() => expect(dialog.getByText('Haematology')).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(args.onProcess).toHaveBeenCalledWith({ id: someIncoming[5]?.id }));
  },
};

export const Dismissing: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.click(canvas.getByText('20260511-000090'));
    const dialog = await dialogOf(canvasElement);
    await userEvent.click(await dialog.findByRole('button', { name: 'Dismiss…' }));
    await userEvent.type(
      dialog.getByRole('textbox', { name: /^Reason/ }),
      'Token replaced today{Enter}',
    );
    await waitFor(() =>
      expect(args.onDismiss).toHaveBeenCalledWith({
        id: someIncoming[4]?.id,
        reason: 'Token replaced today',
      }),
    );
  },
};

export const LongText: Story = {
  args: {
    messages: ready(
      someIncoming.map((message) => ({
        ...message,
        connection: {
          ...message.connection,
          name: 'Order entry of the interregional network of the northern clinics',
        },
        sender: `${'HIS'.repeat(20)}|${'WARD'.repeat(15)}`,
        control_id: `${message.control_id}-${'0'.repeat(40)}`,
        receipts: 1_234_567,
        reason:
          message.reason &&
          `${'No patient has this number in the register of the network. '.repeat(3)}Unbroken${'x'.repeat(60)}`,
      })),
      FIXTURE_NOW,
    ),
    counts: ready(
      { received: 12, accepted: 1_234_567, refused: 12_345, dismissed: 678 },
      FIXTURE_NOW,
    ),
    onMore: () => {},
  },
};

/** Several pages of messages. */
export const ManyRows: Story = {
  args: {
    messages: ready(
      Array.from({ length: 12 }, (_, page) =>
        someIncoming.map((message) => ({ ...message, id: `${message.id}-${page}` })),
      ).flat(),
      FIXTURE_NOW,
    ),
    onMore: () => {},
  },
};

export const RightToLeft: Story = { globals: { locale: 'ar-XB' } };

export const Dark: Story = { globals: { scheme: 'dark' } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

/** Selects the filter with arrow keys, and retries a message with Enter. */
export const KeyboardOnly: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    canvas.getByRole('radio', { name: /^All/ }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onFilterChange).toHaveBeenCalledWith({ state: 'received', query: '' });
    await userEvent.click(canvas.getByText('20260512-000417'));
    const dialog = await dialogOf(canvasElement);
    (await dialog.findByRole('button', { name: 'Retry' })).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onProcess).toHaveBeenCalledWith({ id: someIncoming[0]?.id }));
  },
};

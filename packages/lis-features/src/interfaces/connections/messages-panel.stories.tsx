import { FIXTURE_NOW } from '@alms/lis-domain/fixtures';
import { loading, ready } from '@alms/ui/resource';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { aContent, messagesArgs, someMessages, someSummary } from './messages.args.ts';
import { MessagesPanel } from './messages-panel.tsx';

/**
 * Part of Tenant Management: outgoing result messages that are queued, accepted, rejected or
 * cancelled.
 */
const meta = {
  title: 'Features/Facility/Outgoing messages',
  component: MessagesPanel,
  args: {
    ...messagesArgs,
    onStateChange: fn(),
    onRead: fn(),
    onSend: fn(messagesArgs.onSend),
    onGiveUp: fn(messagesArgs.onGiveUp),
    onRetry: fn(),
  },
} satisfies Meta<typeof MessagesPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialogOf = async (canvasElement: HTMLElement) =>
  within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));

export const Default: Story = {};

export const Loading: Story = { args: { messages: loading, summary: loading } };

export const Empty: Story = {
  args: {
    messages: { status: 'empty', reason: 'none-yet' },
    summary: ready(
      { counts: { waiting: 0, sent: 0, refused: 0, given_up: 0 }, has_peer: true },
      FIXTURE_NOW,
    ),
  },
};

/** The operator has not configured a receiving system. */
export const NoPeer: Story = {
  args: {
    messages: { status: 'empty', reason: 'none-yet' },
    summary: ready(
      { counts: { waiting: 0, sent: 0, refused: 0, given_up: 0 }, has_peer: false },
      FIXTURE_NOW,
    ),
  },
};

/** Messages queued for a system that was removed. */
export const PeerGone: Story = {
  args: { summary: ready({ ...someSummary, has_peer: false }, FIXTURE_NOW) },
};

export const NoMatches: Story = {
  args: { state: 'given_up', messages: { status: 'empty', reason: 'no-match' } },
};

export const Failed: Story = {
  args: {
    messages: { status: 'error', error: { kind: 'server', requestId: 'req-7f3a91' } },
    summary: { status: 'error', error: { kind: 'server' } },
  },
};

export const Stale: Story = {
  args: {
    messages: { status: 'ready', data: someMessages, freshness: 'stale', asOf: FIXTURE_NOW },
  },
};

/** The content is loaded on request; the access is recorded as access to the patient. */
export const Content: Story = {
  args: { content: ready(aContent, FIXTURE_NOW) },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByText('ORD-20260512-0004'));
    const dialog = await dialogOf(canvasElement);
    await waitFor(() => expect(dialog.getByRole('region', { name: 'Content' })).toBeVisible());
  },
};

export const GivingUp: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.click(canvas.getByText('ORD-20260512-0003'));
    const dialog = await dialogOf(canvasElement);
    await userEvent.click(await dialog.findByRole('button', { name: 'Skip…' }));
    await userEvent.type(
      dialog.getByRole('textbox', { name: /^Reason/ }),
      'Notified by telephone{Enter}',
    );
    await waitFor(() =>
      expect(args.onGiveUp).toHaveBeenCalledWith({
        id: someMessages[2]?.id,
        reason: 'Notified by telephone',
      }),
    );
  },
};

export const LongText: Story = {
  args: {
    messages: ready(
      someMessages.map((message) => ({
        ...message,
        order_number: `${message.order_number}-0000000000000000123`,
        failure:
          message.failure &&
          `AE ${'No patient has this number in the register of the interregional network. '.repeat(3)}Unbroken${'x'.repeat(60)}`,
        given_up: message.given_up && {
          ...message.given_up,
          by: 'Maximiliana Alexandrina Wolfeschlegelsteinhausen',
          reason:
            'Ward notified by telephone, value read back by the nurse in charge of the night shift',
        },
      })),
      FIXTURE_NOW,
    ),
    summary: ready(
      {
        counts: { waiting: 12_345, sent: 1_234_567, refused: 2345, given_up: 678 },
        has_peer: true,
      },
      FIXTURE_NOW,
    ),
    onMore: () => {},
  },
};

export const RightToLeft: Story = { globals: { locale: 'ar-XB' } };

export const Dark: Story = { globals: { scheme: 'dark' } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

/** Selects the message filter with arrow keys and opens a row with Enter. */
export const KeyboardOnly: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    canvas.getByRole('radio', { name: /^All/ }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onStateChange).toHaveBeenCalledWith('waiting');
    await userEvent.click(canvas.getByText('ORD-20260512-0006'));
    const dialog = await dialogOf(canvasElement);
    (await dialog.findByRole('button', { name: 'Send now' })).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onSend).toHaveBeenCalledWith({ id: someMessages[0]?.id }));
  },
};

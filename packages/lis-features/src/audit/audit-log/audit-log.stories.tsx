import { anAuditEvent } from '@alms/lis-domain/fixtures';
import { loading, ready } from '@alms/ui/resource';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { auditLogArgs } from './audit-log.args.ts';
import { AuditLogScreen } from './audit-log-screen.tsx';
import type { AuditChain } from './chain-status.tsx';

const { chain, events } = auditLogArgs;
const changed = (part: Partial<AuditChain>): typeof chain =>
  chain.status === 'ready' ? { ...chain, data: { ...chain.data, ...part } } : chain;
const FORBIDDEN = { status: 'error', error: { kind: 'forbidden' } } as const;
const SERVER_ERROR = {
  status: 'error',
  error: { kind: 'server', requestId: 'req-7f3a91' },
} as const;

/** Append-only, newest first. Integrity is reported only after a check. */
const meta = {
  title: 'Features/Audit/Audit log',
  component: AuditLogScreen,
  tags: ['screen'],
  args: {
    ...auditLogArgs,
    onFilterChange: fn(),
    onMore: fn(),
    onRetry: fn(),
    onExport: fn(),
    onCheck: fn(),
  },
} satisfies Meta<typeof AuditLogScreen>;

export default meta;
type Story = StoryObj<typeof AuditLogScreen>;

export const Default: Story = {};

/** One event in full, with each field before and after. */
export const Details: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(
      within(canvasElement).getByRole('button', { name: '12 May 2026, 08:39' }),
    );
    // Wait until the dialog has faded in.
    await waitFor(() => expect(within(canvasElement).getByText('Typing error')).toBeVisible());
  },
};

/** An event was changed outside the application. */
export const Broken: Story = {
  args: {
    chain: changed({
      intact: false,
      broken_at: 613,
      head: null,
      recomputed: null,
      whole: { ended_at: '2026-05-12T00:10:00Z', lines: 612 },
    }),
  },
};

/** The whole chain is being recomputed. */
export const Checking: Story = { args: { chain: changed({ running: { lines: 500 } }) } };

/** More events were added since the last full check than are recomputed when the screen opens. */
export const PartlyChecked: Story = {
  args: { chain: changed({ lines: 61_412, recomputed: { from: 1413, to: 11_412 } }) },
};

export const NotChecked: Story = { args: { chain: SERVER_ERROR } };

/** Events of one person, filtered from an event. */
export const OfOnePerson: Story = {
  args: { filter: { ...auditLogArgs.filter, actor_id: 'somebody', q: 'potassium' } },
};

export const TooManyToExport: Story = {
  args: { exporting: { status: 'rejected', fieldErrors: {}, formError: 'invalid' } },
};

export const Loading: Story = { args: { events: loading, chain: loading } };

export const Empty: Story = { args: { events: { status: 'empty', reason: 'none-yet' } } };

export const NoMatches: Story = {
  args: {
    filter: { ...auditLogArgs.filter, category: 'billing' },
    events: { status: 'empty', reason: 'no-match' },
  },
};

export const Failed: Story = { args: { events: SERVER_ERROR } };

export const Forbidden: Story = { args: { events: FORBIDDEN, chain: FORBIDDEN } };

export const Stale: Story = {
  args: {
    events:
      events.status === 'ready'
        ? { ...events, freshness: 'stale', asOf: '2026-05-12T07:40:00Z' }
        : events,
  },
};

export const LongText: Story = {
  args: {
    events: ready({
      items: [
        anAuditEvent({
          actor: {
            user_id: null,
            name: 'Maximiliana Alexandrina Wolfeschlegelsteinhausen-Bergerdorff',
            role: 'lab_manager',
          },
          entity_label:
            'Thyroid stimulating immunoglobulin, quantitative, 260512-0000000000000000000000001',
        }),
      ],
      nextCursor: null,
    }),
  },
};

export const RightToLeft: Story = { globals: { locale: 'ar-XB' } };

export const Dark: Story = { globals: { scheme: 'dark' } };

export const TenantBranded: Story = { globals: { tenant: 'northside' } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

/** Moves down the events, opens one, and returns to it with Escape. */
export const KeyboardOnly: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: '12 May 2026, 08:41' }).focus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await canvas.findByRole('dialog', { name: 'Entry 6' });
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('button', { name: '12 May 2026, 08:40' })).toHaveFocus();
  },
};

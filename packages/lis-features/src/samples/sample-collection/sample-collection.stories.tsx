import { ready } from '@alms/ui/resource';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { CollectionScreen } from './sample-collection-screen.tsx';
import {
  collectedArgs,
  collectionArgs,
  demanding,
  inHand,
  loadingArgs,
  longArgs,
  unidentified,
  waiting,
} from './sample-collection.args.ts';

/**
 * Used standing and one-handed: the patient is open, two identifiers are confirmed first, and the
 * action stays within reach of the thumb.
 */
const meta = {
  title: 'Features/Specimens/Collection',
  component: CollectionScreen,
  tags: ['screen'],
  args: collectionArgs,
} satisfies Meta<typeof CollectionScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A patient is open; nothing is confirmed, so nothing can be recorded. */
export const Default: Story = {};

export const Loading: Story = { args: loadingArgs };

export const Empty: Story = {
  args: { samples: { status: 'empty', reason: 'none-yet' }, sample: { status: 'idle' } },
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
    samples: { status: 'error', error: { kind: 'server', requestId: 'req-7f3a' } },
    sample: { status: 'idle' },
  },
};

export const Forbidden: Story = {
  args: { samples: { status: 'error', error: { kind: 'forbidden' } }, sample: { status: 'idle' } },
};

export const Stale: Story = {
  args: {
    samples: { status: 'ready', data: waiting, freshness: 'stale', asOf: '2026-05-12T08:04:00Z' },
  },
};

/** An unidentified patient: wristband and order number are checked. */
export const Unidentified: Story = {
  args: { samples: ready([unidentified]), sample: ready(unidentified) },
};

export const LongText: Story = { args: longArgs };

export const RightToLeft: Story = { globals: { locale: 'ar-XB' } };

export const Dark: Story = { globals: { scheme: 'dark' } };

export const TenantBranded: Story = { globals: { tenant: 'northside' } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const NoneSelected: Story = { args: { sample: { status: 'idle' } } };

/**
 * The label follows immediately, to be attached beside the patient; then the patient’s next
 * container.
 */
export const Collected: Story = { args: collectedArgs };

export const CollectedOnAPhone: Story = {
  args: collectedArgs,
  globals: { viewport: { value: 'phone' } },
};

export const LabelFailed: Story = {
  args: {
    ...collectedArgs,
    label: { status: 'error', error: { kind: 'server', requestId: 'req-7f3b' } },
  },
};

/** Another user recorded the specimen first. */
export const Refused: Story = {
  args: { collection: { status: 'rejected', fieldErrors: {}, formError: 'sample_not_usable' } },
};

/** The order states fasting; the patient’s statement at collection takes precedence. */
export const OrderedFasting: Story = {
  args: { sample: ready({ ...inHand, ordered_fasting: 'fasting' }) },
};

/** The container requires consent, special handling, and cold storage protected from light. */
export const WithNeeds: Story = {
  args: { samples: ready([demanding, ...waiting.slice(1)]), sample: ready(demanding) },
};

export const WithNeedsOnAPhone: Story = {
  args: { samples: ready([demanding, ...waiting.slice(1)]), sample: ready(demanding) },
  globals: { locale: 'ar', viewport: { value: 'phone' } },
};

/** The server also requires consent. */
export const ConsentMissing: Story = {
  args: {
    sample: ready(demanding),
    collection: { status: 'rejected', fieldErrors: {}, formError: 'consent_not_confirmed' },
  },
};

/** A previous collection attempt failed; the next collector sees the reason. */
export const TriedBefore: Story = {
  args: {
    sample: ready({
      ...inHand,
      events: [
        ...inHand.events,
        {
          at: '2026-05-12T07:10:00Z',
          type: 'not_collected',
          by: 'Phoebe Drawson',
          note: 'Had breakfast.',
          code: 'not_prepared',
        },
      ],
    }),
  },
};

/** Asks for the reason when a specimen is not collected. */
export const NotCollected: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(
      within(canvasElement).getByRole('button', { name: 'Could not collect…' }),
    );
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Reason' })).toBeVisible());
  },
};

/** Confirms both identifiers and records the collection by keyboard. */
export const KeyboardOnly: Story = {
  play: async ({ args, canvasElement }) => {
    const panel = within(within(canvasElement).getByRole('region', { name: 'Current patient' }));
    const record = panel.getByRole('button', { name: 'Record collection' });
    await expect(record).toHaveAccessibleDescription('Confirm name and birth date first.');
    await userEvent.tab();
    await expect(panel.getByRole('checkbox', { name: 'Stated full name' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(panel.getByRole('checkbox', { name: 'Stated date of birth' })).toBeChecked();
    record.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onCollect).toHaveBeenCalledWith({
      sampleId: inHand.id,
      version: inHand.version,
      identityCheck: { name: true, birth_date: true },
    });
  },
};

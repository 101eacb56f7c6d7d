import { ready } from '@alms/ui/resource';
import { scan } from '@alms/ui/testing/scan';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { CollectionScreen } from './sample-collection-screen.tsx';
import {
  collectionArgs,
  demanding,
  labelled,
  listOnly,
  loadingArgs,
  longArgs,
  manyContainers,
  triedBefore,
  unidentified,
  urgent,
  waiting,
} from './sample-collection.args.ts';

/**
 * One identity check per patient visit, then all labels and all containers at once. The filled
 * button is the next step, and the bar stays within reach of the thumb.
 */
const meta = {
  title: 'Features/Specimens/Collection',
  component: CollectionScreen,
  tags: ['screen'],
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div style={{ blockSize: '100vh' }}>
        <Story />
      </div>
    ),
  ],
  args: collectionArgs,
} satisfies Meta<typeof CollectionScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Confirms the identity by two identifiers. */
async function confirmIdentity(canvasElement: HTMLElement) {
  const panel = within(within(canvasElement).getByRole('region', { name: 'Current patient' }));
  await userEvent.click(panel.getByRole('checkbox', { name: 'Full name stated by patient' }));
  await userEvent.click(panel.getByRole('checkbox', { name: 'Date of birth stated by patient' }));
  await userEvent.click(panel.getByRole('button', { name: 'Confirm identity' }));
  await expect(await panel.findByText('Identity confirmed for this visit')).toBeVisible();
  return panel;
}

/** A patient is open, and the identity is not confirmed yet. */
export const Default: Story = {};

export const Loading: Story = { args: loadingArgs };

export const Empty: Story = { args: listOnly({ status: 'empty', reason: 'none-yet' }) };

export const NoMatches: Story = {
  args: listOnly({ status: 'empty', reason: 'no-match' }, { query: 'Unknown name' }),
};

export const Failed: Story = {
  args: listOnly({ status: 'error', error: { kind: 'server', requestId: 'req-7f3a' } }),
};

export const Forbidden: Story = {
  args: listOnly({ status: 'error', error: { kind: 'forbidden' } }),
};

export const Stale: Story = {
  args: {
    list: {
      ...collectionArgs.list,
      samples: {
        status: 'ready',
        data: waiting,
        freshness: 'stale',
        asOf: '2026-05-12T08:04:00Z',
      },
    },
  },
};

export const LongText: Story = { args: longArgs };

export const RightToLeft: Story = { globals: { locale: 'ar-XB' } };

export const Dark: Story = { globals: { scheme: 'dark' } };

export const TenantBranded: Story = { globals: { tenant: 'northside' } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const NoneSelected: Story = { args: { openId: null, visit: { status: 'idle' } } };

export const ListOnAPhone: Story = {
  args: { openId: null, visit: { status: 'idle' } },
  globals: { viewport: { value: 'phone' } },
};

/** The identity is confirmed; labels are to be printed. */
export const IdentityConfirmed: Story = {
  play: async ({ canvasElement }) => {
    const panel = await confirmIdentity(canvasElement);
    await expect(panel.getByRole('button', { name: 'Print 3 labels' })).toBeVisible();
  },
};

/** Labels are printed; the collection is to be confirmed. */
export const LabelsPrinted: Story = {
  args: { visit: ready(labelled) },
  play: async ({ canvasElement }) => {
    const panel = await confirmIdentity(canvasElement);
    await expect(panel.getByRole('button', { name: 'Confirm collection' })).toBeVisible();
  },
};

export const LabelsPrintedOnAPhone: Story = {
  ...LabelsPrinted,
  globals: { viewport: { value: 'phone' } },
};

export const LabelsPrintedDark: Story = { ...LabelsPrinted, globals: { scheme: 'dark' } };

/** A scanned wristband confirms the identity. */
export const WristbandScanned: Story = {
  play: async ({ canvasElement }) => {
    scan(urgent[0]?.patient.mrn ?? '');
    await expect(await within(canvasElement).findByText(/^Wristband scanned/)).toBeVisible();
  },
};

/** A wristband of another patient stops the visit. */
export const OtherWristband: Story = {
  play: async ({ canvasElement }) => {
    await confirmIdentity(canvasElement);
    scan('MRN-4001');
    await expect(
      await within(canvasElement).findByText(/^Wristband belongs to another patient/),
    ).toBeVisible();
  },
};

/** An unidentified patient: wristband and order number are checked. */
export const Unidentified: Story = {
  args: {
    list: { ...collectionArgs.list, samples: ready([unidentified]) },
    openId: unidentified.patient.id,
    visit: ready([unidentified]),
  },
};

/** The print was refused, because the check had expired. */
export const Refused: Story = {
  args: { printing: { status: 'rejected', fieldErrors: {}, formError: 'identity_expired' } },
};

/** A container requires consent, special handling, and cold storage protected from light. */
export const WithNeeds: Story = {
  args: { visit: ready([demanding, ...labelled.slice(1)]) },
  play: async ({ canvasElement }) => {
    await confirmIdentity(canvasElement);
  },
};

export const WithNeedsOnAPhone: Story = {
  args: { visit: ready([demanding, ...urgent.slice(1)]) },
  globals: { locale: 'ar', viewport: { value: 'phone' } },
};

/** A previous collection attempt failed; the next collector sees the reason. */
export const TriedBefore: Story = { args: { visit: ready(triedBefore) } };

/** The containers scroll; the bar covers none of them. */
export const ManyContainers: Story = {
  args: { visit: ready(manyContainers) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('button', { name: 'Confirm identity' });
    const items = canvasElement.querySelectorAll('ol > li');
    const last = items[items.length - 1];
    last?.scrollIntoView({ block: 'end' });
    await expect(last?.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      bar.getBoundingClientRect().top,
    );
  },
};

/** All specimens of the patient are collected, by another user or in another window. */
export const NothingLeft: Story = {
  args: { visit: { status: 'empty', reason: 'none-yet' } },
};

/** Asks for the reason when specimens are not collected. */
export const NotCollected: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(
      within(canvasElement).getByRole('button', { name: 'Could not collect…' }),
    );
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Reason' })).toBeVisible());
  },
};

/** Scans the wristband, then confirms with Enter alone. */
export const KeyboardOnly: Story = {
  args: { visit: ready(labelled) },
  play: async ({ args, canvasElement }) => {
    scan(labelled[0]?.patient.mrn ?? '');
    await within(canvasElement).findByText('Identity confirmed for this visit');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onCollect).toHaveBeenCalledOnce());
    await expect(args.onCollect).toHaveBeenCalledWith({
      identity: { check: { wristband_number: labelled[0]?.patient.mrn }, seconds_ago: 0 },
      items: labelled.map(({ id, version }) => ({ id, version })),
    });
  },
};

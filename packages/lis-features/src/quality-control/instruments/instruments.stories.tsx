import { FIXTURE_NOW } from '@alms/lis-domain/fixtures';
import { loading, ready } from '@alms/ui/resource';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { InstrumentsCard } from './instruments-card.tsx';
import { instrumentsArgs, instrumentsOfSites, someInstruments } from './instruments.args.ts';

/** Instruments of the facility. Results and QC name them; each is used at one site. */
const meta = {
  title: 'Features/Quality control/Instruments',
  component: InstrumentsCard,
  tags: ['screen'],
  parameters: { states: { NoMatches: 'has no filter' } },
  args: { ...instrumentsArgs, onSave: fn(instrumentsArgs.onSave), onRetry: fn() },
} satisfies Meta<typeof InstrumentsCard>;

export default meta;
type Story = StoryObj<typeof InstrumentsCard>;

/** Opens the form of a new instrument and returns its dialog. */
async function openForm(canvasElement: HTMLElement) {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Add instrument…' }));
  const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog');
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
}

export const Default: Story = {};

/** A facility with one site shows no site. */
export const OneSite: Story = {
  args: { instruments: ready(someInstruments, FIXTURE_NOW), sites: [] },
};

export const Loading: Story = { args: { instruments: loading } };

export const Empty: Story = { args: { instruments: { status: 'empty', reason: 'none-yet' } } };

export const Failed: Story = {
  args: { instruments: { status: 'error', error: { kind: 'server', requestId: 'req-7f3a91' } } },
};

export const Forbidden: Story = {
  args: { instruments: { status: 'error', error: { kind: 'forbidden' } } },
};

export const Stale: Story = {
  args: {
    instruments: {
      status: 'ready',
      data: instrumentsOfSites,
      freshness: 'stale',
      asOf: '2026-05-12T08:04:00Z',
    },
  },
};

export const LongText: Story = {
  args: {
    instruments: ready(
      instrumentsOfSites.map((instrument) => ({
        ...instrument,
        name: 'Fully automated clinical chemistry analyser of the second floor, bench 7',
      })),
      FIXTURE_NOW,
    ),
  },
};

export const Form: Story = {
  play: async ({ canvasElement }) => {
    const form = await openForm(canvasElement);
    await expect(form.getByLabelText('Name')).toBeVisible();
  },
};

export const Invalid: Story = {
  play: async ({ canvasElement, args }) => {
    const form = await openForm(canvasElement);
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await expect((await form.findAllByText('Enter a name')).length).toBeGreaterThan(0);
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** Another instrument of the site has the name. */
export const Rejected: Story = {
  args: {
    onSave: fn(
      async () =>
        ({
          status: 'rejected',
          fieldErrors: { name: 'is in use' },
          formError: 'duplicate',
        }) as const,
    ),
  },
  play: async ({ canvasElement }) => {
    const form = await openForm(canvasElement);
    await userEvent.type(form.getByLabelText('Name'), 'Immuno 1{Enter}');
    await expect(
      (await form.findAllByText('Another active instrument of this site has this name')).length,
    ).toBeGreaterThan(0);
  },
};

export const RightToLeft: Story = { globals: { locale: 'ar-XB' } };

export const Dark: Story = { globals: { scheme: 'dark' } };

export const TenantBranded: Story = { globals: { tenant: 'northside' } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const KeyboardOnly: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Add instrument…' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog');
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeVisible());
  },
};

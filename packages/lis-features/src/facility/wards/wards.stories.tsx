import { aWard, FIXTURE_NOW } from '@alms/lis-domain/fixtures';
import { loading, ready } from '@alms/ui/resource';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { WardsCard } from './wards-card.tsx';
import { someWards, wardsArgs } from './wards.args.ts';

/** Wards of a facility. An order can name its ward, whose members get its critical results. */
const meta = {
  title: 'Features/Facility/Wards',
  component: WardsCard,
  tags: ['screen'],
  parameters: { states: { NoMatches: 'has no filter' } },
  args: { ...wardsArgs, onSave: fn(wardsArgs.onSave), onRetry: fn() },
} satisfies Meta<typeof WardsCard>;

export default meta;
type Story = StoryObj<typeof WardsCard>;

/** Opens the form of a new ward and returns its dialog. */
async function openForm(canvasElement: HTMLElement) {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Add ward…' }));
  const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog');
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
}

export const Default: Story = {};

/** A facility with one site shows no site. */
export const OneSite: Story = { args: { sites: wardsArgs.sites.slice(0, 1) } };

export const Loading: Story = { args: { wards: loading } };

export const Empty: Story = { args: { wards: { status: 'empty', reason: 'none-yet' } } };

export const Failed: Story = {
  args: { wards: { status: 'error', error: { kind: 'server', requestId: 'req-7f3a91' } } },
};

export const Forbidden: Story = {
  args: { wards: { status: 'error', error: { kind: 'forbidden' } } },
};

export const Stale: Story = {
  args: {
    wards: {
      status: 'ready',
      data: someWards,
      freshness: 'stale',
      asOf: '2026-05-12T08:04:00Z',
    },
  },
};

export const LongText: Story = {
  args: {
    wards: ready(
      [
        aWard({
          name: 'Unité de soins intensifs de cardiologie et de chirurgie thoracique, bâtiment C',
          code: 'USIC-THORAX',
          email: 'soins.intensifs.cardiologie.chirurgie.thoracique@saint-barthelemy.example',
        }),
      ],
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
    await userEvent.type(form.getByLabelText('Code'), 'a b');
    await userEvent.type(form.getByLabelText(/^Email/), 'ward');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await expect(await form.findAllByText('Enter a name')).toHaveLength(2);
    await expect(form.getAllByText('Enter a valid email address')).toHaveLength(2);
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** Another ward has the code. */
export const Rejected: Story = {
  args: {
    onSave: fn(
      async () =>
        ({
          status: 'rejected',
          fieldErrors: { code: 'is in use' },
          formError: 'duplicate',
        }) as const,
    ),
  },
  play: async ({ canvasElement }) => {
    const form = await openForm(canvasElement);
    await userEvent.type(form.getByLabelText('Name'), 'Ward 4');
    await userEvent.type(form.getByLabelText('Code'), '3b{Enter}');
    await expect(
      (await form.findAllByText('Another ward has this name or code')).length,
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
    await expect(canvas.getByRole('button', { name: 'Add ward…' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog');
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeVisible());
  },
};

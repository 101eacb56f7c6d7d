import { aLaboratory, FIXTURE_NOW } from '@alms/lis-domain/fixtures';
import { loading, ready } from '@alms/ui/resource';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { LaboratoriesCard } from './laboratories-card.tsx';
import { laboratoriesArgs, someLaboratories } from './laboratories.args.ts';

/**
 * Sites of a facility. Departments and listed tests decide where each test is performed; a site
 * without either only collects specimens.
 */
const meta = {
  title: 'Features/Facility/Sites',
  component: LaboratoriesCard,
  tags: ['screen'],
  parameters: { states: { NoMatches: 'has no filter' } },
  args: { ...laboratoriesArgs, onSave: fn(laboratoriesArgs.onSave), onRetry: fn() },
} satisfies Meta<typeof LaboratoriesCard>;

export default meta;
type Story = StoryObj<typeof LaboratoriesCard>;

/** Opens the form of a new site and returns its dialog. */
async function openForm(canvasElement: HTMLElement) {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Add site…' }));
  const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog');
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
}

export const Default: Story = {};

/** Before a second site is added. */
export const OneSite: Story = {
  args: { laboratories: ready(someLaboratories.slice(0, 1), FIXTURE_NOW) },
};

export const Loading: Story = { args: { laboratories: loading } };

export const Empty: Story = { args: { laboratories: ready([], FIXTURE_NOW) } };

export const Failed: Story = {
  args: { laboratories: { status: 'error', error: { kind: 'server', requestId: 'req-7f3a91' } } },
};

export const Forbidden: Story = {
  args: { laboratories: { status: 'error', error: { kind: 'forbidden' } } },
};

export const Stale: Story = {
  args: {
    laboratories: {
      status: 'ready',
      data: someLaboratories,
      freshness: 'stale',
      asOf: '2026-05-12T08:04:00Z',
    },
  },
};

export const LongText: Story = {
  args: {
    laboratories: ready(
      [
        ...someLaboratories.slice(0, 1),
        aLaboratory({
          name: 'Collection centre of the district hospital in Saint-Barthélemy-du-Pilat, building C',
          code: 'SAINTBARTH-C',
          address: '1024 Route départementale de la Vallée de la Déôme, bâtiment C, deuxième étage',
          departments: ['hematology', 'chemistry', 'coagulation', 'immunology', 'urinalysis'],
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
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await expect(await form.findAllByText('Enter a name')).toHaveLength(2);
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** Another site has the code. */
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
    await userEvent.type(form.getByLabelText('Name'), 'Market Square');
    await userEvent.type(form.getByLabelText('Code'), 'harb{Enter}');
    await expect(
      (await form.findAllByText('Another site has this name or code')).length,
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
    await expect(canvas.getByRole('button', { name: 'Add site…' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog');
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeVisible());
  },
};

import { loading, ready } from '@alms/ui/resource';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ConsentsCard } from './consents-card.tsx';
import { consentsArgs, someAnswers } from './consents.args.ts';

/**
 * A patient’s consents. Unanswered questions are distinguished from refused ones, and count as
 * neither.
 */
const meta = {
  title: 'Features/Patients/Consents',
  component: ConsentsCard,
  tags: ['screen'],
  parameters: { states: { Empty: 'the questions are always there', NoMatches: 'has no filter' } },
  args: { ...consentsArgs, onRecord: fn(), onRetry: fn() },
} satisfies Meta<typeof ConsentsCard>;

export default meta;
type Story = StoryObj<typeof ConsentsCard>;

export const Default: Story = {};

/** The patient’s own view. */
export const Own: Story = { args: { viewer: 'patient' } };

export const ReadOnly: Story = { args: { onRecord: undefined } };

export const NotAsked: Story = {
  args: {
    consents: ready(someAnswers.map((each) => ({ ...each, granted: null, at: null, by: null }))),
  },
};

export const Loading: Story = { args: { consents: loading } };

export const Failed: Story = {
  args: { consents: { status: 'error', error: { kind: 'server', requestId: 'req-7f3a91' } } },
};

export const Forbidden: Story = {
  args: { consents: { status: 'error', error: { kind: 'forbidden' } } },
};

export const Stale: Story = {
  args: {
    consents: {
      status: 'ready',
      data: someAnswers,
      freshness: 'stale',
      asOf: '2026-05-12T08:04:00Z',
    },
  },
};

export const Rejected: Story = {
  args: { recording: { status: 'rejected', fieldErrors: {}, formError: 'account_open' } },
};

export const LongText: Story = {
  args: {
    consents: ready(
      someAnswers.map((each) => ({
        ...each,
        by: 'Wolfeschlegelsteinhausen-Bergerdorff y Fernández de Córdoba, Maximiliana',
        at: '2026-05-12T08:42:00Z',
        granted: true,
      })),
    ),
  },
};

export const RightToLeft: Story = { globals: { locale: 'ar-XB' } };

export const Dark: Story = { globals: { scheme: 'dark' } };

export const TenantBranded: Story = { globals: { tenant: 'northside' } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const KeyboardOnly: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: 'Grant: Research' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRecord).toHaveBeenCalledWith({ kind: 'research', granted: true });
  },
};

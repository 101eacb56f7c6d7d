import { aPatient, FIXTURE_NOW } from '@alms/lis-domain/fixtures';
import { idle, loading, ready } from '@alms/ui/resource';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { choosePatientArgs, foundArgs } from './new-order.args.ts';
import { ChoosePatientScreen } from './new-order-screen.tsx';

/** An order starts with the selection of a patient. No patients are listed before a search. */
const meta = {
  title: 'Features/Orders/Choose a patient',
  component: ChoosePatientScreen,
  tags: ['screen'],
  parameters: { states: { Empty: 'lists no patients before a search' } },
  args: { ...choosePatientArgs, onSearch: fn(), onRetry: fn() },
} satisfies Meta<typeof ChoosePatientScreen>;

export default meta;
type Story = StoryObj<typeof ChoosePatientScreen>;

export const Default: Story = {};

/** Two patients with the same name, distinguished by date of birth and MRN. */
export const Found: Story = { args: foundArgs };

/** For users who may also register patients. */
export const MayRegister: Story = {
  args: {
    query: 'unknown name',
    patients: { status: 'empty', reason: 'no-match' },
    hrefs: { ...choosePatientArgs.hrefs, register: '/app/patient-portal/new' },
  },
};

export const Loading: Story = { args: { query: 'testwell', patients: loading } };

export const NoMatches: Story = {
  args: { query: 'unknown name', patients: { status: 'empty', reason: 'no-match' } },
};

export const Failed: Story = {
  args: {
    query: 'testwell',
    patients: { status: 'error', error: { kind: 'server', requestId: 'req-7f3a91' } },
  },
};

export const Forbidden: Story = {
  args: { query: 'testwell', patients: { status: 'error', error: { kind: 'forbidden' } } },
};

export const Stale: Story = {
  args: {
    query: 'testwell',
    patients: {
      status: 'ready',
      freshness: 'stale',
      asOf: FIXTURE_NOW,
      data: { items: [aPatient()], nextCursor: null },
    },
  },
};

export const LongText: Story = {
  args: {
    query: 'wolfeschlegelsteinhausen-bergerdorff',
    patients: ready({
      items: [
        aPatient({
          full_name: 'Wolfeschlegelsteinhausen-Bergerdorff y Fernández de Córdoba, Maximiliana',
          mrn: 'TEMPORARY-2026-000048',
          phone: '+49 (0)7531 555 0100, extension 4417',
        }),
      ],
      nextCursor: null,
    }),
  },
};

export const RightToLeft: Story = { args: foundArgs, globals: { locale: 'ar-XB' } };

export const Dark: Story = { args: foundArgs, globals: { scheme: 'dark' } };

export const TenantBranded: Story = { args: foundArgs, globals: { tenant: 'northside' } };

export const Narrow: Story = { args: foundArgs, globals: { viewport: { value: 'narrow' } } };

/** Types a name, tabs into the results, and moves between namesakes with the arrow keys. */
export const KeyboardOnly: Story = {
  render: function Typed(args) {
    const [query, setQuery] = useState('');
    return (
      <ChoosePatientScreen
        {...args}
        query={query}
        patients={query === '' ? idle : foundArgs.patients}
        onSearch={setQuery}
      />
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('searchbox').focus();
    await userEvent.keyboard('test');
    const [first, second] = canvas.getAllByRole('link', { name: /Testwell/ });
    first?.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(second).toHaveFocus();
  },
};

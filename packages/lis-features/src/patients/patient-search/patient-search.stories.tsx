import { aPatient, FIXTURE_NOW } from '@alms/lis-domain/fixtures';
import { loading, ready } from '@alms/ui/resource';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { patientSearchArgs } from './patient-search.args.ts';
import { PatientSearchScreen } from './patient-search-screen.tsx';

/** One search field for name, number, phone or date of birth. Every row distinguishes namesakes. */
const meta = {
  title: 'Features/Patients/Patient search',
  component: PatientSearchScreen,
  tags: ['screen'],
  args: { ...patientSearchArgs, onSearch: fn(), onMore: fn(), onRetry: fn() },
} satisfies Meta<typeof PatientSearchScreen>;

export default meta;
type Story = StoryObj<typeof PatientSearchScreen>;

export const Default: Story = {};

/** Two patients with the same name, distinguished by date of birth and MRN. */
export const SameName: Story = {
  args: {
    query: 'testwell',
    patients: ready({
      items: [aPatient({ number: 1 }), aPatient({ number: 7 })],
      nextCursor: null,
    }),
  },
};

/** A name with too many matches to list. */
export const TooMany: Story = { args: { query: 'testwell', moreThan: 1_000 } };

/** For users who may search but not register. */
export const ReadOnly: Story = { args: { hrefs: { patient: patientSearchArgs.hrefs.patient } } };

/** For doctors: patients for whom they ordered tests. */
export const OwnPatients: Story = {
  args: { own: true, hrefs: { patient: patientSearchArgs.hrefs.patient } },
};

export const NoOwnPatients: Story = {
  args: {
    own: true,
    patients: { status: 'empty', reason: 'none-yet' },
    hrefs: { patient: patientSearchArgs.hrefs.patient },
  },
};

export const Loading: Story = { args: { patients: loading } };

export const Empty: Story = { args: { patients: { status: 'empty', reason: 'none-yet' } } };

export const NoMatches: Story = {
  args: { query: 'unknown name', patients: { status: 'empty', reason: 'no-match' } },
};

export const Failed: Story = {
  args: { patients: { status: 'error', error: { kind: 'server', requestId: 'req-7f3a91' } } },
};

export const Forbidden: Story = {
  args: {
    patients: { status: 'error', error: { kind: 'forbidden' } },
    hrefs: { patient: patientSearchArgs.hrefs.patient },
  },
};

export const Stale: Story = {
  args: {
    patients: {
      status: 'ready',
      freshness: 'stale',
      asOf: FIXTURE_NOW,
      data: { items: [aPatient(), aPatient({ number: 2 })], nextCursor: null },
    },
  },
};

export const LongText: Story = {
  args: {
    patients: ready({
      items: [
        aPatient({
          full_name: 'Wolfeschlegelsteinhausen-Bergerdorff y Fernández de Córdoba, Maximiliana',
          mrn: 'TEMPORARY-2026-000048',
          phone: '+49 (0)7531 555 0100, extension 4417',
        }),
        aPatient({ number: 2 }),
      ],
      nextCursor: null,
    }),
  },
};

export const RightToLeft: Story = { globals: { locale: 'ar-XB' } };

export const Dark: Story = { globals: { scheme: 'dark' } };

export const TenantBranded: Story = { globals: { tenant: 'northside' } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

/** Types a name, tabs into the results, and moves between rows with the arrow keys. */
export const KeyboardOnly: Story = {
  render: function Typed(args) {
    const [query, setQuery] = useState('');
    const search = (next: string) => {
      setQuery(next);
      args.onSearch(next);
    };
    return <PatientSearchScreen {...args} query={query} onSearch={search} />;
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('searchbox').focus();
    await userEvent.keyboard('test');
    await expect(args.onSearch).toHaveBeenLastCalledWith('test');
    canvas.getByRole('link', { name: /Samplesen/ }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('link', { name: /Specimani/ })).toHaveFocus();
  },
};

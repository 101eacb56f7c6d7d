import { ready } from '@alms/ui/resource';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { PatientResultsScreen } from './patient-results-screen.tsx';
import {
  everyMeaning,
  longResults,
  patientResultsArgs,
  released,
  toCome,
  withFiles,
} from './patient-results.args.ts';

/** Two worried minutes: the number, whether it is all right, and what to do next. */
const meta = {
  title: 'Features/Results/Patient results',
  component: PatientResultsScreen,
  tags: ['screen'],
  parameters: { states: { NoMatches: 'there is nothing to filter' } },
  args: patientResultsArgs,
} satisfies Meta<typeof PatientResultsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Loading: Story = { args: { results: { status: 'loading' } } };

export const Empty: Story = { args: { results: { status: 'empty', reason: 'none-yet' } } };

export const Failed: Story = {
  args: { results: { status: 'error', error: { kind: 'server', requestId: 'req-7f3a' } } },
};

export const Forbidden: Story = {
  args: { results: { status: 'error', error: { kind: 'forbidden' } } },
};

export const Stale: Story = {
  args: {
    results: { status: 'ready', data: released, freshness: 'stale', asOf: '2026-05-12T08:04:00Z' },
  },
};

export const LongText: Story = { args: { results: ready([...longResults, ...released]) } };

export const RightToLeft: Story = { globals: { locale: 'ar-XB' } };

export const Dark: Story = { globals: { scheme: 'dark' } };

export const TenantBranded: Story = { globals: { tenant: 'northside' } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

/** Every flag, critical and corrected, and every reason for having none. */
export const EveryMeaning: Story = { args: { results: ready(everyMeaning) } };

/** Results that are files: their name, what they are, and the way to have them. */
export const Files: Story = { args: { results: ready(withFiles) } };

export const FilesOnAPhone: Story = {
  args: { results: ready(withFiles) },
  globals: { viewport: { value: 'phone' } },
};

/** Staff see what the patient sees, and are told that looking is recorded. */
export const ViewedByStaff: Story = { args: { viewer: 'staff' } };

/** Some results are not there yet; the patient is not told which. */
export const StillToCome: Story = {
  args: { toCome: toCome.map((order) => ({ ...order, withheld: [] })) },
};

/** Nothing is shown yet, and something is to come. */
export const NothingYet: Story = {
  args: { results: { status: 'empty', reason: 'none-yet' }, toCome: toCome.slice(1) },
};

/** Staff see what the patient does not, and why. */
export const StillToComeForStaff: Story = { args: { viewer: 'staff', toCome } };

export const ReportNotReady: Story = {
  args: { download: { status: 'rejected', fieldErrors: {}, formError: 'report_not_ready' } },
};

/** The report of the newest order is the first thing Tab reaches. */
export const KeyboardOnly: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await expect(
      within(canvasElement).getByRole('button', { name: 'Download report of 10 May 2026' }),
    ).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDownload).toHaveBeenCalledWith(released[0]?.id);
  },
};

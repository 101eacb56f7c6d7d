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

/** Answers a worried patient’s questions: the value, whether it is normal, and what to do next. */
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

/** Every flag, critical and corrected results, and every reason for a missing flag. */
export const EveryMeaning: Story = { args: { results: ready(everyMeaning) } };

/** Results that are files: name, type and download. */
export const Files: Story = { args: { results: ready(withFiles) } };

export const FilesOnAPhone: Story = {
  args: { results: ready(withFiles) },
  globals: { viewport: { value: 'phone' } },
};

/** Patient portal view for staff, which states that access is recorded. */
export const ViewedByStaff: Story = { args: { viewer: 'staff' } };

/** Some results are pending; the patient does not see which. */
export const StillToCome: Story = {
  args: { toCome: toCome.map((order) => ({ ...order, withheld: [] })) },
};

/** No results are visible yet, and some are pending. */
export const NothingYet: Story = {
  args: { results: { status: 'empty', reason: 'none-yet' }, toCome: toCome.slice(1) },
};

/** Staff see results not visible to the patient, and why. */
export const StillToComeForStaff: Story = { args: { viewer: 'staff', toCome } };

export const ReportNotReady: Story = {
  args: { download: { status: 'rejected', fieldErrors: {}, formError: 'report_not_ready' } },
};

/** Tab first reaches the report of the latest order. */
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

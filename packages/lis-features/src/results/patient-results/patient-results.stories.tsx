import { ready } from '@alms/ui/resource';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { PatientResultsScreen } from './patient-results-screen.tsx';
import {
  critical,
  everyMeaning,
  forStaff,
  inTwoUnits,
  longResults,
  notNumeric,
  screened,
  notReported,
  patientResultsArgs,
  released,
  toCome,
  withComment,
  withFiles,
  withoutRange,
  withWithdrawn,
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

/** Nothing outside the usual range: the values are open. */
export const AllWithin: Story = {
  args: { results: ready(released.filter(({ flag }) => flag === 'N')) },
};

/** Several outside the usual range, one of them far: the patient is asked to call. */
export const Critical: Story = {
  args: { results: ready([...critical, ...released]) },
  globals: { viewport: { value: 'phone' } },
};

/** Results without a usual range are listed and not counted as within it. */
export const WithoutRange: Story = {
  args: { results: ready(withoutRange) },
  globals: { viewport: { value: 'phone' } },
};

/** Every flag, critical and corrected results, and every reason for a missing flag. */
export const EveryMeaning: Story = { args: { results: ready(everyMeaning) } };

/** A confirmed screening result is read with its confirmation; another one is no diagnosis. */
export const Screened: Story = {
  args: { results: ready(screened) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^This first test has been checked/)).toBeVisible();
    await expect(canvas.getByText(/^This is a first test, not a diagnosis/)).toBeVisible();
  },
};

/** A text and coded answers instead of numbers. */
export const NotNumeric: Story = {
  args: { results: ready(notNumeric) },
  globals: { viewport: { value: 'phone' } },
};

/** Each value and the usual range in two units, and the trend in either. */
export const SecondUnit: Story = {
  args: { results: ready(inTwoUnits) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('7.0 mmol/L')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'mmol/L' }));
    await expect(canvas.getByRole('radio', { name: 'mmol/L' })).toBeChecked();
  },
};

/** A comment that the report prints, in the language of the reader. */
export const Commented: Story = {
  args: { results: ready(withComment) },
  globals: { locale: 'fr' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/^Des globules rouges se sont rompus/)).toBeVisible();
  },
};

/** Results that are files: name, type and download. */
export const NotReported: Story = { args: { results: ready(notReported) } };

export const Files: Story = { args: { results: ready(withFiles) } };

export const FilesOnAPhone: Story = {
  args: { results: ready(withFiles) },
  globals: { viewport: { value: 'phone' } },
};

/** Entered in error: without a value, and not counted. */
export const Withdrawn: Story = {
  args: { results: ready(withWithdrawn) },
  globals: { viewport: { value: 'phone' } },
};

/** Without an appointment, the ordering doctor is named. */
export const WithoutAppointment: Story = {
  args: {
    nextStep: {
      appointment: { status: 'empty', reason: 'none-yet' },
      appointmentsHref: '/app/patient-portal/appointments',
    },
  },
  globals: { viewport: { value: 'phone' } },
};

/** Appointments still load, or failed: nothing is claimed. */
export const AppointmentLoading: Story = {
  args: {
    nextStep: {
      appointment: { status: 'loading' },
      appointmentsHref: '/app/patient-portal/appointments',
    },
  },
  globals: { viewport: { value: 'phone' } },
};

/** First page after sign-in: older reports are on their own page. */
export const NewestOnly: Story = {
  args: { allHref: '/app/patient-portal' },
  globals: { viewport: { value: 'phone' } },
};

/** Arabic on a phone. */
export const RightToLeftOnAPhone: Story = {
  globals: { locale: 'ar', viewport: { value: 'phone' } },
};

export const DarkOnAPhone: Story = {
  globals: { scheme: 'dark', viewport: { value: 'phone' } },
};

export const LoadingOnAPhone: Story = {
  args: { results: { status: 'loading' }, patient: undefined },
  globals: { viewport: { value: 'phone' } },
};

export const LongTextOnAPhone: Story = {
  args: { results: ready([...longResults, ...released]) },
  globals: { viewport: { value: 'phone' } },
};

/** Patient portal view for staff, which states that access is recorded. */
export const ViewedByStaff: Story = { args: forStaff };

/** Some results are pending; the patient does not see which. */
export const StillToCome: Story = {
  args: { toCome: toCome.map((order) => ({ ...order, withheld: [] })) },
};

/** No results are visible yet, and some are pending. */
export const NothingYet: Story = {
  args: { results: { status: 'empty', reason: 'none-yet' }, toCome: toCome.slice(1) },
  globals: { viewport: { value: 'phone' } },
};

/** Staff see results not visible to the patient, and why. */
export const StillToComeForStaff: Story = { args: { ...forStaff, toCome } };

export const ReportNotReady: Story = {
  args: { download: { status: 'rejected', fieldErrors: {}, formError: 'report_not_ready' } },
};

/** Older results, the results within the usual range, the appointment, and the report. */
export const KeyboardOnly: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'All results' })).toHaveFocus();
    await userEvent.tab();
    const row = canvasElement.querySelector('summary');
    await expect(row).toHaveFocus();
    await expect(canvas.getByText('White blood cells')).not.toBeVisible();
    row?.click();
    await expect(canvas.getByText('White blood cells')).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'View appointment' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Report PDF of 10 May 2026' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDownload).toHaveBeenCalledWith(released[0]?.id);
  },
};

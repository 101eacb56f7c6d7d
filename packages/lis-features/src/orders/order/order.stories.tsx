import { anAmendment, anOrder, aPatientSummary, FIXTURE_NOW } from '@alms/lis-domain/fixtures';
import { idle, loading, ready } from '@alms/ui/resource';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import {
  almostEmpty,
  delayedResults,
  demanding,
  orderPageArgs,
  orderUnderWay,
  forChildren,
  repeatedAgain,
  reread,
  shortLived,
  stood,
} from './order.args.ts';
import { OrderPageScreen } from './order-screen.tsx';

/** One order with actions to cancel tests with a reason and to add tests. */
const meta = {
  title: 'Features/Orders/Order',
  component: OrderPageScreen,
  tags: ['screen'],
  parameters: { states: { Empty: 'an order has at least one test', NoMatches: 'has no filter' } },
  args: orderPageArgs,
} satisfies Meta<typeof OrderPageScreen>;

export default meta;
type Story = StoryObj<typeof OrderPageScreen>;

export const Default: Story = {};

export const Loading: Story = { args: { order: loading } };

export const Failed: Story = {
  args: { order: { status: 'error', error: { kind: 'server', requestId: 'req-7f3a91' } } },
};

export const Forbidden: Story = {
  args: { order: { status: 'error', error: { kind: 'forbidden' } } },
};

/** No clinical information is recorded, which the page states. */
export const NotProvided: Story = {
  args: {
    order: ready({
      ...orderUnderWay,
      clinical_info: '',
      conditions: [],
      fasting: 'unknown',
      diagnosis_codes: [],
    }),
  },
};

/** No report has been issued. */
export const NoReport: Story = { args: { reports: { status: 'empty', reason: 'none-yet' } } };

export const ReportsFailed: Story = {
  args: { reports: { status: 'error', error: { kind: 'server', requestId: 'req-7f3a92' } } },
};

/** Read-only access. */
export const ReadOnly: Story = {
  args: {
    onCancel: undefined,
    onAdd: undefined,
    clinicalInformation: undefined,
    patientHref: undefined,
    reports: undefined,
  },
};

export const Stale: Story = {
  args: { order: { status: 'ready', data: orderUnderWay, freshness: 'stale', asOf: FIXTURE_NOW } },
};

export const LongText: Story = {
  args: {
    order: ready({
      ...anOrder({
        patient: aPatientSummary({
          full_name:
            'Wolfeschlegelsteinhausen-Bergerdorff y Fernández de Córdoba, Maximiliana Alexandrina',
        }),
      }),
      ordered_by: 'Practice of Dr. Dara Roundsworth-Featherstonehaugh and Partners, second floor',
      clinical_info:
        'Fatigue for six weeks, weight loss of four kilograms, no fever; earlier results from another laboratory are enclosed.',
      conditions: ['follicular', 'dialysis', 'altitude_above_three_thousand_metres'],
    }),
  },
};

export const RightToLeft: Story = { globals: { locale: 'ar-XB' } };

export const Dark: Story = { globals: { scheme: 'dark' } };

export const TenantBranded: Story = { globals: { tenant: 'northside' } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

/** A released result that is not yet visible in the patient portal. */
export const NotShownYet: Story = {
  args: { results: delayedResults, onShow: () => Promise.resolve({ status: 'done' }) },
};

/** A reported value with its flag and reference interval, for users who read results only. */
export const Reported: Story = {
  args: { results: delayedResults, onAdd: undefined, onDownload: fn() },
};

/** A correction of the reported value awaits verification. */
export const UnderCorrection: Story = {
  args: {
    results: delayedResults.map((result) => ({ ...result, amendment: anAmendment(result) })),
    onAdd: undefined,
  },
};

/** Clinical information changed after collection requires a reason. */
export const ClinicalInformationEditing: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Edit…' }));
    await waitFor(() => expect(canvas.getByLabelText('Reason')).toBeVisible());
  },
};

/** Some results changed their evaluation; a reported result keeps its reference interval. */
export const ClinicalInformationUpdate: Story = {
  args: {
    clinicalInformation: {
      submission: idle,
      onUpdate: fn(
        async ({ base }) => ({ status: 'saved', record: { ...base, version: 2 }, reread }) as const,
      ),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Edit…' }));
    await userEvent.type(await canvas.findByLabelText('Reason'), 'Learned on the phone');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(
        canvas.getByText('1 reported result would be evaluated differently today'),
      ).toBeVisible(),
    );
  },
};

/** A specimen past the stability time of the test is not used. */
export const StoodTooLong: Story = {
  args: { catalogue: ready(shortLived), samples: stood },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Add tests…' }));
    await userEvent.type(await canvas.findByRole('combobox'), 'Hemoglobin');
    await userEvent.click(
      (await canvas.findAllByRole('option', { name: /Hemoglobin/ }))[0] as HTMLElement,
    );
    await waitFor(() => expect(canvas.getByText(/is 30 h old, stability 24 h/)).toBeVisible());
  },
};

/** A specimen with less volume than the test requires is not used. */
export const TooLittleLeft: Story = {
  args: { catalogue: ready(demanding), samples: almostEmpty },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Add tests…' }));
    await userEvent.type(await canvas.findByRole('combobox'), 'Hemoglobin');
    await userEvent.click(
      (await canvas.findAllByRole('option', { name: /Hemoglobin/ }))[0] as HTMLElement,
    );
    await waitFor(() => expect(canvas.getByText(/0.4 mL, 0.5 mL required/)).toBeVisible());
  },
};

/** The test was performed this morning, so repeating it requires a reason. */
export const AddingAgain: Story = {
  args: repeatedAgain,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Add tests…' }));
    await userEvent.type(await canvas.findByRole('combobox'), 'Hemoglobin');
    await userEvent.click(
      (await canvas.findAllByRole('option', { name: /Hemoglobin/ }))[0] as HTMLElement,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Add tests' }));
    await waitFor(() => expect(canvas.getByText('Recently performed')).toBeVisible());
  },
};

/** The test is limited to other patients: adding it requires a reason. */
export const AddOutsideLimits: Story = {
  args: forChildren,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Add tests…' }));
    await userEvent.type(await canvas.findByRole('combobox'), 'Hemoglobin');
    await userEvent.click(
      (await canvas.findAllByRole('option', { name: /Hemoglobin/ }))[0] as HTMLElement,
    );
    await waitFor(() => expect(canvas.getByText('Limited to other patients')).toBeVisible());
  },
};

/** The measurement uncertainty is known, and printed on request. */
export const WithUncertainty: Story = {
  args: {
    results: delayedResults.map((result) => ({
      ...result,
      uncertainty: { expanded: '0.2', coverage_factor: 2 },
    })),
    onDownload: fn(),
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Download with uncertainty' }));
    await expect(args.onDownload).toHaveBeenCalledWith(expect.anything(), { uncertainty: true });
  },
};

/** The patient was transferred: critical results go to the new ward. */
export const ChangingWard: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change ward…' }));
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
    await userEvent.selectOptions(dialog.getByLabelText('Ward'), 'Intensive care');
    await userEvent.click(dialog.getByRole('button', { name: 'Change ward' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
};

/** Options for an administrator after a specimen is collected. */
export const Cancelling: Story = {
  args: { mayCredit: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel order…' }));
    await waitFor(() =>
      expect(canvas.getByRole('checkbox', { name: /Also credit the charge/ })).toBeVisible(),
    );
  },
};

/** Cancels one test from its row by keyboard. */
export const KeyboardOnly: Story = {
  args: { onCancel: fn(orderPageArgs.onCancel) },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const row = canvas.getByRole('button', { name: 'Cancel Chloride…' });
    row.focus();
    await userEvent.keyboard('{Enter}');
    const reason = await canvas.findByLabelText('Reason');
    await userEvent.selectOptions(reason, 'no_longer_needed');
    await userEvent.tab();
    await userEvent.keyboard('Asked by phone{Enter}');
    await waitFor(() =>
      expect(args.onCancel).toHaveBeenCalledWith(orderUnderWay, {
        item_ids: [orderUnderWay.items[2]?.id],
        code: 'no_longer_needed',
        note: 'Asked by phone',
        credit_collected: false,
      }),
    );
  },
};

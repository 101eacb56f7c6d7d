import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { TraceDetails } from './trace-details.tsx';
import { someTrace } from './work-list.args.ts';

/** What a value depended on, in the history of a result. */
const meta = {
  title: 'Features/Results/Traceability',
  component: TraceDetails,
  args: {
    trace: someTrace,
    hrefOfRun: ({ controlled_test_id }) => `/app/quality-control?test=${controlled_test_id}`,
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByText(/Traceability|\[/));
    await expect(within(canvasElement).getByRole('group')).toHaveAttribute('open');
  },
} satisfies Meta<typeof TraceDetails>;

export default meta;
type Story = StoryObj<typeof TraceDetails>;

export const Default: Story = {};

/** Nothing is recorded for the instrument, or the value names none. */
export const NotRecorded: Story = {
  args: {
    trace: { ...someTrace, method: '', reagent_lots: [], calibration: null, qc_run: null },
  },
};

/** The operator of a value sent by an instrument is unknown. */
export const FromInstrument: Story = { args: { trace: { ...someTrace, operator: null } } };

/** What was voided or recalled since the measurement. */
export const VoidedSince: Story = {
  args: {
    trace: {
      ...someTrace,
      reagent_lots: someTrace.reagent_lots.map((lot) => ({
        ...lot,
        recalled: true,
        use_voided: true,
      })),
      calibration: someTrace.calibration && { ...someTrace.calibration, voided: true },
      qc_run: someTrace.qc_run && { ...someTrace.qc_run, voided: true },
    },
  },
};

/** A user who may not open QC runs. */
export const WithoutLink: Story = { args: { hrefOfRun: undefined } };

export const LongText: Story = {
  args: {
    trace: {
      ...someTrace,
      method: 'Potentiometry with ion-selective electrodes after dilution, indirect measurement',
      reagent_lots: someTrace.reagent_lots.map((lot) => ({
        ...lot,
        name: 'Ion-selective electrode reference and diluent reagent, concentrated',
        lot_number: 'LOT-20260512-0000000000000001',
      })),
    },
  },
};

export const RightToLeft: Story = { globals: { locale: 'ar-XB' } };

export const Dark: Story = { globals: { scheme: 'dark' } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

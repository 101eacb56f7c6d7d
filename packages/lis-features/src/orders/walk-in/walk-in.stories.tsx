import { aPatient, aTestParameter, FIXTURE_NOW } from '@alms/lis-domain/fixtures';
import { idle, loading, ready } from '@alms/ui/resource';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { RegisterPatientForm } from '../../patients/register-patient/index.ts';
import { RegisterWalkInScreen } from './register-walk-in-screen.tsx';
import { WalkInScreen } from './walk-in-screen.tsx';
import { chosenTests, insured, settled, unpaid, walkInArgs } from './walk-in.args.ts';

/**
 * A patient without appointment on one page: tests, price and payment. One button places the order,
 * takes the payment and prints the receipt.
 */
const meta = {
  title: 'Features/Orders/Walk-in',
  component: WalkInScreen,
  tags: ['form-screen'],
  args: { ...walkInArgs, onPlace: fn(), onRetry: fn() },
} satisfies Meta<typeof WalkInScreen>;

export default meta;
type Story = StoryObj<typeof WalkInScreen>;

export const Default: Story = {};

/** A panel and a test, with their price, containers and the payment. */
export const Chosen: Story = { args: chosenTests };

/** Insurance on file is not billed by a payment of the patient. */
export const Insured: Story = { args: { ...chosenTests, ...insured } };

/** A test without a price is ordered and not charged. */
export const Unpriced: Story = {
  args: {
    draft: { test_parameter_ids: ['BMP', 'TSH'].map((code) => aTestParameter(code).id) },
  },
};

export const Card: Story = {
  args: chosenTests,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.selectOptions(canvas.getByLabelText('Payment method'), 'card');
    await expect(canvas.getByLabelText(/^Reference/)).toBeVisible();
  },
};

export const BillLater: Story = {
  args: chosenTests,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.selectOptions(canvas.getByLabelText('Payment method'), 'later');
    await expect(canvas.getByRole('button', { name: 'Place order' })).toBeVisible();
  },
};

/** For users who place orders and take no payments. */
export const WithoutPayments: Story = { args: { ...chosenTests, currency: undefined } };

/** A new patient is registered first; tests and payment follow on the same page. */
export const Registration: Story = {
  render: () => (
    <RegisterWalkInScreen backHref="/app/front-desk">
      <RegisterPatientForm
        draft={{ family_name: 'Horvath', given_name: 'Mila' }}
        submission={idle}
        onRegister={fn()}
        hrefs={{ search: '/app/front-desk', searchFor: (q) => `/app/front-desk?q=${q}` }}
      />
    </RegisterWalkInScreen>
  ),
};

export const Loading: Story = { args: { patient: loading } };

export const Failed: Story = {
  args: {
    ...chosenTests,
    submission: { status: 'failed', error: { kind: 'server', requestId: 'req-7f3a91' } },
  },
};

export const Offline: Story = {
  args: { ...chosenTests, submission: { status: 'failed', error: { kind: 'offline' } } },
};

export const Forbidden: Story = {
  args: { patient: { status: 'error', error: { kind: 'forbidden' } } },
};

/** Cash that does not cover the total. Nothing is placed. */
export const Invalid: Story = {
  args: { draft: { test_parameter_ids: [aTestParameter('HGB').id] } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText(/^Cash received/), '10');
    await userEvent.click(canvas.getByRole('button', { name: /^Place order/ }));
    await expect(
      await canvas.findAllByText('The cash received does not cover the total.'),
    ).toHaveLength(2);
    await expect(args.onPlace).not.toHaveBeenCalled();
  },
};

export const Submitting: Story = { args: { ...chosenTests, submission: { status: 'submitting' } } };

export const Rejected: Story = {
  args: {
    ...chosenTests,
    submission: { status: 'rejected', fieldErrors: {}, formError: 'not_found' },
  },
};

/** The order is placed and its payment failed: only the payment is repeated. */
export const Unpaid: Story = { args: { payment: unpaid } };

export const UnpaidNarrow: Story = {
  args: { payment: unpaid },
  globals: { viewport: { value: 'narrow' } },
};

export const Succeeded: Story = { args: { settled } };

/** The order was placed without a payment, by a user who also collects. */
export const SucceededUnpaid: Story = {
  args: {
    settled: {
      ...settled,
      paid: undefined,
      onReceipt: undefined,
      onPay: fn(),
      hrefs: { ...settled.hrefs, labels: '/app/sample-collection' },
    },
  },
};

const LONG_NAME =
  'Electrolytes, renal function and liver enzymes for surveillance of combined immunosuppressive therapy';

export const LongText: Story = {
  args: {
    patient: ready(
      aPatient({
        full_name: 'Wolfeschlegelsteinhausen-Bergerdorff y Fernández de Córdoba, Maximiliana',
        mrn: 'TEMPORARY-2026-000048',
      }),
      FIXTURE_NOW,
    ),
    catalogue: ready([
      aTestParameter('K', {
        name: LONG_NAME,
        short_name: LONG_NAME,
        price: { amount_minor: 123_456_700, currency: 'USD', tax_bp: 0, billing_code: '' },
      }),
    ]),
    draft: { test_parameter_ids: [aTestParameter('K').id] },
  },
};

export const RightToLeft: Story = { args: chosenTests, globals: { locale: 'ar-XB' } };

export const Dark: Story = { args: chosenTests, globals: { scheme: 'dark' } };

export const TenantBranded: Story = { args: chosenTests, globals: { tenant: 'northside' } };

export const Narrow: Story = { args: chosenTests, globals: { viewport: { value: 'narrow' } } };

/** Adds tests by search and Enter, enters the cash, and sends with Enter. */
export const KeyboardOnly: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('searchbox').focus();
    await userEvent.keyboard('basic met{Enter}hemoglobin{Enter}');
    canvas.getByLabelText(/^Cash received/).focus();
    await userEvent.keyboard('50{Enter}');
    await waitFor(() => expect(args.onPlace).toHaveBeenCalledOnce());
  },
};

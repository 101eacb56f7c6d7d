import { aPatient, aTestParameter, aWard } from '@alms/lis-domain/fixtures';
import { loading, ready } from '@alms/ui/resource';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import {
  chosen,
  placed,
  placeOrderArgs,
  withConditions,
  withRecord,
  withLimit,
  withRepeat,
} from './place-order.args.ts';
import { PlaceOrderScreen } from './place-order-screen.tsx';

const filledIn = { draft: { test_parameter_ids: chosen, ordered_by: 'Dara Roundsworth' } };
const LONG_NAME =
  'Electrolytes, renal function and liver enzymes for surveillance of combined immunosuppressive therapy';

/** The patient stays visible, and the required specimens are shown before the order is sent. */
const meta = {
  title: 'Features/Orders/Place an order',
  component: PlaceOrderScreen,
  tags: ['form-screen'],
  args: { ...placeOrderArgs, onPlace: fn(), onOrderMore: fn(), onRetry: fn() },
} satisfies Meta<typeof PlaceOrderScreen>;

export default meta;
type Story = StoryObj<typeof PlaceOrderScreen>;

export const Default: Story = {};

/** Potassium is also in the panel, and is ordered once. */
export const Chosen: Story = { args: filledIn };

/** In a facility with wards, an order can name one. */
export const WithWards: Story = {
  args: { draft: { ...filledIn.draft, ward_id: aWard().id }, wards: [aWard()] },
};

const thyrotropin = {
  ...withConditions,
  draft: { test_parameter_ids: [aTestParameter('TSH').id], ordered_by: 'Dara Roundsworth' },
};

/** Conditions used by the reference intervals of the selected test come first. */
export const Conditions: Story = { args: thyrotropin };

/**
 * Current conditions on the patient’s record are preselected and labelled. Conditions that should
 * have ended need confirmation.
 */
export const FromRecord: Story = { args: { ...thyrotropin, ...withRecord } };

export const FromRecordNarrow: Story = {
  ...FromRecord,
  globals: { viewport: { value: 'narrow' } },
};

export const FromRecordRightToLeft: Story = { ...FromRecord, globals: { locale: 'ar' } };

/** New conditions can also be saved to the record. */
export const KeepsOnRecord: Story = {
  args: {
    ...thyrotropin,
    conditions: ready({ version: 1, conditions: [] }),
    draft: { ...thyrotropin.draft, conditions: ['trimester_1'], keep_conditions: true },
  },
};

/** The record could not be loaded; no conditions are preselected. */
export const RecordUnread: Story = {
  args: {
    ...thyrotropin,
    conditions: { status: 'error', error: { kind: 'server', requestId: 'req-7f3a91' } },
  },
};

/** Contradicting conditions are reported immediately. */
export const ConditionsContradict: Story = {
  args: { ...thyrotropin, draft: { ...thyrotropin.draft, conditions: ['trimester_1'] } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'More conditions…' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'postmenopausal' }));
    await expect(
      await canvas.findByText(
        'first trimester and postmenopausal exclude each other. Keep the one that applies.',
      ),
    ).toBeVisible();
  },
};

/** Tests can be ordered for a deceased patient. */
export const Deceased: Story = {
  args: { patient: ready(aPatient({ number: 2, deceased: true, deceased_at: '2026-05-03' })) },
};

export const Loading: Story = { args: { patient: loading } };

/** A facility without tests in its catalogue. */
export const NoTests: Story = { args: { catalogue: { status: 'empty', reason: 'none-yet' } } };

export const Forbidden: Story = {
  args: { patient: { status: 'error', error: { kind: 'forbidden' } } },
};

export const Invalid: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Place order' }));
    await expect(await canvas.findAllByText('Select at least one test')).toHaveLength(2);
  },
};

export const Submitting: Story = { args: { ...filledIn, submission: { status: 'submitting' } } };

/** Potassium was measured this morning and has a minimum repeat interval of one day. */
export const OutsideLimits: Story = { args: { ...filledIn, ...withLimit } };

export const Repeated: Story = { args: { ...filledIn, ...withRepeat } };

export const Rejected: Story = {
  args: {
    ...filledIn,
    submission: { status: 'rejected', fieldErrors: {}, formError: 'not_found' },
  },
};

export const Failed: Story = {
  args: {
    ...filledIn,
    submission: { status: 'failed', error: { kind: 'server', requestId: 'req-7f3a91' } },
  },
};

export const Succeeded: Story = { args: { placed } };

/** The order was cancelled again before anything happened to it. */
export const Undone: Story = {
  args: { placed: { ...placed, order: { ...placed.order, status: 'cancelled' } } },
};

/** A specimen was collected in between, so the order stays. */
export const UndoRefused: Story = {
  args: {
    placed: {
      ...placed,
      undo: {
        submission: { status: 'rejected', formError: 'order_item_state', fieldErrors: {} },
        onUndo: fn(),
      },
    },
  },
};

/** For users who may order but not read specimens. */
export const SucceededWithoutNumbers: Story = {
  args: { placed: { order: placed.order, hrefs: { newOrder: '/app/orders/new' } } },
};

export const LongText: Story = {
  args: {
    patient: ready(
      aPatient({
        full_name: 'Wolfeschlegelsteinhausen-Bergerdorff y Fernández de Córdoba, Maximiliana',
        mrn: 'TEMPORARY-2026-000048',
      }),
    ),
    catalogue: ready([
      aTestParameter('K', { name: LONG_NAME, short_name: LONG_NAME }),
      aTestParameter('NA'),
    ]),
    draft: { test_parameter_ids: [aTestParameter('K').id] },
  },
};

export const RightToLeft: Story = { args: filledIn, globals: { locale: 'ar-XB' } };

export const Dark: Story = { args: filledIn, globals: { scheme: 'dark' } };

export const TenantBranded: Story = { args: filledIn, globals: { tenant: 'northside' } };

export const Narrow: Story = { args: filledIn, globals: { viewport: { value: 'narrow' } } };

/** Searches, selects the first match with Enter, completes the form, and sends it with Enter. */
export const KeyboardOnly: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('searchbox').focus();
    await userEvent.keyboard('pot{Enter}');
    await expect(args.onPlace).not.toHaveBeenCalled();
    await expect(canvas.getByRole('checkbox', { name: 'Potassium' })).toBeChecked();
    canvas.getByLabelText('Ordering provider').focus();
    await userEvent.keyboard('Dara Roundsworth{Enter}');
    await waitFor(() => expect(args.onPlace).toHaveBeenCalledOnce());
  },
};

import { aPatient, aTestParameter } from '@alms/lis-domain/fixtures';
import { loading, ready } from '@alms/ui/resource';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import {
  chosen,
  placed,
  placeOrderArgs,
  withConditions,
  withRecord,
  withRepeat,
} from './place-order.args.ts';
import { PlaceOrderScreen } from './place-order-screen.tsx';

const filledIn = { draft: { test_parameter_ids: chosen, ordered_by: 'Dara Roundsworth' } };
const LONG_NAME =
  'Electrolytes, renal function and liver enzymes for surveillance of combined immunosuppressive therapy';

/** The patient stays in sight; what has to be collected is shown before anything is saved. */
const meta = {
  title: 'Features/Orders/Place an order',
  component: PlaceOrderScreen,
  tags: ['form-screen'],
  args: { ...placeOrderArgs, onPlace: fn(), onOrderMore: fn(), onRetry: fn() },
} satisfies Meta<typeof PlaceOrderScreen>;

export default meta;
type Story = StoryObj<typeof PlaceOrderScreen>;

export const Default: Story = {};

/** Potassium is in the panel too, and ordered once. */
export const Chosen: Story = { args: filledIn };

const thyrotropin = {
  ...withConditions,
  draft: { test_parameter_ids: [aTestParameter('TSH').id], ordered_by: 'Dara Roundsworth' },
};

/** What the intervals of the chosen test ask for stands first. */
export const Conditions: Story = { args: thyrotropin };

/** What the patient's record says of today is ticked and said to be from there; what should be over is asked about. */
export const FromRecord: Story = { args: { ...thyrotropin, ...withRecord } };

export const FromRecordNarrow: Story = {
  ...FromRecord,
  globals: { viewport: { value: 'narrow' } },
};

export const FromRecordRightToLeft: Story = { ...FromRecord, globals: { locale: 'ar' } };

/** What is told anew can go on the record, too. */
export const KeepsOnRecord: Story = {
  args: {
    ...thyrotropin,
    conditions: ready({ version: 1, conditions: [] }),
    draft: { ...thyrotropin.draft, conditions: ['trimester_1'], keep_conditions: true },
  },
};

/** What the record says could not be read; nothing is ticked for it. */
export const RecordUnread: Story = {
  args: {
    ...thyrotropin,
    conditions: { status: 'error', error: { kind: 'server', requestId: 'req-7f3a91' } },
  },
};

/** What excludes each other is said at once. */
export const ConditionsContradict: Story = {
  args: { ...thyrotropin, draft: { ...thyrotropin.draft, conditions: ['trimester_1'] } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'More conditions…' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'after the menopause' }));
    await expect(
      canvas.getByText(
        'first trimester and after the menopause exclude each other. Keep what is true now.',
      ),
    ).toBeVisible();
  },
};

/** Tests can be ordered after a death, too. */
export const Deceased: Story = {
  args: { patient: ready(aPatient({ number: 2, deceased: true, deceased_at: '2026-05-03' })) },
};

export const Loading: Story = { args: { patient: loading } };

/** A facility that has not set up its tests yet. */
export const NoTests: Story = { args: { catalogue: { status: 'empty', reason: 'none-yet' } } };

export const Forbidden: Story = {
  args: { patient: { status: 'error', error: { kind: 'forbidden' } } },
};

export const Invalid: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Place order' }));
    await expect(await canvas.findAllByText('Choose at least one test')).toHaveLength(2);
  },
};

export const Submitting: Story = { args: { ...filledIn, submission: { status: 'submitting' } } };

/** Potassium was measured this morning, and its test is repeated after a day. */
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

/** For people who may order, not read specimens. */
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

/** Search, choose with Space, fill in, send with Enter. */
export const KeyboardOnly: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('searchbox').focus();
    await userEvent.keyboard('pot{Enter}');
    await expect(args.onPlace).not.toHaveBeenCalled();
    canvas.getByRole('checkbox', { name: 'Potassium' }).focus();
    await userEvent.keyboard(' ');
    canvas.getByLabelText('Ordered by').focus();
    await userEvent.keyboard('Dara Roundsworth{Enter}');
    await waitFor(() => expect(args.onPlace).toHaveBeenCalledOnce());
  },
};

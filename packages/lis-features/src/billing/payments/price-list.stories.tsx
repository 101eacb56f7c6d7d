import { aPriceList, minutesAgo } from '@alms/lis-domain/fixtures';
import { loading, ready } from '@alms/ui/resource';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { manyRows, priceListArgs, pricesInFile, withEditing } from './price-list.args.ts';
import { PriceListScreen } from './price-list-screen.tsx';

/** A payer’s price list: its validity period and a price per test, typed or from a file. */
const meta = {
  title: 'Features/Billing/Price list',
  component: PriceListScreen,
  tags: ['screen'],
  args: { ...priceListArgs, onExport: fn() },
  parameters: {
    states: {
      Empty: 'every orderable test is a row',
      NoMatches: 'the search filters the rows in place',
    },
  },
} satisfies Meta<typeof PriceListScreen>;

export default meta;
type Story = StoryObj<typeof PriceListScreen>;

export const Default: Story = {};

/** Reception staff look up prices. */
export const Desk: Story = { args: { editing: undefined } };

/** A large catalogue: rows on screen are rendered, more follow as the user moves on. */
export const ManyTests: Story = {
  args: { list: ready(aPriceList({ rows: manyRows(2000) })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('100 of 2,000 tests are shown.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show 100 more' }));
    await expect(canvas.getByLabelText('List price of Test 200')).toBeVisible();
  },
};

/** Rejected rows of a file with their reasons, before anything is applied. */
export const FromFile: Story = { args: withEditing({ file: ready(pricesInFile) }) };

export const UnreadableFile: Story = {
  args: withEditing({ file: ready({ readable: false, fault: 'workbook', at: '' }) }),
};

export const Overlapping: Story = {
  args: withEditing({
    submission: {
      status: 'rejected',
      fieldErrors: { overlaps: 'Agreement 2027' },
      formError: 'price_list_overlaps',
    },
  }),
};

export const Loading: Story = { args: { list: loading } };

export const Failed: Story = {
  args: { list: { status: 'error', error: { kind: 'server', requestId: 'req-7f3a91' } } },
};

export const Forbidden: Story = {
  args: { list: { status: 'error', error: { kind: 'forbidden' } } },
};

export const Stale: Story = {
  args: { list: { status: 'ready', data: aPriceList(), freshness: 'stale', asOf: minutesAgo(62) } },
};

export const LongText: Story = {
  args: {
    list: ready(
      aPriceList({
        name: 'Agreement for members of the mutual insurance of the united harbours and inland',
        currency: 'KWD',
        rows: aPriceList().rows.map((row) => ({
          ...row,
          name: 'Comprehensive metabolic panel with estimated glomerular filtration rate and osmolality',
          own_minor: 999_999_999,
          amount_minor: 999_999_999,
        })),
      }),
    ),
  },
};

export const RightToLeft: Story = { globals: { locale: 'ar-XB' } };

export const Dark: Story = { globals: { scheme: 'dark' } };

export const TenantBranded: Story = { globals: { tenant: 'northside' } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

/** Enters prices one after the other. Enter moves to the next, and invalid amounts are reported. */
export const KeyboardOnly: Story = {
  args: withEditing({ onSave: fn(priceListArgs.editing.onSave) }),
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByLabelText('List price of Basic metabolic panel').focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByLabelText('List price of Complete blood count')).toHaveFocus();
    await userEvent.keyboard('x{ArrowDown}');
    await expect(canvas.getByLabelText('List price of Hemoglobin A1c')).toHaveFocus();
    canvas.getByRole('button', { name: 'Save' }).focus();
    await userEvent.keyboard('{Enter}');
    const wrong = canvas.getByLabelText('List price of Complete blood count');
    await waitFor(() => expect(wrong).toHaveAccessibleDescription(/Enter an amount such as/));
    await expect(args.editing?.onSave).not.toHaveBeenCalled();
    wrong.focus();
    await userEvent.clear(wrong);
    await userEvent.keyboard('19.99');
    canvas.getByRole('button', { name: 'Save' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.editing?.onSave).toHaveBeenCalledOnce());
  },
};

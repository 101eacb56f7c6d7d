import { loading, ready } from '@alms/ui/resource';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { consistencyRulesArgs, ruleOfThree, rules } from './consistency-rules.args.ts';
import { ConsistencyRulesScreen } from './consistency-rules-screen.tsx';

/** Rules that the results of an order must meet together, with a trial on past orders. */
const meta = {
  title: 'Features/Catalogue/Consistency rules',
  component: ConsistencyRulesScreen,
  tags: ['screen'],
  args: { ...consistencyRulesArgs, onSave: fn(consistencyRulesArgs.onSave), onTry: fn() },
  parameters: { states: { NoMatches: 'nothing is searched' } },
} satisfies Meta<typeof ConsistencyRulesScreen>;

export default meta;
type Story = StoryObj<typeof ConsistencyRulesScreen>;

export const Default: Story = {};

export const Loading: Story = { args: { rules: loading } };

export const Empty: Story = { args: { rules: { status: 'empty', reason: 'none-yet' } } };

export const Failed: Story = {
  args: { rules: { status: 'error', error: { kind: 'server', requestId: 'req-7f3a91' } } },
};

export const Forbidden: Story = {
  args: { rules: { status: 'error', error: { kind: 'forbidden' } } },
};

export const Stale: Story = {
  args: {
    rules: { status: 'ready', data: rules, freshness: 'stale', asOf: '2026-05-12T07:10:00Z' },
  },
};

export const LongText: Story = {
  args: {
    rules: ready([
      {
        ...ruleOfThree,
        code: 'HEMATOCRIT-HEMOGLOBI',
        name: 'Hematocrit against three times the hemoglobin in patients with normocytic erythrocytes',
        condition: `${'abs(hct - 3 * hgb) <= 2 or mcv < 80 and '.repeat(4)}mchc < 32`,
      },
    ]),
  },
};

export const RightToLeft: Story = { globals: { locale: 'ar-XB' } };

export const Dark: Story = { globals: { scheme: 'dark' } };

export const TenantBranded: Story = { globals: { tenant: 'northside' } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

const openRule = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole('button', { name: /^Hematocrit against/ }));
  return within(await canvas.findByRole('dialog'));
};

/** A rule with the outcome of its trial: the orders that it would have held. */
export const Opened: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await openRule(canvasElement);
    await waitFor(() => expect(dialog.getByText(/abs\(42 - 3 \* 10\.1\).*11\.7/)).toBeVisible());
  },
};

/** A condition with an unknown name is not saved: the position of the error is stated. */
export const Invalid: Story = {
  play: async ({ args, canvasElement }) => {
    const dialog = await openRule(canvasElement);
    const condition = dialog.getByLabelText(/^Condition/);
    await userEvent.clear(condition);
    await userEvent.type(condition, 'hct > hb');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).not.toHaveBeenCalled();
    await expect((await dialog.findAllByText('Correct the condition.'))[0]).toBeVisible();
  },
};

/** Opens a rule, changes its condition and saves it. */
export const KeyboardOnly: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: /^Hematocrit against/ }).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await canvas.findByRole('dialog'));
    const condition = dialog.getByLabelText(/^Condition/);
    await userEvent.clear(condition);
    await userEvent.type(condition, 'abs(hct - 3 * hgb) <= 3{Enter}');
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(
        expect.objectContaining({ condition: 'abs(hct - 3 * hgb) <= 3' }),
        ruleOfThree,
      ),
    );
  },
};

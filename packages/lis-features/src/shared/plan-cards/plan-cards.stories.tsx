import { somePlans } from '@alms/lis-domain/fixtures';
import { loading, ready } from '@alms/ui/resource';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { BillingCycleSwitch, PlanCards, PlanChoice, PlansView } from './index.ts';
import { planCardsArgs } from './plan-cards.args.ts';

/**
 * Plans with prices and limits, for display or selection. The badge never states more than the
 * actual saving.
 */
const meta = {
  title: 'Features/Home/Plan cards',
  component: PlanCards,
  tags: ['component'],
  args: planCardsArgs,
} satisfies Meta<typeof PlanCards>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { tags: ['!test'], parameters: { controls: { disable: false } } };

export const Yearly: Story = { args: { cycle: 'yearly' } };

/** After the beta phase. */
export const Charged: Story = { args: { beta: false } };

export const Choosing: Story = {
  render: (args) => <PlanChoice {...args} label="Plan" defaultValue={planCardsArgs.plans[1]?.id} />,
};

export const NotChosen: Story = {
  render: (args) => <PlanChoice {...args} label="Plan" error="Please select a subscription plan" />,
};

export const Loading: Story = {
  render: (args) => (
    <PlansView plans={loading}>{(plans) => <PlanCards {...args} plans={plans} />}</PlansView>
  ),
};

export const Failed: Story = {
  render: (args) => (
    <PlansView
      plans={{ status: 'error', error: { kind: 'server', requestId: 'req-4711' } }}
      onRetry={fn()}
    >
      {(plans) => <PlanCards {...args} plans={plans} />}
    </PlansView>
  ),
};

export const Empty: Story = {
  render: (args) => (
    <PlansView plans={{ status: 'empty', reason: 'none-yet' }}>
      {(plans) => <PlanCards {...args} plans={plans} />}
    </PlansView>
  ),
};

const priced = (yearly_price: number) =>
  somePlans().map((plan) => ({ ...plan, monthly_price: 50, yearly_price }));

/** Savings of 20%, 10% and none, unknown prices, and the cards themselves. */
export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: '1.5rem' }}>
      <div style={{ display: 'grid', gap: '1.5rem', justifyItems: 'start' }}>
        <BillingCycleSwitch plans={args.plans} defaultValue="monthly" />
        <BillingCycleSwitch plans={priced(540)} defaultValue="yearly" />
        <BillingCycleSwitch plans={priced(600)} defaultValue="monthly" />
        <BillingCycleSwitch defaultValue="monthly" />
      </div>
      <PlansView plans={ready(args.plans)}>
        {(plans) => <PlanCards {...args} plans={plans} />}
      </PlansView>
      <PlanChoice {...args} label="Plan" hint="You can change it later." />
    </div>
  ),
};

export const LongText: Story = {
  args: {
    plans: somePlans().map((plan) => ({
      ...plan,
      plan_name: `${plan.plan_name} for interregional reference laboratories with several sites`,
      monthly_price: 123_456_789.5,
      currency: 'KWD',
      features: { ...plan.features, max_patients: 123_456_789_012 },
    })),
  },
};

export const RightToLeft: Story = { globals: { locale: 'ar-XB' } };

export const Dark: Story = { globals: { scheme: 'dark' } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

/** Arrow keys select a plan, as in a radio group. */
export const KeyboardOnly: Story = {
  render: (args) => <PlanChoice {...args} label="Plan" defaultValue={planCardsArgs.plans[0]?.id} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Starter' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Professional' })).toBeChecked();
  },
};

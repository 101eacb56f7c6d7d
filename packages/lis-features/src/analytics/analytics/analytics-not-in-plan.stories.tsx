import type { Meta, StoryObj } from '@storybook/react-vite';
import { AnalyticsNotInPlan } from './analytics-not-in-plan.tsx';

/** Replaces the analytics in a plan that does not include them. */
const meta = {
  title: 'Features/Analytics/Analytics not in plan',
  component: AnalyticsNotInPlan,
  args: {
    planName: 'Starter',
    hrefs: { contactSales: '#contact-sales', plans: '#pricing' },
  },
} satisfies Meta<typeof AnalyticsNotInPlan>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const RightToLeft: Story = { globals: { locale: 'ar' } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

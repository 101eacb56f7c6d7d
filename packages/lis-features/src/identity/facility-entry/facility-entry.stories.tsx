import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { facilityEntryArgs, longFacilities, twoFacilities } from './facility-entry.args.ts';
import { FacilityEntryScreen } from './index.ts';

const meta = {
  title: 'Features/Access/Open your facility',
  component: FacilityEntryScreen,
  tags: ['form-screen'],
  parameters: {
    layout: 'fullscreen',
    states: {
      Forbidden: 'public page',
      Invalid: 'asks for nothing',
      Submitting: 'shown as Loading',
      Succeeded: 'the facility’s page follows',
    },
  },
  args: { ...facilityEntryArgs, onRetry: fn() },
} satisfies Meta<typeof FacilityEntryScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** One email address and password at several facilities. */
export const SeveralFacilities: Story = { args: { facilities: twoFacilities } };

export const Loading: Story = { args: { facilities: [] } };

/** Too many attempts. */
export const Rejected: Story = {
  args: {
    facilities: [],
    submission: { status: 'rejected', fieldErrors: {}, formError: 'rate_limited' },
  },
};

export const Failed: Story = {
  args: {
    facilities: [],
    submission: { status: 'failed', error: { kind: 'server', requestId: 'req-4711' } },
  },
};

export const LongText: Story = { args: { facilities: longFacilities } };

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: { facilities: twoFacilities },
};

export const Dark: Story = { globals: { scheme: 'dark' }, args: { facilities: twoFacilities } };

/** The brand of the facility, on a page of the product. */
export const TenantBranded: Story = { args: { facilities: twoFacilities.slice(1) } };

export const Narrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: { facilities: twoFacilities },
};

export const KeyboardOnly: Story = {
  args: { facilities: twoFacilities },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    const [first, second] = canvas.getAllByRole('button', { name: /^Continue to / });
    await expect(first).toHaveFocus();
    await userEvent.tab();
    await expect(second).toHaveFocus();
  },
};

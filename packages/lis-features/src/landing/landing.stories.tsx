import { loading } from '@alms/ui/resource';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { LandingScreen } from './index.ts';
import { landingArgs } from './landing.args.ts';

const meta = {
  title: 'Features/Home/Landing',
  component: LandingScreen,
  tags: ['form-screen'],
  parameters: {
    layout: 'fullscreen',
    states: { Forbidden: 'public page', Succeeded: 'the browser leaves the page' },
  },
  args: { ...landingArgs, onGoToFacility: fn(async () => {}) },
} satisfies Meta<typeof LandingScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The pictures failed to load: the gradient stays. */
export const WithoutPictures: Story = {
  args: { pictures: ['data:,', 'data:,1', 'data:,2', 'data:,3'] },
};

/** The plans are loading; everything else is rendered. */
export const Loading: Story = { args: { plans: loading } };

/** The plans failed to load; everything else works. */
export const Failed: Story = {
  args: {
    plans: { status: 'error', error: { kind: 'server', requestId: 'req-4711' } },
    onRetryPlans: fn(),
  },
};

export const Empty: Story = { args: { plans: { status: 'empty', reason: 'none-yet' } } };

/** After the beta: no banner, and regular prices. */
export const AfterBeta: Story = { args: { beta: false } };

export const Yearly: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: 'Yearly · Save up to 20%' }));
    await expect(await canvas.findByText('$470 per year after beta')).toBeVisible();
  },
};

/** The roles are radio buttons: arrow keys choose one and show its example. */
export const AnotherRole: Story = {
  play: async ({ canvasElement }) => {
    const roles = within(within(canvasElement).getByRole('group', { name: /per role/ }));
    await expect(roles.getByText(/^27 of 32 specimens/)).toBeVisible();
    await userEvent.click(roles.getByRole('radio', { name: 'Laboratory manager' }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(roles.getByRole('radio', { name: 'Technician' })).toBeChecked();
    await expect(roles.getByText(/^A potassium of 6.8 mmol/)).toBeVisible();
    await expect(roles.getByText(/^27 of 32 specimens/)).not.toBeVisible();
  },
};

export const Invalid: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Facility subdomain'), 'my lab');
    await userEvent.click(canvas.getByRole('button', { name: 'Go to Facility' }));
    await expect(await canvas.findByText('Invalid subdomain format.')).toBeVisible();
    await expect(args.onGoToFacility).not.toHaveBeenCalled();
  },
};

export const Submitting: Story = {
  args: { onGoToFacility: fn(() => new Promise<void>(() => {})) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Facility subdomain'), 'northside{Enter}');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Go to Facility' })).toHaveAttribute(
        'aria-busy',
        'true',
      ),
    );
  },
};

export const Rejected: Story = {
  args: { onGoToFacility: fn(() => Promise.reject(new Error('no such host'))) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Facility subdomain'), 'northside{Enter}');
    await expect(
      await canvas.findByText('Failed to open facility. Please try again.'),
    ).toBeVisible();
  },
};

export const LongText: Story = {
  args: { baseDomain: 'laboratories.northern-territories.example' },
};

export const RightToLeft: Story = { globals: { locale: 'ar' } };

export const Dark: Story = { globals: { scheme: 'dark' } };

export const TenantBranded: Story = { globals: { tenant: 'marigold' } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

/** Opens a facility by its subdomain. */
export const KeyboardOnly: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('link', { name: 'Register Your Facility' }).focus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Open the live demo' })).toHaveFocus();
    await userEvent.tab();
    await expect(
      canvas.getByRole('link', { name: 'Choose an address and plan first' }),
    ).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByLabelText('Facility subdomain')).toHaveFocus();
    await userEvent.keyboard('Northside{Enter}');
    await waitFor(() =>
      expect(args.onGoToFacility).toHaveBeenCalledWith({ subdomain: 'northside' }),
    );
  },
};

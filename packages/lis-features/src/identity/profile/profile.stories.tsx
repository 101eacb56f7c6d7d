import { aCompetence, aUser } from '@alms/lis-domain/fixtures';
import { loading, ready } from '@alms/ui/resource';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { profileArgs } from './profile.args.ts';
import { ProfileScreen } from './profile-screen.tsx';

/** The user’s own account. Users edit their name; administrators manage role and permissions. */
const meta = {
  title: 'Features/Access/Profile',
  component: ProfileScreen,
  tags: ['form-screen'],
  args: {
    ...profileArgs,
    onSave: fn(),
    onAppearanceChange: fn(),
    onMailedChange: fn(),
    onNotificationsRetry: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof ProfileScreen>;

export default meta;
type Story = StoryObj<typeof ProfileScreen>;

export const Default: Story = {};

export const Administrator: Story = { args: { user: ready(aUser('admin')) } };

export const Patient: Story = { args: { user: ready(aUser('patient')) } };

export const Unconfirmed: Story = {
  args: { user: ready(aUser('lab_manager', { email_verified: false })) },
};

/** Authorizations by department: in force, and one that ended. */
export const Authorized: Story = {
  args: {
    user: ready(aUser('technician')),
    authorizations: ready({ required: true, authorizations: aCompetence().authorizations }),
    onAuthorizationsRetry: fn(),
  },
};

/** Required, but none was granted. */
export const NotAuthorized: Story = {
  args: {
    user: ready(aUser('technician')),
    authorizations: ready({ required: true, authorizations: [] }),
  },
};

/** None are recorded, and the facility does not require any. */
export const AuthorizationsNotRequired: Story = {
  args: {
    user: ready(aUser('technician')),
    authorizations: ready({ required: false, authorizations: [] }),
  },
};

export const AuthorizationsLoading: Story = {
  args: { user: ready(aUser('technician')), authorizations: loading },
};

export const AuthorizationsFailed: Story = {
  args: {
    user: ready(aUser('technician')),
    authorizations: { status: 'error', error: { kind: 'server', requestId: 'req-51c02e' } },
    onAuthorizationsRetry: fn(),
  },
};

/** The email settings are still loading. */
export const NotificationsLoading: Story = { args: { notifications: loading } };

export const NotificationsFailed: Story = {
  args: { notifications: { status: 'error', error: { kind: 'server', requestId: 'req-51c02e' } } },
};

/** Each checkbox applies immediately. */
export const NotificationsChosen: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('checkbox', { name: 'Critical results' })).toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Results' }));
    await expect(args.onMailedChange).toHaveBeenCalledWith({ type: 'result_ready', mailed: true });
  },
};

export const Loading: Story = { args: { user: loading } };

export const Forbidden: Story = {
  args: { user: { status: 'error', error: { kind: 'forbidden' } } },
};

export const Invalid: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.clear(canvas.getByLabelText('Full name'));
    await userEvent.click(canvas.getByRole('button', { name: 'Save name' }));
    await expect(await canvas.findAllByText('Full name is required')).toHaveLength(2);
  },
};

export const Submitting: Story = { args: { submission: { status: 'submitting' } } };

export const Rejected: Story = {
  args: { submission: { status: 'rejected', fieldErrors: {}, formError: 'version_stale' } },
};

export const Failed: Story = {
  args: { submission: { status: 'failed', error: { kind: 'server', requestId: 'req-7f3a91' } } },
};

export const Succeeded: Story = { args: { submission: { status: 'done' } } };

export const LongText: Story = {
  args: {
    user: ready(
      aUser('lab_manager', {
        full_name: 'Maximiliana Alexandrina Wolfeschlegelsteinhausen-Bergerdorff',
        email: 'maximiliana.alexandrina.wolfeschlegelsteinhausen@laboratory.test',
      }),
    ),
  },
};

export const RightToLeft: Story = { globals: { locale: 'ar-XB' } };

export const Dark: Story = { globals: { scheme: 'dark' } };

export const TenantBranded: Story = { globals: { tenant: 'northside' } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const KeyboardOnly: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link')).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Control>}a{/Control}Nils Wardman-Example{Enter}');
    await expect(within(canvasElement).getByLabelText('Full name')).toHaveFocus();
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
  },
};

import { aStaffMember, aUser } from '@alms/lis-domain/fixtures';
import { Alert } from '@alms/ui/alert';
import { loading, ready } from '@alms/ui/resource';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { people, staffArgs, stale } from './staff.args.ts';
import { StaffScreen } from './staff-screen.tsx';

/**
 * Staff with their roles and permissions. Users cannot edit their own account, and one
 * administrator always remains.
 */
const meta = {
  title: 'Features/Access/Staff',
  component: StaffScreen,
  tags: ['screen'],
  args: {
    ...staffArgs,
    onFilterChange: fn(),
    onApprove: fn(staffArgs.onApprove),
    onChangeAccess: fn(staffArgs.onChangeAccess),
    onDisable: fn(staffArgs.onDisable),
  },
} satisfies Meta<typeof StaffScreen>;

export default meta;
type Story = StoryObj<typeof StaffScreen>;

export const Default: Story = {};

/** A staff manager without the administrator role cannot change administrators. */
export const StaffManager: Story = {
  args: { viewer: aUser('receptionist', { preferences: { permissions: ['manage_staff'] } }) },
};

/** The user’s own email address is unconfirmed, so invitations are saved but not sent. */
export const InvitationsWait: Story = {
  args: {
    viewer: aUser('admin', { email_verified: false }),
    notice: (
      <Alert tone="caution" title="Confirm your email address">
        Invitations wait until then.
      </Alert>
    ),
  },
};

export const Inviting: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Invite' }));
    await waitFor(() => expect(within(canvasElement).getByLabelText('Full Name')).toBeVisible());
  },
};

export const Deciding: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Decide…' }));
    const dialog = within(
      await canvas.findByRole('dialog', { name: 'Approve access for Nadia Newcomer?' }),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Approve access' }));
    await waitFor(() =>
      expect(
        dialog.getByText('Select a role', { selector: '[data-part=error], [data-part=error] *' }),
      ).toBeVisible(),
    );
    await expect(args.onApprove).not.toHaveBeenCalled();
  },
};

export const ChangingAccess: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Tessa Benchley' }));
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Role and permissions…' }));
    await waitFor(() => expect(canvas.getByLabelText('Verify results')).toBeVisible());
  },
};

export const Disabling: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Tessa Benchley' }));
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Disable…' }));
    await waitFor(() => expect(canvas.getByLabelText('Reason')).toBeVisible());
  },
};

/** For a staff member who lost the authenticator and the recovery codes. */
export const ResettingTwoStep: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Tessa Benchley' }));
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Reset two-step verification…' }));
    await waitFor(() => expect(canvas.getByLabelText('Reason')).toBeVisible());
  },
};

/** An action from the menu was refused. */
export const Refused: Story = {
  args: { submission: { status: 'rejected', fieldErrors: {}, formError: 'version_stale' } },
};

export const Loading: Story = { args: { staff: loading } };

export const Empty: Story = { args: { staff: { status: 'empty', reason: 'none-yet' } } };

export const NoMatches: Story = {
  args: {
    filter: { query: 'zeta', status: '', role: '' },
    staff: { status: 'empty', reason: 'no-match' },
  },
};

export const Failed: Story = {
  args: { staff: { status: 'error', error: { kind: 'server', requestId: 'req-7f3a91' } } },
};

export const Forbidden: Story = {
  args: { staff: { status: 'error', error: { kind: 'forbidden' } } },
};

/** Stale data is read-only. */
export const Stale: Story = { args: { staff: stale } };

export const LongText: Story = {
  args: {
    staff: ready({
      items: [
        people.waiting,
        aStaffMember({
          full_name: 'Maximiliana Alexandrina Wolfeschlegelsteinhausen-Bergerdorff',
          email:
            'maximiliana.alexandrina.wolfeschlegelsteinhausen@interregional-reference-laboratory.example',
        }),
      ],
      nextCursor: 'more',
    }),
    onMore: fn(),
  },
};

export const RightToLeft: Story = { globals: { locale: 'ar-XB' } };

export const Dark: Story = { globals: { scheme: 'dark' } };

export const TenantBranded: Story = { globals: { tenant: 'northside' } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

/** Changes a staff member’s role by keyboard, and returns focus to the button. */
export const KeyboardOnly: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const actions = canvas.getByRole('button', { name: 'Actions for Tessa Benchley' });
    actions.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('menuitem', { name: 'Role and permissions…' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(
      await canvas.findByRole('dialog', { name: 'Role and permissions of Tessa Benchley' }),
    );
    await userEvent.selectOptions(dialog.getByLabelText('Role'), 'nurse');
    dialog.getByRole('button', { name: 'Save' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChangeAccess).toHaveBeenCalledWith(
      expect.objectContaining({
        role: 'nurse',
        permissions: ['collect_samples', 'view_results', 'create_orders'],
      }),
    );
    await waitFor(() => expect(actions).toHaveFocus());
  },
};

import { defaultGrants, permissions } from '@alms/lis-domain/access';
import type { Workplace } from '@alms/lis-domain/facility';
import { aStaffMember, aUser, fixtureId } from '@alms/lis-domain/fixtures';
import { ready, type Submission } from '@alms/ui/resource';
import { renderUi } from '@alms/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { StaffScreen, type StaffScreenProps } from './index.ts';
import { people, staffArgs, stale } from './staff.args.ts';

const screenWith = (props: Partial<StaffScreenProps> = {}) => (
  <StaffScreen {...staffArgs} {...props} />
);
const show = (props: Partial<StaffScreenProps> = {}) => renderUi(screenWith(props));
const done: Submission = { status: 'done' };
const accepted = () => vi.fn(async () => done);
const row = (name: string) => screen.getByRole('row', { name: new RegExp(name) });
const actionsFor = (name: string) => screen.getByRole('button', { name: `Actions for ${name}` });
const offered = () => screen.getAllByRole('menuitem').map((item) => item.textContent);

describe('staff list', () => {
  it('shows name, role, permissions, account status and last sign-in', () => {
    show();
    expect(row('Tessa Benchley')).toHaveTextContent(
      'Tessa Benchleytechnician@northside.testTechnicianActiveTwo-step verification on12 May 2026, 08:17Signed in',
    );
    expect(row('Nadia Newcomer')).toHaveTextContent(
      'Email not confirmed nadia@northside.testNo role yetAwaiting approvalNever',
    );
    expect(row('Alex Admin-Example')).toHaveTextContent('You');
    expect(row('Denis Keyes')).toHaveTextContent('Disabled');
    expect(row(people.manager.full_name)).toHaveTextContent('ActiveTwo-step verification off');
    expect(screen.getAllByText(/Two-step verification/)).toHaveLength(3);
  });

  it.each([
    [true, 'Not emailed yet: send it again'],
    [false, 'Not emailed: confirm your address first'],
  ])(
    'explains why a saved invitation is not sent (own address confirmed: %s)',
    (email_verified, text) => {
      show({ viewer: aUser('admin', { email_verified }) });
      expect(row('Dara Roundsworth')).toHaveTextContent(text);
    },
  );

  it.each<[string, keyof typeof people, string[]]>([
    [
      'an active colleague',
      'technician',
      ['Role and permissions…', 'Sign out everywhere', 'Reset two-step verification…', 'Disable…'],
    ],
    ['a user who is not signed in', 'manager', ['Role and permissions…', 'Disable…']],
    [
      'an invited user',
      'invited',
      ['Role and permissions…', 'Resend invitation', 'Withdraw invitation…'],
    ],
    ['a disabled account', 'disabled', ['Role and permissions…', 'Enable']],
    [
      'oneself',
      'admin',
      [
        'Role and permissions…Not possible for your own account.',
        'Sign out everywhereNot possible for your own account.',
        'Reset two-step verification…Change yours in your profile, under Sign-in and devices.',
        'Disable…Not possible for your own account.',
      ],
    ],
  ])('offers the possible actions for %s', async (_, who, expected) => {
    const { user } = show();
    await user.click(actionsFor(people[who].full_name));
    expect(offered()).toEqual(expected);
  });

  it('prevents non-administrators from changing administrators', async () => {
    const { user } = show({
      viewer: aUser('receptionist', { preferences: { permissions: ['manage_staff'] } }),
    });
    await user.click(actionsFor('Alex Admin-Example'));
    expect(offered()[0]).toBe('Role and permissions…Only an administrator can do this.');
    await user.keyboard('{Escape}');
    await user.click(actionsFor('Tessa Benchley'));
    expect(offered()[0]).toBe('Role and permissions…');
  });

  it('offers no actions on stale data', () => {
    show({ staff: stale });
    expect(screen.queryByRole('button', { name: /^(Actions for|Decide)/ })).not.toBeInTheDocument();
  });

  it('shows the count and loads the next page', async () => {
    const onMore = vi.fn();
    const { user } = show({
      onMore,
      staff: ready({ items: [people.technician], nextCursor: 'next' }),
    });
    expect(screen.getByText('1 person so far')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(onMore).toHaveBeenCalledOnce();
  });
});

describe('staff filters', () => {
  it('change one criterion at a time and are cleared together', async () => {
    const onFilterChange = vi.fn();
    const filter = { query: '', status: 'pending', role: '' } as const;
    const { user } = show({ filter, onFilterChange });
    await user.selectOptions(screen.getByLabelText('Role'), 'nurse');
    expect(onFilterChange).toHaveBeenLastCalledWith({ ...filter, role: 'nurse' });
    await user.selectOptions(screen.getByLabelText('Status'), 'declined');
    expect(onFilterChange).toHaveBeenLastCalledWith({ ...filter, status: 'declined' });
    await user.type(screen.getByLabelText('Search staff'), 'a');
    expect(onFilterChange).toHaveBeenLastCalledWith({ ...filter, query: 'a' });
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(onFilterChange).toHaveBeenLastCalledWith({ query: '', status: '', role: '' });
  });
});

describe('inviting staff', () => {
  const fill = async (user: ReturnType<typeof show>['user']) => {
    await user.click(screen.getByRole('button', { name: 'Invite' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Invite a colleague' }));
    await user.type(dialog.getByLabelText('Full Name'), 'Bo Fixture');
    await user.type(dialog.getByLabelText('Email'), 'bo@northside.test');
    return dialog;
  };

  it('submits name, address and chosen role, and closes', async () => {
    const onInvite = accepted();
    const { user } = show({ onInvite });
    const dialog = await fill(user);
    await user.click(dialog.getByRole('button', { name: 'Send invitation' }));
    expect(onInvite).not.toHaveBeenCalled();
    await user.selectOptions(dialog.getByLabelText('Role'), 'nurse');
    await user.click(dialog.getByRole('button', { name: 'Send invitation' }));
    expect(onInvite).toHaveBeenCalledExactlyOnceWith({
      full_name: 'Bo Fixture',
      email: 'bo@northside.test',
      role: 'nurse',
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('reports an address that already has an account', async () => {
    const refused: Submission = { status: 'rejected', fieldErrors: {}, formError: 'duplicate' };
    const { user, rerender } = show();
    await fill(user);
    rerender(screenWith({ submission: refused }));
    expect(
      within(screen.getByRole('dialog')).getByText(
        'This address already belongs to an account here.',
      ),
    ).toBeVisible();
    await user.keyboard('{Escape}');
    expect(
      screen.queryByText('This address already belongs to an account here.'),
    ).not.toBeInTheDocument();
  });

  it('promises no email while the user’s own address is unconfirmed', async () => {
    const { user } = show({ viewer: aUser('admin', { email_verified: false }) });
    await fill(user);
    expect(
      screen.getByText('The link to set a password is emailed after you confirm your own address.'),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save invitation' })).toBeVisible();
  });

  it.each([
    ['an administrator', aUser('admin'), true],
    [
      'a staff manager who is not an administrator',
      aUser('receptionist', { preferences: { permissions: ['manage_staff'] } }),
      false,
    ],
  ])('offers the administrator role to %s: %#', async (_, viewer, expected) => {
    const { user } = show({ viewer });
    const dialog = await fill(user);
    expect(dialog.queryByRole('option', { name: 'Administrator' }) !== null).toBe(expected);
    expect(dialog.queryByRole('option', { name: 'Patient' })).toBeNull();
  });
});

describe('pending access request', () => {
  const decide = async (props: Partial<StaffScreenProps> = {}) => {
    const view = show(props);
    await view.user.click(screen.getByRole('button', { name: 'Decide…' }));
    return {
      ...view,
      dialog: within(screen.getByRole('dialog', { name: 'Approve access for Nadia Newcomer?' })),
    };
  };

  it('is approved with the role chosen by the approver', async () => {
    const onApprove = accepted();
    const { user, dialog } = await decide({ onApprove });
    await user.click(dialog.getByRole('button', { name: 'Approve access' }));
    expect(onApprove).not.toHaveBeenCalled();
    await user.selectOptions(dialog.getByLabelText('Role'), 'receptionist');
    await user.click(dialog.getByRole('button', { name: 'Approve access' }));
    expect(onApprove).toHaveBeenCalledExactlyOnceWith({
      id: people.waiting.id,
      version: 1,
      role: 'receptionist',
    });
  });

  it('is declined without a role', async () => {
    const onDecline = accepted();
    const { user, dialog } = await decide({ onDecline });
    await user.click(dialog.getByRole('button', { name: 'Decline' }));
    expect(onDecline).toHaveBeenCalledExactlyOnceWith({ id: people.waiting.id, version: 1 });
  });

  it('can still be approved after it was declined, but not declined again', async () => {
    const { user } = show({
      staff: ready({ items: [{ ...people.waiting, status: 'declined' }], nextCursor: null }),
    });
    await user.click(actionsFor('Nadia Newcomer'));
    await user.click(screen.getByRole('menuitem', { name: 'Approve access…' }));
    expect(screen.queryByRole('button', { name: 'Decline' })).not.toBeInTheDocument();
  });
});

describe('role and permissions', () => {
  const open = async (props: Partial<StaffScreenProps> = {}) => {
    const view = show(props);
    await view.user.click(actionsFor('Tessa Benchley'));
    await view.user.click(screen.getByRole('menuitem', { name: 'Role and permissions…' }));
    return {
      ...view,
      dialog: within(
        screen.getByRole('dialog', { name: 'Role and permissions of Tessa Benchley' }),
      ),
    };
  };
  const ticked = (dialog: ReturnType<typeof within>) =>
    dialog.queryAllByRole('checkbox', { checked: true }).length;

  it('show the current values, and are saved together', async () => {
    const onChangeAccess = accepted();
    const { user, dialog } = await open({ onChangeAccess });
    expect(dialog.getAllByRole('checkbox')).toHaveLength(permissions.length);
    expect(ticked(dialog)).toBe(defaultGrants.technician.length);
    await user.click(dialog.getByLabelText('Verify results'));
    await user.click(dialog.getByLabelText('View audit logs'));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    const granted = [
      ...defaultGrants.technician.filter((each) => each !== 'verify_results'),
      'view_audit_logs',
    ];
    expect(onChangeAccess).toHaveBeenCalledExactlyOnceWith({
      id: people.technician.id,
      version: 1,
      role: 'technician',
      permissions: granted,
      laboratory_ids: [],
      ward_ids: [],
    });
  });

  it('include the sites where the person works, in a facility with several', async () => {
    const onChangeAccess = accepted();
    const sites = [
      { id: fixtureId('laboratory', 1), name: 'Northside Clinic' },
      { id: fixtureId('laboratory', 2), name: 'Harbour Street' },
    ];
    const { user, dialog } = await open({ onChangeAccess, sites });
    await user.type(dialog.getByLabelText(/^Sites/), 'Harb');
    await user.click(await dialog.findByRole('option', { name: /Harbour Street/ }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(onChangeAccess).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ laboratory_ids: [fixtureId('laboratory', 2)] }),
    );
  });

  it('include the wards of doctors and nurses, and keep an inactive one', async () => {
    const onChangeAccess = accepted();
    const wards = [
      { id: fixtureId('ward', 1), name: 'Ward 3B' },
      { id: fixtureId('ward', 2), name: 'Intensive care' },
    ];
    const inactive = fixtureId('ward', 9);
    const nurse = { ...people.technician, role: 'nurse' as const, ward_ids: [inactive] };
    const { user, dialog } = await open({
      onChangeAccess,
      wards,
      staff: ready({ items: [nurse], nextCursor: null }),
    });
    await user.type(dialog.getByLabelText(/^Wards/), 'Inten');
    await user.click(await dialog.findByRole('option', { name: /Intensive care/ }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(onChangeAccess).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ ward_ids: [fixtureId('ward', 2), inactive] }),
    );
  });

  it('offer no wards to other roles', async () => {
    const { dialog } = await open({ wards: [{ id: fixtureId('ward', 1), name: 'Ward 3B' }] });
    expect(dialog.queryByLabelText(/^Wards/)).toBeNull();
  });

  it('offer a staff manager only the sites where the manager works', async () => {
    const [east, west] = [1, 2].map((index) => ({
      id: fixtureId('laboratory', index),
      name: index === 1 ? 'East' : 'West',
      time_zone: 'UTC',
    })) as [Workplace, Workplace];
    const viewer = {
      ...aUser('receptionist', { preferences: { permissions: ['manage_staff'] } }),
      laboratories: [west],
    };
    const { user, dialog } = await open({ viewer, sites: [east, west] });
    await user.click(dialog.getByLabelText(/^Sites/));
    expect(await dialog.findByRole('option', { name: /West/ })).toBeVisible();
    expect(dialog.queryByRole('option', { name: /East/ })).toBeNull();
  });

  it('reset to the defaults of a newly selected role', async () => {
    const { user, dialog } = await open();
    await user.selectOptions(dialog.getByLabelText('Role'), 'nurse');
    expect(
      dialog
        .getAllByRole('checkbox', { checked: true })
        .map((box) => box.closest('[data-component]')?.textContent),
    ).toEqual(['Order tests', 'Collect specimens', 'View results']);
    await user.selectOptions(dialog.getByLabelText('Role'), 'admin');
    expect(dialog.queryByRole('checkbox')).toBeNull();
    expect(
      dialog.getByText('An administrator has all permissions at this facility.'),
    ).toBeVisible();
  });

  it('never include staff management for non-administrators', async () => {
    const { dialog } = await open({
      viewer: aUser('receptionist', { preferences: { permissions: ['manage_staff'] } }),
    });
    expect(dialog.queryByLabelText('Manage staff')).toBeNull();
    expect(dialog.getByLabelText('Manage settings')).toBeVisible();
  });

  it.each([
    [
      'version_stale',
      'Another user updated this account. Review the latest version and try again.',
    ],
    [
      'last_admin',
      'This is the last active administrator. Make another user an administrator first.',
    ],
  ])('explain a refused change: %s', async (formError, text) => {
    const { rerender } = await open();
    rerender(screenWith({ submission: { status: 'rejected', fieldErrors: {}, formError } }));
    expect(screen.getByRole('alert')).toHaveTextContent(text);
  });
});

describe('disabling an account', () => {
  it('requires a reason', async () => {
    const onDisable = accepted();
    const { user } = show({ onDisable });
    await user.click(actionsFor('Tessa Benchley'));
    await user.click(screen.getByRole('menuitem', { name: 'Disable…' }));
    const dialog = within(
      screen.getByRole('dialog', { name: 'Disable the account of Tessa Benchley?' }),
    );
    await user.click(dialog.getByRole('button', { name: 'Disable account' }));
    expect(dialog.getByLabelText('Reason')).toHaveAccessibleDescription('Enter a reason');
    await user.type(dialog.getByLabelText('Reason'), ' Left the laboratory ');
    await user.click(dialog.getByRole('button', { name: 'Disable account' }));
    expect(onDisable).toHaveBeenCalledExactlyOnceWith({
      id: people.technician.id,
      version: 1,
      reason: 'Left the laboratory',
    });
  });

  it('withdraws the invitation of an invited user', async () => {
    const { user } = show();
    await user.click(actionsFor('Phoebe Drawson'));
    await user.click(screen.getByRole('menuitem', { name: 'Withdraw invitation…' }));
    expect(
      screen.getByRole('dialog', { name: 'Withdraw the invitation of Phoebe Drawson?' }),
    ).toBeVisible();
  });
});

describe('resetting two-step verification', () => {
  it('explains the effect and requires a reason', async () => {
    const onResetSecondFactor = accepted();
    const { user } = show({ onResetSecondFactor });
    await user.click(actionsFor('Tessa Benchley'));
    await user.click(screen.getByRole('menuitem', { name: 'Reset two-step verification…' }));
    const dialog = within(
      screen.getByRole('dialog', { name: 'Reset two-step verification for Tessa Benchley?' }),
    );
    expect(
      dialog.getByText(
        /^The authenticator app, passkeys and recovery codes of Tessa Benchley stop working/,
      ),
    ).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Reset two-step verification' }));
    expect(dialog.getByLabelText('Reason')).toHaveAccessibleDescription('Enter a reason');
    await user.type(dialog.getByLabelText('Reason'), 'Lost the phone');
    await user.click(dialog.getByRole('button', { name: 'Reset two-step verification' }));
    expect(onResetSecondFactor).toHaveBeenCalledExactlyOnceWith({
      id: people.technician.id,
      reason: 'Lost the phone',
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('reports when it is no longer possible', async () => {
    const { user, rerender } = show();
    await user.click(actionsFor('Tessa Benchley'));
    await user.click(screen.getByRole('menuitem', { name: 'Reset two-step verification…' }));
    rerender(
      screenWith({ submission: { status: 'rejected', fieldErrors: {}, formError: 'conflict' } }),
    );
    expect(screen.getByRole('alert')).toHaveTextContent('this is no longer possible');
  });
});

describe('actions without confirmation', () => {
  it.each([
    ['Phoebe Drawson', 'Resend invitation', 'onResendInvitation', { id: people.invited.id }],
    ['Denis Keyes', 'Enable', 'onEnable', { id: people.disabled.id, version: 1 }],
    ['Tessa Benchley', 'Sign out everywhere', 'onSignOut', { id: people.technician.id }],
  ] as const)('%s: %s', async (name, label, handler, expected) => {
    const called = accepted();
    const { user, rerender } = show({ [handler]: called });
    await user.click(actionsFor(name));
    await user.click(screen.getByRole('menuitem', { name: label }));
    expect(called).toHaveBeenCalledExactlyOnceWith(expected);
    rerender(
      screenWith({ submission: { status: 'rejected', fieldErrors: {}, formError: 'conflict' } }),
    );
    expect(screen.getByRole('alert')).toHaveTextContent('this is no longer possible');
  });
});

it('labels users who never signed in', () => {
  show({
    staff: ready({
      items: [aStaffMember({ last_seen_at: null, signed_in: false })],
      nextCursor: null,
    }),
  });
  expect(row('Tessa Benchley')).toHaveTextContent('Never');
});

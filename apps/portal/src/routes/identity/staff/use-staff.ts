import { staffRoles } from '@alms/lis-domain/access';
import {
  accountStatuses,
  approveStaff,
  changeStaffAccess,
  declineStaff,
  disableStaff,
  enableStaff,
  inviteStaff,
  listStaff,
  resendInvitation,
  resetSecondFactor,
  signOutStaff,
  type StaffMember,
} from '@alms/lis-domain/identity/staff';
import type { StaffFilter, StaffScreenProps } from '@alms/lis-features/identity/staff';
import { useMessages } from '@alms/ui/i18n';
import { useToasts } from '@alms/ui/toast';
import { allowedValue, useView } from '../../../app/use-view.ts';
import { useAction } from '../../../data/use-action.ts';
import { useDebouncedValue } from '../../../data/use-debounced-value.ts';
import { usePages } from '../../../data/use-endpoint.ts';
import { useSites } from '../../../data/use-sites.ts';
import { useWards } from '../../../data/use-wards.ts';
import { useSubmission } from '../../../data/use-submission.ts';
import { useSignedIn } from '../../../session/session-provider.tsx';
import { usePageReading } from '../../../session/use-page-reading.ts';
import { staffOutcomeMessages } from './words/staff-outcome/index.ts';

/**
 * Staff of the facility and the actions on their accounts. The filter is stored in the URL, so that
 * a link can show pending requests.
 */
export function useStaff(): Omit<StaffScreenProps, 'notice'> {
  const { user } = useSignedIn();
  const [view, setView] = useView();
  const filter: StaffFilter = {
    query: view.get('q') ?? '',
    status: allowedValue(accountStatuses, view.get('status')),
    role: allowedValue(staffRoles, view.get('role')),
  };
  const { status, role } = filter;
  const search = useDebouncedValue(filter.query, 300);
  const sites = useSites();
  const wards = useWards();
  const { resource, more, reload } = usePages(
    listStaff,
    { query: { ...(search && { q: search }), ...(status && { status }), ...(role && { role }) } },
    { emptiness: search || status || role ? 'no-match' : 'none-yet' },
  );
  usePageReading(resource);
  return {
    viewer: user,
    sites,
    wards,
    filter,
    onFilterChange: ({ query, ...rest }) => setView({ q: query, ...rest }),
    staff: resource,
    onMore: more,
    onRetry: reload,
    ...useAccountActions(reload),
  };
}

type AccountActions = Pick<
  StaffScreenProps,
  | 'submission'
  | 'onInvite'
  | 'onResendInvitation'
  | 'onApprove'
  | 'onDecline'
  | 'onChangeAccess'
  | 'onDisable'
  | 'onEnable'
  | 'onSignOut'
  | 'onResetSecondFactor'
>;

/** Actions on accounts, each confirmed with a toast. They share the state of the open dialog. */
function useAccountActions(reload: () => Promise<void>): AccountActions {
  const { show } = useToasts();
  const words = useMessages(staffOutcomeMessages);
  const form = useSubmission({ after: reload });
  const confirmed = (message: (member: StaffMember) => string) => ({
    form,
    onDone: (member: StaffMember) => show({ tone: 'positive', message: message(member) }),
  });
  const named = (message: (values: { name: string }) => string) =>
    confirmed(({ full_name }) => message({ name: full_name }));
  const invited = confirmed(({ email, invitation_held }) =>
    invitation_held ? words.invitationHeld({ email }) : words.invitationMailed({ email }),
  );
  const invite = useAction(inviteStaff, invited);
  const resend = useAction(resendInvitation, invited);
  const approve = useAction(approveStaff, named(words.approved));
  const decline = useAction(declineStaff, named(words.declined));
  const changeAccess = useAction(changeStaffAccess, named(words.accessChanged));
  const disable = useAction(disableStaff, named(words.disabled));
  const enable = useAction(enableStaff, named(words.enabled));
  const signOut = useAction(signOutStaff, named(words.signedOut));
  const reset = useAction(resetSecondFactor, named(words.twoStepReset));
  return {
    submission: form.state,
    onInvite: (body) => invite.submit({ body }),
    onResendInvitation: ({ id }) => resend.submit({ params: { id } }),
    onApprove: ({ id, version, role }) =>
      approve.submit({ params: { id }, version, body: { role } }),
    onDecline: ({ id, version }) => decline.submit({ params: { id }, version }),
    onChangeAccess: ({ id, version, ...body }) =>
      changeAccess.submit({ params: { id }, version, body }),
    onDisable: ({ id, version, reason }) =>
      disable.submit({ params: { id }, version, body: { reason } }),
    onEnable: ({ id, version }) => enable.submit({ params: { id }, version }),
    onSignOut: ({ id }) => signOut.submit({ params: { id } }),
    onResetSecondFactor: ({ id, reason }) => reset.submit({ params: { id }, body: { reason } }),
  };
}

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
import { StaffScreen, type StaffFilter } from '@alms/lis-features/identity/staff';
import { useMessages } from '@alms/ui/i18n';
import { useToasts } from '@alms/ui/toast';
import { oneOf, useView } from '../../../app/use-view.ts';
import { usePages } from '../../../data/use-endpoint.ts';
import { useIdempotencyKey } from '../../../data/use-idempotency-key.ts';
import { useDebouncedValue } from '../../../data/use-debounced-value.ts';
import { useSubmission } from '../../../data/use-submission.ts';
import { useApi, useSignedIn } from '../../../session/session-provider.tsx';
import { AddressNotice } from '../confirm-email/address-notice.tsx';
import { staffOutcomeMessages } from './words/staff-outcome/index.ts';

/**
 * `/app/settings/staff`: the filter is stored in the URL, so that a link can show pending requests.
 */
export default function StaffRoute() {
  const { user } = useSignedIn();
  const { call } = useApi();
  const [view, setView] = useView();
  const filter: StaffFilter = {
    query: view.get('q') ?? '',
    status: oneOf(accountStatuses, view.get('status')),
    role: oneOf(staffRoles, view.get('role')),
  };
  const { status, role } = filter;
  const asked = useDebouncedValue(filter.query, 300);
  const { resource, more, reload } = usePages(
    listStaff,
    { query: { ...(asked && { q: asked }), ...(status && { status }), ...(role && { role }) } },
    { emptiness: asked || status || role ? 'no-match' : 'none-yet' },
  );
  const { submission, submit } = useSubmission();
  const key = useIdempotencyKey();
  const { show } = useToasts();
  const words = useMessages(staffOutcomeMessages);

  // The list is also reloaded after an error, usually caused by a concurrent change.
  const act = async (work: () => Promise<StaffMember>, told: (member: StaffMember) => string) => {
    const outcome = await submit(async () =>
      show({ tone: 'positive', message: told(await work()) }),
    );
    await reload();
    return outcome;
  };
  const invited = ({ email, invitation_held }: StaffMember) =>
    invitation_held ? words.invitationHeld({ email }) : words.invitationMailed({ email });

  return (
    <StaffScreen
      viewer={user}
      filter={filter}
      onFilterChange={({ query, ...rest }) => setView({ q: query, ...rest })}
      staff={resource}
      onMore={more}
      onRetry={reload}
      submission={submission}
      notice={<AddressNotice />}
      onInvite={async (body) => {
        const outcome = await act(() => call(inviteStaff, { body, key: key.read() }), invited);
        // After a definite response the next submission is a new invitation; after a lost
        // connection the same one is retried.
        if (outcome.status !== 'failed') key.renew();
        return outcome;
      }}
      onResendInvitation={({ id }) =>
        act(() => call(resendInvitation, { params: { id } }), invited)
      }
      onApprove={({ id, version, role: given }) =>
        act(
          () => call(approveStaff, { params: { id }, version, body: { role: given } }),
          (member) => words.approved({ name: member.full_name }),
        )
      }
      onDecline={({ id, version }) =>
        act(
          () => call(declineStaff, { params: { id }, version }),
          (member) => words.declined({ name: member.full_name }),
        )
      }
      onChangeAccess={({ id, version, ...body }) =>
        act(
          () => call(changeStaffAccess, { params: { id }, version, body }),
          (member) => words.accessChanged({ name: member.full_name }),
        )
      }
      onDisable={({ id, version, reason }) =>
        act(
          () => call(disableStaff, { params: { id }, version, body: { reason } }),
          (member) => words.disabled({ name: member.full_name }),
        )
      }
      onEnable={({ id, version }) =>
        act(
          () => call(enableStaff, { params: { id }, version }),
          (member) => words.enabled({ name: member.full_name }),
        )
      }
      onSignOut={({ id }) =>
        act(
          () => call(signOutStaff, { params: { id } }),
          (member) => words.signedOut({ name: member.full_name }),
        )
      }
      onResetSecondFactor={({ id, reason }) =>
        act(
          () => call(resetSecondFactor, { params: { id }, body: { reason } }),
          (member) => words.secondStepReset({ name: member.full_name }),
        )
      }
    />
  );
}

import type { NamedLaboratory, NamedWard } from '@alms/lis-domain/facility';
import type { User } from '@alms/lis-domain/identity';
import type { StaffMember } from '@alms/lis-domain/identity/staff';
import { Button } from '@alms/ui/button';
import { Card } from '@alms/ui/card';
import { useMessages } from '@alms/ui/i18n';
import { Icon, PlusGlyph } from '@alms/ui/icon';
import { PageHeader } from '@alms/ui/page-header';
import { idle, ResourceView, type Resource, type Submission } from '@alms/ui/resource';
import { Stack } from '@alms/ui/stack';
import { Text } from '@alms/ui/text';
import { useState, type ReactNode } from 'react';
import { SubmissionAlert } from '../../shared/submission-alert/index.ts';
import { AccessDialog } from './access-dialog.tsx';
import { DecideDialog } from './decide-dialog.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { ReasonDialog, type ReasonedAction } from './reason-dialog.tsx';
import type { StaffActions } from './staff-actions.ts';
import { StaffFilters, type StaffFilter } from './staff-filters.tsx';
import { staffMessages } from './words/index.ts';
import { StaffTable, type ChosenAction } from './staff-table.tsx';

/** Staff members loaded so far. */
export interface StaffPage {
  items: readonly StaffMember[];
  /** Cursor of the next page; null on the last. */
  nextCursor: string | null;
}

export interface StaffScreenProps extends StaffActions {
  /** The signed-in user, which determines the available actions. */
  viewer: User;
  /** Sites of the facility. When omitted, there is only one. */
  sites?: readonly NamedLaboratory[] | undefined;
  /** Active wards of the facility. When omitted, there are none. */
  wards?: readonly NamedWard[] | undefined;
  filter: StaffFilter;
  onFilterChange: (filter: StaffFilter) => void;
  staff: Resource<StaffPage>;
  /** Loads the next page. When omitted, there is none. */
  onMore?: (() => void) | undefined;
  onRetry?: () => void | Promise<void>;
  /**
   * State of the last action. Known refusals: `duplicate`, `version_stale`, `conflict`,
   * `last_admin`, `own_account`.
   */
  submission: Submission;
  /**
   * Notice above the list that explains why invitations are not emailed. When omitted, none is
   * shown.
   */
  notice?: ReactNode;
}

/** The open dialog: an invitation, or an action on an account. */
type OpenDialog = { kind: 'invite' } | ChosenAction;

const needsReason = (opened: OpenDialog): opened is ReasonedAction =>
  opened.kind === 'disable' || opened.kind === 'reset-second-factor';

/**
 * Staff of the facility: invite, approve, change permissions, disable and enable.
 *
 * Part of Settings. The specification’s navigation has no entry for it, so the dashboard, the setup
 * and the settings link to it.
 */
export function StaffScreen({
  viewer,
  sites,
  wards,
  filter,
  onFilterChange,
  staff,
  onMore,
  onRetry,
  submission,
  notice,
  ...actions
}: StaffScreenProps) {
  const words = useMessages(staffMessages);
  const [opened, setOpened] = useState<OpenDialog>();
  // The outcome of an earlier action does not apply to the next one.
  const [answered, setAnswered] = useState<Submission>();
  const current = submission === answered ? idle : submission;

  const ask = (question: OpenDialog | undefined) => {
    setAnswered(submission);
    setOpened(question);
  };
  const close = () => ask(undefined);
  const closeWhenDone = async (outcome: Promise<Submission>) => {
    if ((await outcome).status === 'done') close();
  };
  const choose = (chosen: ChosenAction) => {
    const { id, version } = chosen.member;
    switch (chosen.kind) {
      case 'resend-invitation':
        return void actions.onResendInvitation({ id });
      case 'enable':
        return void actions.onEnable({ id, version });
      case 'sign-out':
        return void actions.onSignOut({ id });
      default:
        return ask(chosen);
    }
  };
  const memberOf = (...wanted: ChosenAction['kind'][]) =>
    opened !== undefined && opened.kind !== 'invite' && wanted.includes(opened.kind)
      ? opened.member
      : undefined;
  const [deciding, changing] = [memberOf('approve', 'decline'), memberOf('change-access')];
  const reasoned = opened && needsReason(opened) ? opened : undefined;
  const performWithReason = ({ kind, member: { id, version } }: ReasonedAction, reason: string) =>
    kind === 'disable'
      ? actions.onDisable({ id, version, reason })
      : actions.onResetSecondFactor({ id, reason });

  const invite = (
    <Button
      variant="primary"
      aria-haspopup="dialog"
      leading={<Icon glyph={PlusGlyph} size="small" />}
      onClick={() => ask({ kind: 'invite' })}
    >
      {words.invite}
    </Button>
  );
  const dialog = { viewer, submission: current, onClose: close };
  return (
    <Stack gap="s5" data-screen="staff">
      <PageHeader title={words.title} context={words.context} actions={invite} />
      {notice}
      {opened === undefined && <SubmissionAlert submission={current} words={words} />}
      <StaffFilters filter={filter} onFilterChange={onFilterChange} />
      <Card body="flush" aria-label={words.list}>
        <ResourceView
          resource={staff}
          label={words.list}
          headingLevel={2}
          flush
          skeleton={<StaffTable staff={[]} viewer={viewer} skeletonRows={6} />}
          empty={{
            'none-yet': { title: words.emptyTitle, body: words.emptyBody },
            'no-match': { title: words.noMatchTitle, body: words.noMatchBody },
          }}
          {...(onRetry && { onRetry })}
        >
          {({ items }, freshness) => (
            <StaffTable
              staff={items}
              viewer={viewer}
              onAction={freshness === 'stale' ? undefined : choose}
            />
          )}
        </ResourceView>
      </Card>
      {staff.status === 'ready' && (
        <Counted
          count={staff.data.items.length}
          onMore={staff.data.nextCursor === null ? undefined : onMore}
        />
      )}
      <InviteDialog
        {...dialog}
        open={opened?.kind === 'invite'}
        onInvite={(invitation) => closeWhenDone(actions.onInvite(invitation))}
      />
      <DecideDialog
        {...dialog}
        member={deciding}
        onApprove={async ({ role }) =>
          deciding &&
          closeWhenDone(actions.onApprove({ id: deciding.id, version: deciding.version, role }))
        }
        onDecline={async () =>
          deciding &&
          closeWhenDone(actions.onDecline({ id: deciding.id, version: deciding.version }))
        }
      />
      <AccessDialog
        sites={sites}
        wards={wards}
        {...dialog}
        member={changing}
        onChangeAccess={async (access) =>
          changing &&
          closeWhenDone(
            actions.onChangeAccess({ id: changing.id, version: changing.version, ...access }),
          )
        }
      />
      <ReasonDialog
        {...dialog}
        chosen={reasoned}
        onConfirm={async ({ reason }) =>
          reasoned && closeWhenDone(performWithReason(reasoned, reason))
        }
      />
    </Stack>
  );
}

/** Number of rows shown, with a button for the next page. */
function Counted({ count, onMore }: { count: number; onMore: (() => void) | undefined }) {
  const words = useMessages(staffMessages);
  return (
    <Stack gap="s2" align="start">
      <Text size="small" tone="muted">
        {onMore ? words.shownSoFar({ count }) : words.shown({ count })}
      </Text>
      {onMore && <Button onClick={onMore}>{words.more}</Button>}
    </Stack>
  );
}

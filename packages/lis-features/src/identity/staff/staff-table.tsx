import type { User } from '@alms/lis-domain/identity';
import {
  staffActionProblem,
  type AccountStatus,
  type StaffAction,
  type StaffMember,
} from '@alms/lis-domain/identity/staff';
import { Button, IconButton } from '@alms/ui/button';
import { Chip, type ChipProps } from '@alms/ui/chip';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { CheckGlyph, ClockGlyph, HoldGlyph, Icon, MoreGlyph, PersonGlyph } from '@alms/ui/icon';
import { Menu, type MenuItem } from '@alms/ui/menu';
import { CellText, Table, type TableColumn } from '@alms/ui/table';
import { Text } from '@alms/ui/text';
import { useRoleWords } from '../../shared/role-words/index.ts';
import { staffMessages } from './words/index.ts';
import * as S from './staff.styles.ts';

/** An action chosen for an account. It runs directly or after a dialog. */
export interface ChosenAction {
  kind: StaffAction;
  member: StaffMember;
}

export interface StaffTableProps {
  staff: readonly StaffMember[];
  viewer: User;
  /**
   * Called with the chosen action. When omitted, no actions are available because the data is stale
   * or sample data.
   */
  onAction?: ((chosen: ChosenAction) => void) | undefined;
  /** Number of placeholder rows shown instead of data. */
  skeletonRows?: number;
}

/**
 * Staff with their role, permissions and status. Only pending and unusual states are highlighted.
 */
export function StaffTable({ staff, viewer, onAction, skeletonRows = 0 }: StaffTableProps) {
  const words = useMessages(staffMessages);
  const roles = useRoleWords();
  const format = useFormat();
  const columns: TableColumn<StaffMember>[] = [
    {
      id: 'name',
      header: words.name,
      rowHeader: true,
      render: ({ id, full_name, email, email_verified, status }) => (
        <CellText
          note={
            <>
              {!email_verified && status !== 'invited' && (
                <S.Unconfirmed>{words.emailUnconfirmed} </S.Unconfirmed>
              )}
              {email}
            </>
          }
        >
          {full_name}
          {id === viewer.id && <S.Muted> {words.yourself}</S.Muted>}
        </CellText>
      ),
    },
    {
      id: 'role',
      header: words.role,
      width: '10rem',
      render: ({ role }) => (role === null ? <S.Muted>{words.noRoleYet}</S.Muted> : roles[role]),
    },
    {
      id: 'status',
      header: words.status,
      width: '13rem',
      render: (member) => <Status member={member} viewer={viewer} />,
    },
    {
      id: 'seen',
      header: words.lastSeen,
      width: '11rem',
      render: ({ last_seen_at, signed_in }) => (
        <CellText note={signed_in && words.signedIn}>
          {last_seen_at === null ? (
            <S.Muted>{words.never}</S.Muted>
          ) : (
            <Text as="span" figures>
              {format.dateTime(last_seen_at)}
            </Text>
          )}
        </CellText>
      ),
    },
  ];
  const actions: TableColumn<StaffMember> = {
    id: 'actions',
    header: words.actions,
    headerHidden: true,
    align: 'end',
    width: '9.5rem',
    render: (member) =>
      onAction && <RowActions member={member} viewer={viewer} onAction={onAction} />,
  };
  return (
    <Table<StaffMember>
      columns={onAction || skeletonRows > 0 ? [...columns, actions] : columns}
      rows={staff}
      rowKey={({ id }) => id}
      caption={words.list}
      skeletonRows={skeletonRows}
    />
  );
}

const LOOKS: Record<Exclude<AccountStatus, 'active'>, Pick<ChipProps, 'tone' | 'glyph'>> = {
  pending: { tone: 'caution', glyph: ClockGlyph },
  invited: { tone: 'info', glyph: PersonGlyph },
  disabled: { glyph: HoldGlyph },
  declined: { glyph: HoldGlyph },
};

function Status({
  member: { status, invitation_held, has_second_factor },
  viewer,
}: {
  member: StaffMember;
  viewer: User;
}) {
  const words = useMessages(staffMessages);
  if (status === 'active') {
    return (
      <CellText note={has_second_factor ? words.withTwoStep : words.withoutTwoStep}>
        {words.active}
      </CellText>
    );
  }
  return (
    <CellText
      note={invitation_held && (viewer.email_verified ? words.heldByColleague : words.held)}
    >
      <Chip {...LOOKS[status]}>{words[status]}</Chip>
    </CellText>
  );
}

/** Actions in menu order. */
const MENU_ACTIONS = [
  'approve',
  'change-access',
  'resend-invitation',
  'sign-out',
  'reset-second-factor',
  'enable',
  'disable',
] as const satisfies readonly StaffAction[];

function RowActions({
  member,
  viewer,
  onAction,
}: {
  member: StaffMember;
  viewer: User;
  onAction: (chosen: ChosenAction) => void;
}) {
  const words = useMessages(staffMessages);
  if (member.status === 'pending') {
    return (
      <Button
        leading={<Icon glyph={CheckGlyph} size="small" />}
        aria-haspopup="dialog"
        onClick={() => onAction({ kind: 'approve', member })}
      >
        {words.decide}
      </Button>
    );
  }
  const labels: Record<(typeof MENU_ACTIONS)[number], string> = {
    approve: words.letIn,
    'change-access': words.changeAccess,
    'resend-invitation': words.resendInvitation,
    'sign-out': words.signOut,
    'reset-second-factor': words.resetTwoStep,
    enable: words.enable,
    disable: member.status === 'invited' ? words.withdraw : words.disable,
  };
  const reasons = { own_account: words.own_account, forbidden: words.adminsOnly };
  const items = MENU_ACTIONS.flatMap((kind): MenuItem[] => {
    const problem = staffActionProblem(kind, viewer, member);
    // Actions invalid for the status are hidden; actions without permission state the reason.
    if (problem === 'conflict' || (kind === 'sign-out' && !member.signed_in)) return [];
    const ownFactor = kind === 'reset-second-factor' && problem === 'own_account';
    return [
      {
        id: kind,
        label: labels[kind],
        inertReason: ownFactor ? words.ownTwoStep : problem && reasons[problem],
        onSelect: () => onAction({ kind, member }),
        ...(kind === 'disable' && { tone: 'critical', parted: true }),
      },
    ];
  });
  return (
    <S.RowMenu>
      <Menu
        align="end"
        items={items}
        renderTrigger={(trigger) => (
          <IconButton {...trigger} label={words.actionsFor({ name: member.full_name })}>
            <Icon glyph={MoreGlyph} />
          </IconButton>
        )}
      />
    </S.RowMenu>
  );
}

import {
  isInForce,
  type Authorization,
  type Competence,
} from '@alms/lis-domain/identity/competence';
import type { UserId } from '@alms/lis-domain/identity';
import { Button } from '@alms/ui/button';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { Inline } from '@alms/ui/inline';
import { CellText, Table, type TableColumn } from '@alms/ui/table';
import { Text } from '@alms/ui/text';
import { AuthorizationChip, useTaskWords } from '../../shared/authorization/index.ts';
import { useDepartmentWords } from '../../shared/department-words/index.ts';
import { useRoleWords } from '../../shared/role-words/index.ts';
import { competenceMessages } from './words/index.ts';
import * as S from './competence.styles.ts';

export interface CompetenceTableProps {
  staff: readonly Competence[];
  viewerId: UserId;
  /** When omitted, the data is stale or sample data. */
  onAuthorize?: ((member: Competence) => void) | undefined;
  onOpenRecords?: ((member: Competence) => void) | undefined;
  /** Number of placeholder rows shown instead of data. */
  skeletonRows?: number;
}

/** Staff with their authorizations by department: those in force, and the last ones that ended. */
export function CompetenceTable({
  staff,
  viewerId,
  onAuthorize,
  onOpenRecords,
  skeletonRows = 0,
}: CompetenceTableProps) {
  const words = useMessages(competenceMessages);
  const roles = useRoleWords();
  const columns: TableColumn<Competence>[] = [
    {
      id: 'name',
      header: words.name,
      rowHeader: true,
      width: '14rem',
      render: ({ full_name, role }) => <CellText note={roles[role]}>{full_name}</CellText>,
    },
    {
      id: 'authorizations',
      header: words.authorizations,
      render: ({ authorizations }) => <Current authorizations={currentOf(authorizations)} />,
    },
    {
      id: 'actions',
      header: words.actions,
      headerHidden: true,
      align: 'end',
      width: '15rem',
      render: (member) => (
        <Inline gap="s2" justify="end">
          {onOpenRecords && member.authorizations.length > 0 && (
            <Button
              size="small"
              variant="quiet"
              aria-haspopup="dialog"
              aria-label={words.recordsOf({ name: member.full_name })}
              onClick={() => onOpenRecords(member)}
            >
              {words.records}
            </Button>
          )}
          {onAuthorize && (
            <Button
              size="small"
              aria-haspopup="dialog"
              aria-label={words.authorizeName({ name: member.full_name })}
              inertReason={member.id === viewerId ? words.own_account : undefined}
              onClick={() => onAuthorize(member)}
            >
              {words.authorizeOpen}
            </Button>
          )}
        </Inline>
      ),
    },
  ];
  return (
    <Table<Competence>
      columns={columns}
      rows={staff}
      rowKey={({ id }) => id}
      caption={words.list}
      skeletonRows={skeletonRows}
    />
  );
}

/**
 * Returns the authorizations to list: those in force, and an expired one of a department without
 * another in force.
 */
function currentOf(authorizations: readonly Authorization[]): Authorization[] {
  const inForce = authorizations.filter(({ state }) => isInForce(state));
  const expired = authorizations.filter(
    ({ state, department }, at) =>
      state === 'expired' &&
      !inForce.some((each) => each.department === department) &&
      authorizations.findIndex(
        (each) => each.state === 'expired' && each.department === department,
      ) === at,
  );
  return [...expired, ...inForce.toReversed()];
}

function Current({ authorizations }: { authorizations: readonly Authorization[] }) {
  const words = useMessages(competenceMessages);
  const departments = useDepartmentWords();
  const tasks = useTaskWords();
  const format = useFormat();
  if (authorizations.length === 0) return <Text tone="muted">{words.none}</Text>;
  return (
    <S.Authorizations>
      {authorizations.map(({ id, department, tasks: granted, valid_until, state }) => (
        <li key={id}>
          <b>{departments[department]}</b>
          <span>{tasks.list(granted)}</span>
          <Text as="span" size="small" tone="muted" figures>
            {words.until({ date: format.longDate(valid_until) })}
          </Text>
          {state !== 'in_force' && <AuthorizationChip state={state} />}
        </li>
      ))}
    </S.Authorizations>
  );
}

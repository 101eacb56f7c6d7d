import { normaliseRole } from '@alms/lis-domain/access';
import { SYSTEM_ACTOR, type AuditEvent } from '@alms/lis-domain/audit';
import { Chip } from '@alms/ui/chip';
import { DataTable, type DataTableColumn, type DataTableProps } from '@alms/ui/data-table';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { CriticalGlyph } from '@alms/ui/icon';
import { CellText } from '@alms/ui/table';
import { Text } from '@alms/ui/text';
import { useRoleWords } from '../../shared/role-words/index.ts';
import { auditWordsMessages } from '../../shared/words/audit-words/index.ts';
import { auditLogMessages } from './words/index.ts';

export interface AuditTableProps extends Pick<
  DataTableProps<AuditEvent>,
  'resource' | 'paging' | 'filter' | 'onRetry'
> {
  /** Opens one event in full. */
  onOpen: (event: AuditEvent) => void;
}

/** Audit events, one per row. Only refused actions are highlighted. */
export function AuditTable({ onOpen, ...rest }: AuditTableProps) {
  const words = useMessages(auditLogMessages);
  const codes = useMessages(auditWordsMessages);
  const format = useFormat();
  const roleOf = useActorRole();
  const nameOf = useActorName();
  const columns: DataTableColumn<AuditEvent>[] = [
    {
      id: 'time',
      header: words.time,
      width: 'clamp(8rem, 17cqi, 11.5rem)',
      rowHeader: true,
      render: (event) => (
        <Text as="span" figures>
          {format.dateTime(event.at)}
        </Text>
      ),
    },
    {
      id: 'person',
      header: words.person,
      render: ({ actor }) => <CellText note={roleOf(actor)}>{nameOf(actor)}</CellText>,
    },
    {
      id: 'action',
      header: words.what,
      width: 'clamp(6.5rem, 14cqi, 10rem)',
      render: (event) => codes[event.action],
    },
    {
      id: 'object',
      header: words.object,
      render: (event) => <CellText note={codes[event.category]}>{event.entity_label}</CellText>,
    },
    {
      id: 'outcome',
      header: words.outcome,
      width: 'clamp(6rem, 11cqi, 8rem)',
      render: ({ outcome }) =>
        outcome === 'failure' ? (
          <Chip tone="critical" glyph={CriticalGlyph}>
            {codes.failure}
          </Chip>
        ) : (
          codes.success
        ),
    },
  ];
  return (
    <DataTable<AuditEvent>
      {...rest}
      columns={columns}
      rowKey={(event) => event.id}
      caption={words.entries}
      lines={2}
      onRowOpen={onOpen}
      headingLevel={2}
      empty={{
        'none-yet': { title: words.emptyTitle, body: words.emptyBody },
        'no-match': { title: words.noMatchTitle, body: words.noMatchBody },
      }}
    />
  );
}

/** Returns a function that names an actor: a user, an automatic rule, or an anonymous user. */
export function useActorName(): (actor: AuditEvent['actor']) => string {
  const words = useMessages(auditLogMessages);
  return ({ user_id, name }) =>
    user_id === null && name === SYSTEM_ACTOR ? words.system : name || words.notSignedIn;
}

/**
 * Returns a function that names the actor’s role; none for the system. A role unknown to this
 * version is shown as recorded.
 */
export function useActorRole() {
  const roles = useRoleWords();
  return ({ role }: AuditEvent['actor']): string => {
    const known = normaliseRole(role);
    return known ? roles[known] : (role ?? '');
  };
}

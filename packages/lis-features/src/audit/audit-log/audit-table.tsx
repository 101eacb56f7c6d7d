import { normaliseRole } from '@alms/lis-domain/access';
import type { AuditEvent } from '@alms/lis-domain/audit';
import { Chip } from '@alms/ui/chip';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { CriticalGlyph } from '@alms/ui/icon';
import { Table, type TableColumn } from '@alms/ui/table';
import { Text } from '@alms/ui/text';
import { useRoleWords } from '../../shared/role-words/index.js';
import { auditLogMessages } from './audit-log.messages.js';

export interface AuditTableProps {
  events: readonly AuditEvent[];
  /** Shows one entry in full. When omitted, rows do not open. */
  onOpen?: (event: AuditEvent) => void;
  /** Draws so many placeholder rows instead. */
  skeletonRows?: number;
}

/** Entries in one line each; only what was refused stands out. */
export function AuditTable({ events, onOpen, skeletonRows = 0 }: AuditTableProps) {
  const words = useMessages(auditLogMessages);
  const format = useFormat();
  const roleOf = useActorRole();
  const columns: TableColumn<AuditEvent>[] = [
    { id: 'time', header: words.time, width: '11.5rem', rowHeader: true, render: (event) => <Text as="span" figures>{format.dateTime(event.at)}</Text> },
    {
      id: 'person',
      header: words.person,
      width: '24%',
      render: ({ actor }) => (
        <>
          {actor.name || words.notSignedIn}
          <Text as="span" tone="muted" size="small" style={{ display: 'block' }}>{roleOf(actor)}</Text>
        </>
      ),
    },
    { id: 'action', header: words.what, width: '10rem', render: (event) => words[event.action] },
    {
      id: 'object',
      header: words.object,
      render: (event) => (
        <>
          {event.entity_label}
          <Text as="span" tone="muted" size="small" style={{ display: 'block' }}>{words[event.category]}</Text>
        </>
      ),
    },
    {
      id: 'outcome',
      header: words.outcome,
      width: '8rem',
      render: ({ outcome }) => (outcome === 'failure' ? <Chip tone="critical" glyph={CriticalGlyph}>{words.failure}</Chip> : words.success),
    },
  ];
  return (
    <Table<AuditEvent>
      columns={columns}
      rows={events}
      rowKey={(event) => event.id}
      caption={words.entries}
      skeletonRows={skeletonRows}
      {...(onOpen && { onRowOpen: onOpen })}
    />
  );
}

/** The role a person acted in; nothing for the system itself. A role this version does not know is shown as recorded. */
export function useActorRole() {
  const roles = useRoleWords();
  return ({ role }: AuditEvent['actor']): string => {
    const known = normaliseRole(role);
    return known ? roles[known] : (role ?? '');
  };
}

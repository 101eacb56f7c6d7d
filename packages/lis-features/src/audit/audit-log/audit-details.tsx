import type { AuditEvent } from '@alms/lis-domain/audit';
import { Button } from '@alms/ui/button';
import { DescriptionList } from '@alms/ui/description-list';
import { Dialog } from '@alms/ui/dialog';
import { Heading } from '@alms/ui/heading';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { Inline } from '@alms/ui/inline';
import { Stack } from '@alms/ui/stack';
import { Table } from '@alms/ui/table';
import { Text } from '@alms/ui/text';
import type { AuditFilter } from './audit-filters.tsx';
import { auditWordsMessages } from '../../shared/words/audit-words/index.ts';
import { auditLogMessages } from './words/index.ts';
import { useActorName, useActorRole } from './audit-table.tsx';
import { fieldChanges } from './field-changes.ts';

export interface AuditDetailsProps {
  /** The audit event to show; undefined while none is open. */
  event: AuditEvent | undefined;
  onClose: () => void;
  /** Filters by the event’s person, record or patient. */
  onFilter: (part: Partial<AuditFilter>) => void;
}

/** One audit event in full: user, reason, and each field before and after. */
export function AuditDetails({ event, onClose, onFilter }: AuditDetailsProps) {
  const words = useMessages(auditLogMessages);
  return (
    <Dialog
      open={event !== undefined}
      onClose={onClose}
      title={event && words.details({ seq: event.seq })}
      size="large"
      actions={<Button onClick={onClose}>{words.close}</Button>}
    >
      {event && <Entry event={event} onFilter={onFilter} />}
    </Dialog>
  );
}

function Entry({
  event,
  onFilter,
}: {
  event: AuditEvent;
  onFilter: AuditDetailsProps['onFilter'];
}) {
  const words = useMessages(auditLogMessages);
  const codes = useMessages(auditWordsMessages);
  const format = useFormat();
  const roleOf = useActorRole();
  const nameOf = useActorName();
  const changes = fieldChanges(event);
  const filters = [
    { id: 'actor_id', value: event.actor.user_id, label: words.ofPerson },
    { id: 'entity_id', value: event.entity_id, label: words.ofObject },
    { id: 'patient_id', value: event.patient_id, label: words.ofPatient },
  ] as const;
  const text = (id: string, term: string, description: string | null) =>
    description ? [{ id, term, description }] : [];
  const code = (id: string, term: string, value: string | null) =>
    value
      ? [
          {
            id,
            term,
            description: (
              <Text as="span" code>
                {value}
              </Text>
            ),
          },
        ]
      : [];
  return (
    <Stack gap="s4">
      <DescriptionList
        layout="grid"
        items={[
          { id: 'at', term: words.at, description: format.dateTime(event.at) },
          { id: 'person', term: words.person, description: nameOf(event.actor) },
          ...text('role', words.role, roleOf(event.actor)),
          { id: 'action', term: words.what, description: codes[event.action] },
          { id: 'object', term: words.object, description: event.entity_label },
          { id: 'area', term: words.area, description: codes[event.category] },
          { id: 'outcome', term: words.outcome, description: codes[event.outcome] },
          ...text('reason', words.reason, event.reason),
          ...code('address', words.address, event.ip),
          ...code('request', words.request, event.request_id),
          ...code('hash', words.hash, event.hash),
        ]}
      />
      <Inline gap="s2">
        {filters.map(
          ({ id, value, label }) =>
            value !== null && (
              <Button key={id} size="small" onClick={() => onFilter({ [id]: value })}>
                {label}
              </Button>
            ),
        )}
      </Inline>
      <Heading level={3}>{words.changes}</Heading>
      {changes.length === 0 ? (
        <Text tone="muted">{words.noChanges}</Text>
      ) : (
        <Table
          caption={words.changes}
          rows={changes}
          rowKey={(change) => change.field}
          columns={[
            {
              id: 'field',
              header: words.field,
              rowHeader: true,
              width: '30%',
              render: ({ field }) => (
                <Text as="span" code>
                  {field}
                </Text>
              ),
            },
            { id: 'before', header: words.before, render: ({ before }) => before ?? words.noValue },
            { id: 'after', header: words.after, render: ({ after }) => after ?? words.noValue },
          ]}
        />
      )}
    </Stack>
  );
}

import type { AuditEvent } from '@alms/lis-domain/audit';
import { Card } from '@alms/ui/card';
import { useMessages } from '@alms/ui/i18n';
import { PageHeader } from '@alms/ui/page-header';
import type { Resource } from '@alms/ui/resource';
import { Stack } from '@alms/ui/stack';
import { useState } from 'react';
import { AuditDetails } from './audit-details.js';
import { AuditFilters, type AuditFilter } from './audit-filters.js';
import { auditLogMessages } from './audit-log.messages.js';
import { AuditTable } from './audit-table.js';
import { ChainAlert, ChainChip, type AuditChain } from './chain-status.js';

/** Entries read so far. */
export interface AuditPage {
  items: readonly AuditEvent[];
  /** Where the next page begins; null on the last. */
  nextCursor: string | null;
}

export interface AuditLogScreenProps {
  filter: AuditFilter;
  onFilterChange: (filter: AuditFilter) => void;
  events: Resource<AuditPage>;
  /** What recomputing the chain of checksums has shown. */
  chain: Resource<AuditChain>;
  /** Reads older entries. When omitted, there are none. */
  onMore?: (() => void) | undefined;
  onRetry?: () => void | Promise<void>;
}

/** The append-only record: filters, entries, what each changed, and whether the record itself is whole. */
export function AuditLogScreen({ filter, onFilterChange, events, chain, onMore, onRetry }: AuditLogScreenProps) {
  const words = useMessages(auditLogMessages);
  const [opened, setOpened] = useState<AuditEvent>();
  const hasMore = events.status === 'ready' && events.data.nextCursor !== null;
  return (
    <Stack gap="s5">
      <PageHeader title={words.title} context={words.context} actions={<ChainChip chain={chain} />} />
      <ChainAlert chain={chain} />
      <Card body="flush" aria-label={words.entries}>
        <AuditTable
          resource={events.status === 'ready' ? { ...events, data: events.data.items } : events}
          filter={<AuditFilters filter={filter} onFilterChange={onFilterChange} />}
          onOpen={setOpened}
          paging={{ kind: 'more', onMore: hasMore ? onMore : undefined, label: words.more }}
          {...(onRetry && { onRetry })}
        />
      </Card>
      <AuditDetails event={opened} onClose={() => setOpened(undefined)} />
    </Stack>
  );
}

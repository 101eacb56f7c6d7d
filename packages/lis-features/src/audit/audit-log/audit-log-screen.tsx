import type { AuditEvent } from '@alms/lis-domain/audit';
import { Button } from '@alms/ui/button';
import { Card } from '@alms/ui/card';
import { moreRows } from '@alms/ui/data-table';
import { useMessages } from '@alms/ui/i18n';
import { DownloadGlyph, Icon } from '@alms/ui/icon';
import { Inline } from '@alms/ui/inline';
import { PageHeader } from '@alms/ui/page-header';
import { idle, type Resource, type Submission } from '@alms/ui/resource';
import { Stack } from '@alms/ui/stack';
import { useState } from 'react';
import { SubmissionAlert } from '../../shared/submission-alert/index.ts';
import { AuditDetails } from './audit-details.tsx';
import { AuditFilters, UNFILTERED, type AuditFilter } from './audit-filters.tsx';
import { auditLogMessages } from './words/index.ts';
import { AuditTable } from './audit-table.tsx';
import { ChainAlert, ChainChip, ChainNote, type AuditChain } from './chain-status.tsx';

/** Audit events loaded so far. */
export interface AuditPage {
  items: readonly AuditEvent[];
  /** Cursor of the next page; null on the last. */
  nextCursor: string | null;
}

export interface AuditLogScreenProps {
  filter: AuditFilter;
  onFilterChange: (filter: AuditFilter) => void;
  events: Resource<AuditPage>;
  /** Result of recomputing the checksum chain. */
  chain: Resource<AuditChain>;
  /**
   * Requests a recomputation of the whole chain from its first event. When omitted, it is
   * unavailable.
   */
  onCheck?: () => void | Promise<void>;
  /** State of the recomputation request. @default idle */
  checking?: Submission;
  /** Loads older events. When omitted, there are none. */
  onMore?: (() => void) | undefined;
  onRetry?: () => void | Promise<void>;
  /** Exports the events that match the filter as a file. When omitted, export is unavailable. */
  onExport?: () => void | Promise<void>;
  /** State of the export. @default idle */
  exporting?: Submission;
}

/**
 * The append-only audit trail: filters, events with their changes, and the integrity of the
 * checksum chain.
 */
export function AuditLogScreen({
  filter,
  onFilterChange,
  events,
  chain,
  onCheck,
  checking = idle,
  onMore,
  onRetry,
  onExport,
  exporting = idle,
}: AuditLogScreenProps) {
  const words = useMessages(auditLogMessages);
  const [opened, setOpened] = useState<AuditEvent>();
  const names = () => {
    // Every listed event matches the filter, so the first one supplies the names.
    const [first] = events.status === 'ready' ? events.data.items : [];
    return { actor_id: first?.actor.name, entity_id: first?.entity_label };
  };
  const hasMore = events.status === 'ready' && events.data.nextCursor !== null;
  const actions = (
    <Inline gap="s3">
      <ChainChip chain={chain} />
      {onExport && (
        <Button
          leading={<Icon glyph={DownloadGlyph} />}
          busy={exporting.status === 'submitting'}
          onClick={onExport}
        >
          {words.exportCsv}
        </Button>
      )}
    </Inline>
  );
  return (
    <Stack gap="s5">
      <PageHeader title={words.title} context={words.context} actions={actions} />
      <SubmissionAlert submission={exporting} words={{ invalid: words.tooMany }} />
      <SubmissionAlert submission={checking} words={words} />
      <ChainAlert chain={chain} />
      <ChainNote chain={chain} onCheck={onCheck} checking={checking} />
      <Card body="flush" aria-label={words.entries}>
        <AuditTable
          resource={events.status === 'ready' ? { ...events, data: events.data.items } : events}
          filter={<AuditFilters filter={filter} onFilterChange={onFilterChange} names={names()} />}
          onOpen={setOpened}
          paging={moreRows({ onMore: hasMore ? onMore : undefined, label: words.more })}
          {...(onRetry && { onRetry })}
        />
      </Card>
      <AuditDetails
        event={opened}
        onClose={() => setOpened(undefined)}
        onFilter={(part) => {
          setOpened(undefined);
          onFilterChange({ ...filter, ...UNFILTERED, ...part });
        }}
      />
    </Stack>
  );
}

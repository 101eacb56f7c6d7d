import type { ResultSince } from '@alms/lis-domain/quality-control';
import { Button } from '@alms/ui/button';
import { DataTable, moreRows, type DataTableColumn } from '@alms/ui/data-table';
import { Dialog } from '@alms/ui/dialog';
import { useFormat, useMessages } from '@alms/ui/i18n';
import type { Resource } from '@alms/ui/resource';
import { Text } from '@alms/ui/text';
import { qualityControlMessages } from './words/index.ts';

export interface ResultsSinceDialogProps {
  /** Results since the last accepted run, latest first. */
  results: Resource<readonly ResultSince[]>;
  onMore?: (() => void) | undefined;
  onRetry: () => void | Promise<void>;
  onClose: () => void;
}

/**
 * Results that may be affected by a rejected run: all results of the test since the last accepted
 * run.
 */
export function ResultsSinceDialog({ results, onMore, onRetry, onClose }: ResultsSinceDialogProps) {
  const words = useMessages(qualityControlMessages);
  const format = useFormat();
  const columns: DataTableColumn<ResultSince>[] = [
    {
      id: 'patient',
      header: words.patient,
      rowHeader: true,
      render: ({ patient }) => (
        <>
          {patient.full_name}
          <Text as="span" tone="muted" code style={{ display: 'block' }}>
            {patient.mrn}
          </Text>
        </>
      ),
    },
    {
      id: 'specimen',
      header: words.specimen,
      width: '9rem',
      render: ({ accession_number }) => (
        <Text as="span" code>
          {accession_number}
        </Text>
      ),
    },
    {
      id: 'value',
      header: words.value,
      width: '8rem',
      render: ({ value_text, unit_display }) => (
        <bdi>{[value_text, unit_display].filter(Boolean).join(' ')}</bdi>
      ),
    },
    {
      id: 'entered',
      header: words.entered,
      width: '10rem',
      render: ({ entered_at }) => (
        <Text as="span" figures>
          {format.dateTime(entered_at)}
        </Text>
      ),
    },
  ];
  return (
    <Dialog
      open
      onClose={onClose}
      size="large"
      title={words.resultsSince}
      actions={<Button onClick={onClose}>{words.close}</Button>}
    >
      <DataTable<ResultSince>
        columns={columns}
        resource={results}
        rowKey={({ id }) => id}
        caption={words.resultsSince}
        lines={2}
        paging={moreRows({ onMore })}
        empty={{ 'none-yet': { title: words.noneSinceTitle, body: words.noneSinceBody } }}
        onRetry={onRetry}
        height="50vh"
      />
    </Dialog>
  );
}

import { signatureInGroups, type IssuedReport } from '@alms/lis-domain/results';
import { Card } from '@alms/ui/card';
import { Chip } from '@alms/ui/chip';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { CheckGlyph, WarningGlyph } from '@alms/ui/icon';
import { ResourceView, type Resource } from '@alms/ui/resource';
import { Skeleton } from '@alms/ui/skeleton';
import { Table, type TableColumn } from '@alms/ui/table';
import { Text } from '@alms/ui/text';
import { orderMessages } from './words/index.ts';

export interface IssuedReportsProps {
  reports: Resource<readonly IssuedReport[]>;
  onRetry: (() => void | Promise<void>) | undefined;
}

/**
 * Issued reports of an order, with the signature of each and whether a newer report replaces it;
 * one line when there are none.
 */
export function IssuedReports({ reports, onRetry }: IssuedReportsProps) {
  const words = useMessages(orderMessages);
  const format = useFormat();
  const columns: TableColumn<IssuedReport>[] = [
    {
      id: 'signature',
      header: words.signature,
      rowHeader: true,
      render: ({ signature }) => (
        <Text as="span" code>
          <bdi dir="ltr">{signatureInGroups(signature)}</bdi>
        </Text>
      ),
    },
    { id: 'issued', header: words.issuedAt, render: ({ issued_at }) => format.dateTime(issued_at) },
    {
      id: 'state',
      header: words.reportState,
      render: ({ superseded }) =>
        superseded ? (
          <Chip tone="caution" glyph={WarningGlyph}>
            {words.reportSuperseded}
          </Chip>
        ) : (
          <Chip tone="neutral" glyph={CheckGlyph}>
            {words.reportLatest}
          </Chip>
        ),
    },
  ];
  if (reports.status === 'empty')
    return (
      <Text as="p" tone="muted">
        {words.noReports}
      </Text>
    );
  return (
    <Card heading={words.reports} footer={words.reportsHint} body="flush">
      <ResourceView
        resource={reports}
        label={words.reports}
        headingLevel={3}
        skeleton={<Skeleton count={2} />}
        flush
        {...(onRetry && { onRetry })}
      >
        {(rows) => (
          <Table<IssuedReport>
            columns={columns}
            rows={rows}
            rowKey={({ signature }) => signature}
            caption={words.reports}
          />
        )}
      </ResourceView>
    </Card>
  );
}

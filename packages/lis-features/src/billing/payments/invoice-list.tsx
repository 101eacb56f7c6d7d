import { invoiceStates, type InvoiceState, type InvoiceSummary } from '@alms/lis-domain/billing';
import { Button } from '@alms/ui/button';
import { Card } from '@alms/ui/card';
import { DataTable, moreRows, type DataTableColumn } from '@alms/ui/data-table';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { Inline } from '@alms/ui/inline';
import type { Resource } from '@alms/ui/resource';
import { SearchField } from '@alms/ui/search-field';
import { SelectField } from '@alms/ui/select-field';
import { CellText } from '@alms/ui/table';
import { Text } from '@alms/ui/text';
import { InvoiceChip } from './invoice-chip.tsx';
import { invoiceWordsMessages } from '../../shared/invoice-words/index.ts';
import { paymentsMessages } from './words/index.ts';
import * as S from './payments.styles.ts';
import { useMoney } from '../../shared/money/index.ts';

/** Filter of the invoice list; an empty string matches all. */
export interface InvoiceFilter {
  query: string;
  status: InvoiceState | 'open' | 'overdue' | '';
}

/** Filter options in display order, those that need attention first. */
export const invoiceFilterStates = ['open', 'overdue', ...invoiceStates] as const;

export interface InvoiceListProps {
  filter: InvoiceFilter;
  onFilterChange: (filter: InvoiceFilter) => void;
  /** Invoices loaded so far, newest first. */
  invoices: Resource<readonly InvoiceSummary[]>;
  /** Loads the next page. When omitted, there is none. */
  onMore?: (() => void) | undefined;
  invoiceHref: (invoice: InvoiceSummary) => string;
  onRetry?: () => void | Promise<void>;
}

/** All invoices, searchable by number, order, patient and status. */
export function InvoiceList({
  filter,
  onFilterChange,
  invoices,
  onMore,
  invoiceHref,
  onRetry,
}: InvoiceListProps) {
  const words = useMessages(paymentsMessages);
  return (
    <Card body="flush" aria-label={words.invoices}>
      <DataTable<InvoiceSummary>
        columns={useColumns()}
        resource={invoices}
        rowKey={({ id }) => id}
        rowHref={invoiceHref}
        caption={words.invoices}
        lines={2}
        headingLevel={2}
        filter={<Filters filter={filter} onFilterChange={onFilterChange} />}
        paging={moreRows({ onMore })}
        empty={{
          'none-yet': { title: words.emptyTitle, body: words.emptyBody },
          'no-match': { title: words.noMatchTitle, body: words.noMatchBody },
        }}
        {...(onRetry && { onRetry })}
      />
    </Card>
  );
}

function Filters({ filter, onFilterChange }: Pick<InvoiceListProps, 'filter' | 'onFilterChange'>) {
  const words = useMessages(paymentsMessages);
  const names = useMessages(invoiceWordsMessages);
  const isFiltered = filter.query !== '' || filter.status !== '';
  return (
    <Inline role="search" aria-label={words.filters} gap="s3" align="end">
      <SearchField
        shortcut="/"
        label={words.search}
        labelVisibility="visible"
        placeholder={words.searchPlaceholder}
        value={filter.query}
        onChange={(event) => onFilterChange({ ...filter, query: event.target.value })}
      />
      <SelectField
        dense
        label={words.state}
        placeholder={words.anyState}
        options={invoiceFilterStates.map((value) => ({ value, label: names[value] }))}
        value={filter.status}
        onChange={(event) =>
          onFilterChange({
            ...filter,
            status: invoiceFilterStates.find((state) => state === event.target.value) ?? '',
          })
        }
      />
      {isFiltered && (
        <Button variant="quiet" onClick={() => onFilterChange({ query: '', status: '' })}>
          {words.clear}
        </Button>
      )}
    </Inline>
  );
}

function useColumns(): DataTableColumn<InvoiceSummary>[] {
  const words = useMessages(paymentsMessages);
  const names = useMessages(invoiceWordsMessages);
  const format = useFormat();
  return [
    {
      id: 'number',
      header: words.number,
      rowHeader: true,
      width: 'clamp(10.5rem, 24cqi, 18rem)',
      render: ({ invoice_number, order: { order_number } }) => (
        <CellText note={<S.Code>{order_number}</S.Code>}>
          {invoice_number === null ? names.draft : <S.Code>{invoice_number}</S.Code>}
        </CellText>
      ),
    },
    {
      id: 'patient',
      header: words.patient,
      render: ({ patient }) => (
        <CellText note={<S.Code>{patient.mrn}</S.Code>}>
          <bdi>{patient.full_name}</bdi>
        </CellText>
      ),
    },
    {
      id: 'payer',
      header: words.payer,
      width: 'clamp(5rem, 12cqi, 10rem)',
      render: ({ payer }) => (payer === null ? names.patient : <bdi>{payer.name}</bdi>),
    },
    {
      id: 'state',
      header: words.state,
      width: 'clamp(7.5rem, 18cqi, 14rem)',
      render: (invoice) => (
        <CellText
          note={
            invoice.due_date !== null &&
            invoice.balance_minor > 0 &&
            words.dueOn({ date: format.longDate(invoice.due_date) })
          }
        >
          <InvoiceChip invoice={invoice} />
        </CellText>
      ),
    },
    {
      id: 'total',
      header: words.total,
      align: 'end',
      width: 'clamp(5.5rem, 12cqi, 8rem)',
      render: ({ total_minor, currency }) => <Amount minor={total_minor} currency={currency} />,
    },
    {
      id: 'balance',
      header: words.balance,
      align: 'end',
      width: 'clamp(5.5rem, 12cqi, 8rem)',
      render: ({ balance_minor, currency }) => <Amount minor={balance_minor} currency={currency} />,
    },
  ];
}

function Amount({ minor, currency }: { minor: number; currency: string }) {
  return (
    <Text as="span" figures>
      {useMoney(currency).show(minor)}
    </Text>
  );
}

import type { Invoice, InvoiceLine } from '@alms/lis-domain/billing';
import { Alert } from '@alms/ui/alert';
import { Card } from '@alms/ui/card';
import { DescriptionList } from '@alms/ui/description-list';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { Stack } from '@alms/ui/stack';
import { Table } from '@alms/ui/table';
import { Text } from '@alms/ui/text';
import { invoiceWordsMessages } from '../../shared/invoice-words/index.ts';
import { invoiceMessages } from './words/invoice/index.ts';
import * as S from './payments.styles.ts';
import { useMoney } from '../../shared/money/index.ts';

export interface InvoiceDocumentProps {
  invoice: Invoice;
}

/** An invoice as printed: patient, lines and totals. */
export function InvoiceDocument({ invoice }: InvoiceDocumentProps) {
  const words = useMessages(invoiceMessages);
  const format = useFormat();
  const names = useMessages(invoiceWordsMessages);
  const { unbilled, coverages, payer } = invoice;
  const offered = coverages.map(({ payer: { name }, policy_number }) =>
    names.coverageName({ payer: name, number: policy_number }),
  );
  return (
    <Stack gap="s4">
      {payer === null && offered.length > 1 && (
        <Alert tone="caution">{words.payerToChoose({ coverages: format.list(offered) })}</Alert>
      )}
      {unbilled.length > 0 && (
        <Alert tone="info">
          {words.unbilled({ tests: format.list(unbilled.map(({ name }) => name)) })}
        </Alert>
      )}
      <Card body="flush" aria-label={words.document}>
        <S.Facts>
          <Facts invoice={invoice} />
        </S.Facts>
        <Lines invoice={invoice} />
        <Sums invoice={invoice} />
      </Card>
    </Stack>
  );
}

function Facts({
  invoice: { patient, payer, policy_number, order, issued_at, due_date, status },
}: {
  invoice: Invoice;
}) {
  const words = useMessages(invoiceMessages);
  const names = useMessages(invoiceWordsMessages);
  const format = useFormat();
  return (
    <DescriptionList
      layout="grid"
      items={[
        {
          id: 'patient',
          term: words.patient,
          description: (
            <>
              <bdi>{patient.full_name}</bdi>{' '}
              <Text as="span" tone="muted">
                <S.Code>{patient.mrn}</S.Code>
              </Text>
            </>
          ),
        },
        {
          id: 'payer',
          term: words.billedTo,
          description: payer === null ? names.patient : <bdi>{payer.name}</bdi>,
        },
        ...(policy_number === ''
          ? []
          : [{ id: 'policy', term: words.policy, description: <S.Code>{policy_number}</S.Code> }]),
        { id: 'order', term: words.order, description: <S.Code>{order.order_number}</S.Code> },
        ...(issued_at === null
          ? []
          : [{ id: 'issued', term: words.issued, description: format.longDate(issued_at) }]),
        ...(status === 'void'
          ? []
          : [
              {
                id: 'due',
                term: words.due,
                description: due_date === null ? words.dueLater : format.longDate(due_date),
              },
            ]),
      ]}
    />
  );
}

function Lines({ invoice: { lines, currency } }: { invoice: Invoice }) {
  const words = useMessages(invoiceMessages);
  const money = useMoney(currency);
  const figure = (minor: number) => (
    <Text as="span" figures>
      {money.show(minor)}
    </Text>
  );
  /** A cancelled line shows its price but no charged amounts. */
  const charged = (status: InvoiceLine['status'], minor: number) =>
    status === 'cancelled' ? null : figure(minor);
  return (
    <Table<InvoiceLine>
      caption={words.lines}
      rows={lines}
      rowKey={({ id }) => id}
      columns={[
        {
          id: 'test',
          header: words.test,
          rowHeader: true,
          render: ({ description, status, price_basis, price_list_name }) => (
            <>
              {status === 'active' ? (
                <bdi>{description}</bdi>
              ) : (
                <S.Struck>
                  <bdi>{description}</bdi>
                </S.Struck>
              )}
              {status !== 'active' && (
                <Text as="span" tone="muted" size="small" style={{ display: 'block' }}>
                  {status === 'credited' ? words.lineCredited : words.lineCancelled}
                </Text>
              )}
              {price_list_name !== null && (
                <Text as="span" tone="muted" size="small" style={{ display: 'block' }}>
                  {(price_basis === 'fallback' ? words.ownForList : words.listPrice)({
                    list: price_list_name,
                  })}
                </Text>
              )}
            </>
          ),
        },
        {
          id: 'price',
          header: words.price,
          align: 'end',
          width: '7rem',
          render: ({ quantity, unit_price_minor }) => figure(quantity * unit_price_minor),
        },
        {
          id: 'discount',
          header: words.discount,
          align: 'end',
          width: '7rem',
          render: ({ discount_minor, status }) => charged(status, discount_minor),
        },
        {
          id: 'tax',
          header: words.tax,
          align: 'end',
          width: '7rem',
          render: ({ tax_minor, status }) => charged(status, tax_minor),
        },
        {
          id: 'total',
          header: words.total,
          align: 'end',
          width: '8rem',
          render: ({ total_minor, status }) => charged(status, total_minor),
        },
      ]}
    />
  );
}

function Sums({ invoice }: { invoice: Invoice }) {
  const words = useMessages(invoiceMessages);
  const money = useMoney(invoice.currency);
  const {
    subtotal_minor,
    discount_minor,
    tax_minor,
    total_minor,
    credited_minor,
    paid_minor,
    balance_minor,
  } = invoice;
  const sums = [
    { id: 'subtotal', label: words.subtotal, minor: subtotal_minor },
    ...(discount_minor === 0
      ? []
      : [{ id: 'discount', label: words.discount, minor: -discount_minor }]),
    { id: 'tax', label: words.tax, minor: tax_minor },
    { id: 'total', label: words.totalDue, minor: total_minor, isStrong: true },
    ...(credited_minor === 0
      ? []
      : [{ id: 'credited', label: words.creditNotes, minor: -credited_minor }]),
    ...(paid_minor === 0 ? [] : [{ id: 'paid', label: words.paid, minor: -paid_minor }]),
    { id: 'balance', label: words.balance, minor: balance_minor, isStrong: true },
  ];
  return (
    <S.Sums>
      {sums.map(({ id, label, minor, isStrong }) => (
        <div key={id} data-strong={isStrong}>
          <dt>{label}</dt>
          <dd>{money.show(minor)}</dd>
        </div>
      ))}
    </S.Sums>
  );
}

import type { PatientInvoice } from '@alms/lis-domain/billing';
import { Button } from '@alms/ui/button';
import { Card } from '@alms/ui/card';
import { Chip, type ChipProps } from '@alms/ui/chip';
import { useFormat, useMessages } from '@alms/ui/i18n';
import {
  CheckGlyph,
  ClockGlyph,
  DownloadGlyph,
  HoldGlyph,
  Icon,
  WarningGlyph,
} from '@alms/ui/icon';
import { Inline } from '@alms/ui/inline';
import { ResourceView, type Resource, type Submission } from '@alms/ui/resource';
import { Skeleton } from '@alms/ui/skeleton';
import { Stack } from '@alms/ui/stack';
import { Text } from '@alms/ui/text';
import { useMoney } from '../../shared/money/index.ts';
import { SubmissionAlert } from '../../shared/submission-alert/index.ts';
import { patientInvoicesMessages } from './words/index.ts';
import * as S from './patient-invoices.styles.ts';

export interface PatientInvoicesCardProps {
  /** Invoices of one patient, newest first. */
  invoices: Resource<readonly PatientInvoice[]>;
  /** The user: the patient, or staff in the patient portal view. */
  viewer: 'patient' | 'staff';
  /** Downloads an invoice as a PDF. */
  onDownload: (invoice: PatientInvoice) => void;
  /** State of the download. */
  download: Submission;
  /** Loads older invoices. When omitted, there are none. */
  onMore?: (() => void) | undefined;
  onRetry?: () => void | Promise<void>;
}

/**
 * A patient’s invoices in plain language: tests, payments and balance due. For the staff list use
 * `PaymentsScreen`.
 */
export function PatientInvoicesCard({
  invoices,
  viewer,
  onDownload,
  download,
  onMore,
  onRetry,
}: PatientInvoicesCardProps) {
  const words = useMessages(patientInvoicesMessages);
  const title = viewer === 'patient' ? words.ownTitle : words.title;
  return (
    <Card heading={title} data-component="patient-invoices-card">
      <Stack gap="s4">
        <SubmissionAlert submission={download} words={words} />
        <ResourceView
          resource={invoices}
          label={title}
          skeleton={<Skeleton count={4} />}
          empty={{
            'none-yet': {
              title: words.noneTitle,
              body: viewer === 'patient' ? words.noneBody : words.noneBodyStaff,
            },
          }}
          {...(onRetry && { onRetry })}
        >
          {(all) => (
            <Stack gap="s4">
              <S.Invoices>
                {all.map((invoice) => (
                  <li key={invoice.id}>
                    <OneInvoice
                      invoice={invoice}
                      busy={download.status === 'submitting'}
                      onDownload={onDownload}
                    />
                  </li>
                ))}
              </S.Invoices>
              {onMore && <Button onClick={onMore}>{words.more}</Button>}
            </Stack>
          )}
        </ResourceView>
      </Stack>
    </Card>
  );
}

interface OneInvoiceProps extends Pick<PatientInvoicesCardProps, 'onDownload'> {
  invoice: PatientInvoice;
  busy: boolean;
}

function OneInvoice({ invoice, busy, onDownload }: OneInvoiceProps) {
  const {
    invoice_number,
    issued_at,
    currency,
    total_minor,
    due_minor,
    due_date,
    payer,
    status,
    lines,
    payments,
  } = invoice;
  const words = useMessages(patientInvoicesMessages);
  const format = useFormat();
  const money = useMoney(currency);
  const isOpen = due_minor > 0;
  return (
    <Stack gap="s2">
      <Inline justify="between">
        <div>
          <S.Number>{invoice_number}</S.Number>{' '}
          <Text as="span" tone="muted">
            {format.longDate(issued_at)}
          </Text>
        </div>
        <StateChip invoice={invoice} />
      </Inline>
      {isOpen && (
        <Text size="large">
          {due_date === null
            ? words.due({ amount: money.show(due_minor) })
            : words.dueBy({ amount: money.show(due_minor), date: format.longDate(due_date) })}
        </Text>
      )}
      {payer !== null && status !== 'void' && <Text>{words.payerPays({ payer: payer.name })}</Text>}
      {status === 'void' && <Text>{words.voidBody}</Text>}
      <S.Parts>
        {lines.map(({ id, description, total_minor: total, status: state }) => (
          <li key={id} data-off={state !== 'active' || undefined}>
            <bdi>{description}</bdi>
            <Text as="span" figures>
              {state === 'active' ? money.show(total) : words.notCharged}
            </Text>
          </li>
        ))}
        <li data-strong="true">
          <span>{words.total}</span>
          <Text as="span" figures>
            {money.show(total_minor)}
          </Text>
        </li>
        {payments.map(({ id, kind, amount_minor, received_at }) => (
          <li key={id}>
            <span>
              {(kind === 'payment' ? words.paidOn : words.returnedOn)({
                date: format.longDate(received_at),
              })}
            </span>
            <Text as="span" figures>
              {money.show(amount_minor)}
            </Text>
          </li>
        ))}
      </S.Parts>
      <Inline>
        <Button
          size="small"
          busy={busy}
          leading={<Icon glyph={DownloadGlyph} size="small" />}
          aria-label={words.downloadOf({ number: invoice_number })}
          onClick={() => onDownload(invoice)}
        >
          {words.download}
        </Button>
      </Inline>
    </Stack>
  );
}

type Appearance = Pick<ChipProps, 'tone' | 'glyph'>;

function StateChip({ invoice: { status, overdue, payer } }: { invoice: PatientInvoice }) {
  const words = useMessages(patientInvoicesMessages);
  const appearance = ((): Appearance & { label: string } => {
    if (status === 'void') return { glyph: HoldGlyph, label: words.void };
    if (status === 'paid') return { tone: 'positive', glyph: CheckGlyph, label: words.paid };
    if (payer !== null) return { tone: 'info', glyph: ClockGlyph, label: words.withPayer };
    if (overdue) return { tone: 'caution', glyph: WarningGlyph, label: words.overdue };
    return status === 'partially_paid'
      ? { tone: 'info', glyph: ClockGlyph, label: words.partlyPaid }
      : { tone: 'info', glyph: ClockGlyph, label: words.toPay };
  })();
  const { label, ...rest } = appearance;
  return <Chip {...rest}>{label}</Chip>;
}

import type { Invoice } from '@alms/lis-domain/billing';
import { Button } from '@alms/ui/button';
import { Card } from '@alms/ui/card';
import { useMessages } from '@alms/ui/i18n';
import { DocumentCheckGlyph, MoneyGlyph, RemoveGlyph, UndoGlyph } from '@alms/ui/icon';
import { Timeline, type TimelineEvent } from '@alms/ui/timeline';
import { invoiceWordsMessages } from '../../shared/invoice-words/index.ts';
import { invoiceMessages } from './words/invoice/index.ts';
import { useMoney } from '../../shared/money/index.ts';

export interface InvoiceHistoryProps {
  invoice: Invoice;
  /** Downloads the receipt of a payment or refund. */
  onReceipt: (paymentId: string) => void;
}

/** History of an invoice, newest first, with a receipt for each payment. */
export function InvoiceHistory({ invoice, onReceipt }: InvoiceHistoryProps) {
  const words = useMessages(invoiceMessages);
  const names = useMessages(invoiceWordsMessages);
  const money = useMoney(invoice.currency);
  const { created_at, created_by, issued_at, issued_by, payments, credit_notes, voided } = invoice;
  const events: TimelineEvent[] = [
    { id: 'began', at: created_at, title: words.began, who: created_by },
    ...(issued_at === null
      ? []
      : [
          {
            id: 'issued',
            at: issued_at,
            title: words.wasIssued,
            who: issued_by,
            tone: 'info' as const,
            glyph: DocumentCheckGlyph,
          },
        ]),
    ...payments.map(
      ({
        id,
        kind,
        amount_minor,
        method,
        received_at,
        received_by,
        receipt_number,
        reference,
        reason,
      }): TimelineEvent => {
        const what = { amount: money.show(amount_minor), method: names[method] };
        const note = reason ?? reference;
        return {
          id,
          at: received_at,
          who: received_by,
          ...(kind === 'refund'
            ? { title: words.gaveBack(what), tone: 'caution', glyph: UndoGlyph }
            : { title: words.tookPayment(what), tone: 'positive', glyph: MoneyGlyph }),
          detail: (
            <>
              {note !== '' && (
                <div>
                  <bdi>{note}</bdi>
                </div>
              )}
              <Button size="small" variant="quiet" onClick={() => onReceipt(id)}>
                {words.receipt({ number: receipt_number })}
              </Button>
            </>
          ),
        };
      },
    ),
    ...credit_notes.map(
      ({
        id,
        amount_minor,
        credit_number,
        reason,
        created_at: at,
        created_by: who,
      }): TimelineEvent => ({
        id,
        at,
        who,
        title: words.tookBack({ amount: money.show(amount_minor), number: credit_number }),
        detail: <bdi>{reason}</bdi>,
        tone: 'caution',
        glyph: UndoGlyph,
      }),
    ),
    ...(voided === null
      ? []
      : [
          {
            id: 'voided',
            at: voided.at,
            who: voided.by,
            title: words.wasVoided,
            detail: <bdi>{voided.reason}</bdi>,
            tone: 'critical' as const,
            glyph: RemoveGlyph,
          },
        ]),
  ];
  // Events with the same timestamp are also listed latest first.
  const newestFirst = events.toReversed().toSorted((a, b) => b.at.localeCompare(a.at));
  return (
    <Card heading={words.history}>
      <Timeline label={words.whatHappened} events={newestFirst} />
    </Card>
  );
}

import type { InvoiceState, InvoiceSummary } from '@alms/lis-domain/billing';
import { Chip, type ChipProps } from '@alms/ui/chip';
import { useMessages } from '@alms/ui/i18n';
import {
  ClockGlyph,
  DocumentGlyph,
  MoneyGlyph,
  RemoveGlyph,
  SuccessGlyph,
  WarningGlyph,
} from '@alms/ui/icon';
import { invoiceWordsMessages } from '../../shared/invoice-words/index.ts';

const LOOKS: Record<InvoiceState | 'overdue', Pick<ChipProps, 'tone' | 'glyph'>> = {
  draft: { glyph: DocumentGlyph },
  issued: { tone: 'info', glyph: ClockGlyph },
  partially_paid: { tone: 'caution', glyph: MoneyGlyph },
  paid: { tone: 'positive', glyph: SuccessGlyph },
  void: { glyph: RemoveGlyph },
  overdue: { tone: 'critical', glyph: WarningGlyph },
};

export interface InvoiceChipProps {
  invoice: Pick<InvoiceSummary, 'status' | 'overdue'>;
}

/** Status of an invoice. Overdue takes precedence over the paid amount. */
export function InvoiceChip({ invoice: { status, overdue } }: InvoiceChipProps) {
  const words = useMessages(invoiceWordsMessages);
  const state = overdue ? 'overdue' : status;
  return <Chip {...LOOKS[state]}>{words[state]}</Chip>;
}

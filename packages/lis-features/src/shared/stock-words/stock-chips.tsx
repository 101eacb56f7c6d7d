import type { LotStatus, StockAlert, StockLot } from '@alms/lis-domain/inventory';
import { Chip, type ChipProps } from '@alms/ui/chip';
import { useMessages } from '@alms/ui/i18n';
import {
  CheckGlyph,
  ClockGlyph,
  CriticalGlyph,
  HoldGlyph,
  TubeGlyph,
  WarningGlyph,
} from '@alms/ui/icon';
import { stockWordsMessages } from './words/index.ts';

type Look = Pick<ChipProps, 'tone' | 'glyph'>;

const ALERTS: Record<StockAlert, Look> = {
  out_of_stock: { tone: 'critical', glyph: CriticalGlyph },
  expired: { tone: 'critical', glyph: CriticalGlyph },
  low_stock: { tone: 'caution', glyph: WarningGlyph },
  lot_change_needs_qc: { tone: 'info', glyph: HoldGlyph },
  expiring: { tone: 'caution', glyph: ClockGlyph },
};

/** Stock alert of an item or lot as an icon, a colour and a word. */
export function AlertChip({ alert }: { alert: StockAlert }) {
  const words = useMessages(stockWordsMessages);
  return <Chip {...ALERTS[alert]}>{words[alert]}</Chip>;
}

const LOTS: Record<LotStatus, Look> = {
  active: { tone: 'positive', glyph: CheckGlyph },
  in_use: { tone: 'positive', glyph: TubeGlyph },
  quarantined: { tone: 'info', glyph: HoldGlyph },
  recalled: { tone: 'critical', glyph: CriticalGlyph },
  expired: { tone: 'critical', glyph: CriticalGlyph },
  consumed: {},
  disposed: {},
};

/** Status of a lot; for a quarantined one, also its QC status. */
export function LotChip({ status, qc_status }: Pick<StockLot, 'status' | 'qc_status'>) {
  const words = useMessages(stockWordsMessages);
  if (status === 'quarantined' && qc_status === 'failed')
    return (
      <Chip tone="critical" glyph={CriticalGlyph}>
        {words.qcFailed}
      </Chip>
    );
  return <Chip {...LOTS[status]}>{words[status]}</Chip>;
}

import type { StockLot } from '@alms/lis-domain/inventory';
import { IconButton } from '@alms/ui/button';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { Icon, MoreGlyph } from '@alms/ui/icon';
import { Link } from '@alms/ui/link';
import { Menu } from '@alms/ui/menu';
import { AlertChip, LotChip, stockWordsMessages } from '../../shared/stock-words/index.ts';
import type { OfferedAction } from './stock-actions.ts';
import { inventoryMessages } from './words/index.ts';
import * as S from './stock.styles.ts';

export interface LotListProps {
  lots: readonly StockLot[];
  /** Unit of the quantities. */
  unit: string;
  /** Returns the actions currently available for a lot. */
  actionsOf: (lot: StockLot) => readonly OfferedAction[];
  onAction: (action: OfferedAction, lot: StockLot) => void;
  /** Link to the results measured with a lot. When omitted, the user may not open them. */
  hrefOf?: ((lot: StockLot) => string) | undefined;
}

/** Lots in the order of use, earliest expiry first. */
export function LotList({ lots, unit, actionsOf, onAction, hrefOf }: LotListProps) {
  const words = useMessages(inventoryMessages);
  const names = useMessages(stockWordsMessages);
  const format = useFormat();
  return (
    <S.Lots>
      {lots.map((lot) => {
        const actions = actionsOf(lot);
        const { id, lot_number, on_hand, use_by, opened_on, location, qc_note, alert } = lot;
        const { laboratory } = lot;
        return (
          <li key={id} data-gone={on_hand === 0 ? '' : undefined}>
            <div data-part="line">
              <S.Code data-part="lot">{lot_number}</S.Code>
              <LotChip {...lot} />
              {alert === 'expiring' && <AlertChip alert={alert} />}
              {actions.length > 0 && (
                <Menu
                  align="end"
                  items={actions.map((action) => ({
                    id: action,
                    label: words[action],
                    onSelect: () => onAction(action, lot),
                  }))}
                  renderTrigger={(attributes) => (
                    <IconButton
                      {...attributes}
                      label={words.actionsOf({ lot: lot_number })}
                      size="small"
                    >
                      <Icon glyph={MoreGlyph} size="small" />
                    </IconButton>
                  )}
                />
              )}
            </div>
            <div data-part="facts">
              <b>{names.amount({ count: on_hand, unit })}</b>
              <span>
                {use_by === null
                  ? words.neverEnds
                  : names.goodUntil({ date: format.longDate(use_by) })}
              </span>
              {opened_on !== null && (
                <span>{words.openedOn({ date: format.longDate(opened_on) })}</span>
              )}
              {laboratory && <span>{laboratory.name}</span>}
              {location !== '' && <span>{location}</span>}
              {qc_note !== '' && <span>{qc_note}</span>}
              {hrefOf && <Link href={hrefOf(lot)}>{words.lotResults}</Link>}
            </div>
          </li>
        );
      })}
    </S.Lots>
  );
}

import type { PriceRow } from '@alms/lis-domain/billing';
import { Button } from '@alms/ui/button';
import { Card } from '@alms/ui/card';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { usePrinting } from '@alms/ui/print-sheet';
import { SearchField } from '@alms/ui/search-field';
import { Stack } from '@alms/ui/stack';
import { CellText, Table } from '@alms/ui/table';
import { Text } from '@alms/ui/text';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useMoney } from '../../shared/money/index.ts';
import * as S from './payments.styles.ts';
import { priceListMessages } from './words/price-list/index.ts';

export interface PriceTableProps {
  rows: readonly PriceRow[];
  currency: string;
  /** Renders the cell in the list price column. */
  renderPrice: (row: PriceRow) => ReactNode;
  /** Returns whether a row stays visible for any search, because it has an error. */
  keeps?: (row: PriceRow) => boolean;
}

/**
 * Number of rows rendered initially and added per request. A catalogue may have thousands of rows,
 * each with a field.
 */
const DRAWN = 100;

/** All tests with the facility’s own price, the tax rate and the list price. */
export function PriceTable({ rows, currency, renderPrice, keeps = () => false }: PriceTableProps) {
  const words = useMessages(priceListMessages);
  const format = useFormat();
  const money = useMoney(currency);
  const [sought, setSought] = useState('');
  const part = sought.trim().toLocaleLowerCase();
  const [max, setMax] = useState(DRAWN);
  const printing = usePrinting();
  const found = rows.filter(
    (row) =>
      part === '' || keeps(row) || `${row.code} ${row.name}`.toLocaleLowerCase().includes(part),
  );
  const shown = found.filter((row, index) => printing || index < max || keeps(row));
  const left = found.length - shown.length;
  const drawMore = () => setMax(max + DRAWN);

  /**
   * Enter and the arrow keys move between prices as in a spreadsheet, without submitting. Moving
   * past the last row renders more.
   */
  const moveBetweenPrices = (event: KeyboardEvent<HTMLElement>) => {
    const step = { Enter: event.shiftKey ? -1 : 1, ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    const place = [...event.currentTarget.querySelectorAll('input')].indexOf(event.target) + step;
    if (left > 0 && place === shown.length) flushSync(drawMore);
    const next = event.currentTarget.querySelectorAll('input')[place];
    next?.focus();
    next?.select();
  };
  return (
    <Card heading={words.prices} body="flush">
      <Stack gap="s3">
        <S.Facts>
          <SearchField
            label={words.find}
            placeholder={words.findPlaceholder}
            value={sought}
            onChange={(event) => setSought(event.target.value)}
          />
        </S.Facts>
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- handles keys of the fields inside it */}
        <div onKeyDown={moveBetweenPrices}>
          <Table<PriceRow>
            caption={words.prices}
            rows={shown}
            rowKey={({ test_parameter_id }) => test_parameter_id}
            emptyLabel={words.noneFound}
            columns={[
              {
                id: 'test',
                header: words.test,
                rowHeader: true,
                render: ({ name, code, is_panel }) => (
                  <CellText
                    note={
                      <>
                        <S.Code>{code}</S.Code>
                        {is_panel && ` · ${words.panel}`}
                      </>
                    }
                  >
                    <bdi>{name}</bdi>
                  </CellText>
                ),
              },
              {
                id: 'own',
                header: words.ownPrice,
                align: 'end',
                width: '9rem',
                render: ({ own_minor }) =>
                  own_minor === null ? (
                    <Text as="span" tone="muted">
                      {words.noOwnPrice}
                    </Text>
                  ) : (
                    <Text as="span" figures>
                      {money.show(own_minor)}
                    </Text>
                  ),
              },
              {
                id: 'tax',
                header: words.tax,
                align: 'end',
                width: '6rem',
                render: ({ tax_bp }) => (
                  <Text as="span" figures>
                    {format.number(tax_bp / 10_000, { style: 'percent', maximumFractionDigits: 2 })}
                  </Text>
                ),
              },
              {
                id: 'price',
                header: words.price,
                align: 'end',
                width: '13rem',
                render: renderPrice,
              },
            ]}
          />
        </div>
        {left > 0 && (
          <S.Facts>
            <Text tone="muted" role="status">
              {words.shownOf({
                shown: format.number(shown.length),
                all: format.number(found.length),
              })}
            </Text>
            <Button onClick={drawMore}>{words.showMore({ count: Math.min(DRAWN, left) })}</Button>
          </S.Facts>
        )}
      </Stack>
    </Card>
  );
}

import { describe, expect, it } from 'vitest';
import { aPriceList } from '../fixtures/index.ts';
import { MAX_IMPORTED_ROWS } from '../catalogue/index.ts';
import { csvOf } from '../spreadsheet/index.ts';
import { priceCells, priceColumns, readPriceSheet } from './price-sheet.ts';

const list = aPriceList();
const idOf = (code: string) => list.rows.find((row) => row.code === code)?.test_parameter_id ?? '';
const read = (lines: string[][], head = ['code', 'price']) =>
  readPriceSheet([head, ...lines], list);

describe('price list file', () => {
  it('exports prices in major units and re-imports them unchanged', () => {
    const cells = priceCells(list);
    expect(cells).toContainEqual(['HBA1C', 'Hemoglobin A1c', '18.50', '16.25']);
    expect(cells).toContainEqual(['CBC', 'Complete blood count', '24.00', '']);
    expect(readPriceSheet([[...priceColumns], ...cells], list)).toEqual({
      prices: list.rows.map(({ test_parameter_id, amount_minor }) => ({
        test_parameter_id,
        amount_minor,
      })),
      refused: [],
    });
    expect(csvOf(priceColumns, cells)).toContain('"K","Potassium","8.50","0.00"');
  });

  it.each([
    ['a currency without minor units', 'JPY', '1200', 1200],
    ['three decimals', 'KWD', '1.250', 1250],
    ['a free test', 'USD', '0', 0],
    ['a leading apostrophe from the spreadsheet', 'USD', "'12.50", 'amount_form'],
    ['less than the minor unit', 'USD', '1.005', 'amount_form'],
    ['a negative amount', 'USD', '-3', 'amount_form'],
    ['words', 'USD', 'free', 'amount_form'],
    ['a comma', 'USD', '12,50', 'amount_form'],
    ['too much', 'KWD', '9999999.000', 'amount_too_large'],
  ])('reads %s', (_, currency, value, expected) => {
    const answer = readPriceSheet(
      [
        ['code', 'price'],
        ['K', value],
      ],
      { ...list, currency },
    );
    if ('fault' in answer) throw new Error(answer.fault);
    expect(
      typeof expected === 'number' ? answer.prices[0]?.amount_minor : answer.refused[0]?.fault,
    ).toBe(expected);
  });

  it('rejects single rows with their line numbers and accepts the others', () => {
    expect(
      read([
        ['k', '7.00'],
        ['', '3.00'],
        ['NONE', '3.00'],
        [],
        ['BMP', '20.00'],
        ['BMP', '21.00'],
        ['HBA1C', ''],
      ]),
    ).toEqual({
      prices: [
        { test_parameter_id: idOf('K'), amount_minor: 700 },
        { test_parameter_id: idOf('HBA1C'), amount_minor: null },
      ],
      refused: [
        { line: 3, code: '', value: '3.00', fault: 'code_missing' },
        { line: 4, code: 'NONE', value: '3.00', fault: 'code_unknown' },
        { line: 6, code: 'BMP', value: '20.00', fault: 'code_repeated' },
        { line: 7, code: 'BMP', value: '21.00', fault: 'code_repeated' },
      ],
    });
  });

  it('reads columns in any order and ignores unknown ones', () => {
    expect(read([['9.00', 'dear', 'K']], ['Price ', 'remark', 'CODE'])).toEqual({
      prices: [{ test_parameter_id: idOf('K'), amount_minor: 900 }],
      refused: [],
    });
  });

  it.each([
    ['the code', [['price']], { fault: 'column_missing', at: 'code' }],
    ['the price', [['code', 'own_price']], { fault: 'column_missing', at: 'price' }],
    ['nothing', [], { fault: 'column_missing', at: 'code' }],
  ])('rejects a file without %s', (_, sheet, expected) => {
    expect(readPriceSheet(sheet, list)).toEqual(expected);
  });

  it('rejects a file with too many rows', () => {
    expect(read(Array.from({ length: MAX_IMPORTED_ROWS + 1 }, () => ['K', '1']))).toEqual({
      fault: 'too_many_rows',
      at: String(MAX_IMPORTED_ROWS),
    });
  });
});

import { describe, expect, it } from 'vitest';
import { hasCheckDigit, readScannedCode, type ScannedCode } from './scanned-code.ts';

const today = '2026-05-12';
const FNC1 = '\u001D';
const gtin = '09501101530003';
const code = (change: Partial<ScannedCode> = {}): ScannedCode => ({
  article: gtin,
  expiry_date: null,
  lot_number: null,
  serial: null,
  quantity: null,
  ...change,
});

describe('readScannedCode', () => {
  it.each<[string, string, ScannedCode]>([
    [
      'GS1 DataMatrix',
      `]d201${gtin}1726113010ABC-123`,
      code({ expiry_date: '2026-11-30', lot_number: 'ABC-123' }),
    ],
    [
      'GS1-128 with FNC1 separators',
      `]C101${gtin}10L7${FNC1}172611303024`,
      code({ expiry_date: '2026-11-30', lot_number: 'L7', quantity: 24 }),
    ],
    [
      'a leading FNC1',
      `${FNC1}01${gtin}21SN 9${FNC1}10L7`,
      code({ serial: 'SN 9', lot_number: 'L7' }),
    ],
    [
      'no symbology identifier',
      `01${gtin}1726113010L7${FNC1}21X`,
      code({ expiry_date: '2026-11-30', lot_number: 'L7', serial: 'X' }),
    ],
    [
      'application identifiers in parentheses',
      `(01)${gtin}(17)261130(10)L7(21)X1(30)6`,
      code({ expiry_date: '2026-11-30', lot_number: 'L7', serial: 'X1', quantity: 6 }),
    ],
    [
      'other application identifiers',
      `]d201${gtin}11260101240REF-9${FNC1}310300050010L7`,
      code({ lot_number: 'L7' }),
    ],
    [
      'a two-digit lot that looks like an application identifier',
      `]d201${gtin}1017`,
      code({ lot_number: '17' }),
    ],
    ['EAN-13', '9501101530003', code()],
    ['EAN-8', '96385074', code({ article: '00000096385074' })],
    ['UPC-A', '036000291452', code({ article: '00036000291452' })],
    ['a trailing line break', `${gtin}\r\n`, code()],
    ['an in-house code', 'LAB-0042', code({ article: 'LAB-0042' })],
    ['digits that are not a GTIN', '12345', code({ article: '12345' })],
  ])('%s', (_case, typed, expected) => {
    expect(readScannedCode(typed, today)).toEqual({ kind: 'read', code: expected });
  });

  it.each([
    ['nothing', '  \n', 'structure'],
    ['an EAN with an incorrect check digit', '9501101530004', 'check_digit'],
    ['a GS1 code whose GTIN has an incorrect check digit', ']d20109501101530004', 'check_digit'],
    ['a truncated GTIN', ']d2010950110', 'structure'],
    ['no GTIN', ']d210L7', 'structure'],
    ['an empty lot number', `]d201${gtin}10${FNC1}17261130`, 'structure'],
    ['an invalid month', `(01)${gtin}(17)261330`, 'date'],
    ['an invalid day', `(01)${gtin}(17)260231`, 'date'],
    ['an invalid quantity', `(01)${gtin}(30)12x`, 'structure'],
  ])('%s is rejected', (_case, typed, reason) => {
    expect(readScannedCode(typed, today)).toEqual({ kind: 'unreadable', reason });
  });
});

describe('printed date', () => {
  const read = (printed: string, on = today) => {
    const reading = readScannedCode(`(01)${gtin}(17)${printed}`, on);
    return reading.kind === 'read' ? reading.code.expiry_date : reading.reason;
  };

  it.each([
    ['260200', '2026-02-28'],
    ['280200', '2028-02-29'],
    ['261200', '2026-12-31'],
    ['260400', '2026-04-30'],
    ['260012', 'date'],
    ['260000', 'date'],
  ])('%s with day 00 is the last day of its month: %s', (printed, expected) => {
    expect(read(printed)).toBe(expected);
  });

  // GS1 General Specifications 7.12, for 2026 and around the turn of a century.
  it.each([
    ['760101', '2026-05-12', '2076-01-01'],
    ['770101', '2026-05-12', '1977-01-01'],
    ['990101', '2026-05-12', '1999-01-01'],
    ['000101', '2026-05-12', '2000-01-01'],
    ['490101', '2099-05-12', '2149-01-01'],
    ['500101', '2099-05-12', '2050-01-01'],
    ['010101', '2051-05-12', '2101-01-01'],
    ['020101', '2051-05-12', '2002-01-01'],
  ])('%s, read on %s, is %s', (printed, on, expected) => {
    expect(read(printed, on)).toBe(expected);
  });
});

describe('hasCheckDigit', () => {
  it.each([
    ['96385074', true],
    ['9501101530003', true],
    ['09501101530003', true],
    ['09501101530013', false],
    ['036000291452', true],
    ['036000291453', false],
  ])('of %s: %s', (text, expected) => {
    expect(hasCheckDigit(text)).toBe(expected);
  });
});

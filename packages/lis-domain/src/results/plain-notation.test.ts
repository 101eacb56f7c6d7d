import { expect, it } from 'vitest';
import { plainNotation } from './plain-notation.ts';

/** Numbering systems of Unicode CLDR that are not sets of ten decimal digits. */
const NOT_POSITIONAL = ['hanidec'];
const systems = Intl.supportedValuesOf('numberingSystem').filter(
  (system) => !NOT_POSITIONAL.includes(system),
);

it.each(systems)('writes the digits of the system %s in ASCII', (system) => {
  const format = new Intl.NumberFormat(`en-u-nu-${system}`, { useGrouping: false });
  expect(plainNotation(format.format(1234567890))).toBe('1234567890');
});

it.each([
  ['²', '²'],
  ['①', '①'],
  ['½', '½'],
  ['٢0', '٢0'],
  ['٤٫٢', '4.2'],
  ['٤،٢', '4,2'],
  ['١٬٢٣٤٬٥٦٧', '1234567'],
  ['1٬23', '1٬23'],
  ['1.234٬567', '1.234٬567'],
  ['−5', '-5'],
  ['≤５', '<=5'],
])('writes %j as %j', (text, plain) => {
  expect(plainNotation(text)).toBe(plain);
});

it('writes the Arabic decimal separator as the decimal mark of a file', () => {
  expect(plainNotation('٤٫٢', ',')).toBe('4,2');
});

import { describe, expect, it } from 'vitest';
import { encode, type CodeKind, type EncodedCode } from './encode.ts';

const encoded = (kind: CodeKind, content: string): EncodedCode => {
  const code = encode(kind, content);
  if (typeof code === 'string')
    throw new Error(`The content should have been encoded, but is ${code}.`);
  return code;
};

/** Alternating widths of bars and spaces, in the notation of the ISO/IEC 15417 tables. */
function widths({ path }: EncodedCode): string {
  let end = 0;
  return [...path.matchAll(/M(\d+) 0h(\d+)/g)]
    .map(([, at, breadth], index) => {
      const space = Number(at) - end;
      end = Number(at) + Number(breadth);
      return index === 0 ? breadth : `${space}${breadth}`;
    })
    .join('');
}

/** Returns whether each module is dark, by the even-odd rule used to fill the outlines. */
function modules({ path, width, height }: EncodedCode): boolean[][] {
  const outlines = path
    .split('z')
    .filter(Boolean)
    .map((outline) =>
      outline
        .slice(1)
        .split('L')
        .map((point) => point.split(' ').map(Number) as [number, number]),
    );
  const dark = (x: number, y: number) =>
    outlines.reduce(
      (inside, outline) =>
        outline.reduce((odd, [x1, y1], index) => {
          const [x2, y2] = outline[(index + 1) % outline.length]!;
          return x1 === x2 && y1 > y !== y2 > y && x < x1 ? !odd : odd;
        }, inside),
      false,
    );
  return Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (__, x) => dark(x + 0.5, y + 0.5)),
  );
}

describe('Code 128', () => {
  it('encodes start, characters, check character and stop per the standard', () => {
    // Start B, A (33), B (34), check (104 + 33 + 2 * 34) mod 103 = 102, stop.
    expect(widths(encoded('code-128', 'AB'))).toBe(
      ['211214', '111323', '131123', '411131', '2331112'].join(''),
    );
  });

  it('encodes digit pairs as one symbol character', () => {
    // Start C, 12, 34, check (105 + 12 + 2 * 34) mod 103 = 82, stop.
    expect(widths(encoded('code-128', '1234'))).toBe(
      ['211232', '112232', '131123', '121241', '2331112'].join(''),
    );
  });

  it.each([
    ['', 'empty'],
    ['Größe', 'unfit-letters'],
    ['第1号', 'unfit-letters'],
    ['a\tb', 'unfit-letters'],
    ['x'.repeat(49), 'too-long'],
  ])('rejects "%s": %s', (content, problem) => {
    expect(encode('code-128', content)).toBe(problem);
  });
});

describe('QR', () => {
  const code = encoded('qr', 'https://parcels.example/260512-0187');
  const FINDER = ['1111111', '1000001', '1011101', '1011101', '1011101', '1000001', '1111111'];

  it('is a square of a valid version size', () => {
    expect(code.width).toBe(code.height);
    expect((code.width - 17) % 4).toBe(0);
  });

  it.each([
    ['top left', 0, 0],
    ['top right', code.width - 7, 0],
    ['bottom left', 0, code.height - 7],
  ])('has a finder pattern at the %s', (_, x, y) => {
    const rows = modules(code)
      .slice(y, y + 7)
      .map((row) =>
        row
          .slice(x, x + 7)
          .map(Number)
          .join(''),
      );
    expect(rows).toEqual(FINDER);
  });

  it('has its timing pattern between the finder patterns', () => {
    const row = modules(code)[6]!.slice(8, code.width - 8);
    expect(row).toEqual(row.map((_, index) => index % 2 === 0));
  });

  it('encodes characters of every language', () => {
    expect(encoded('qr', 'Größe 第1号').width).toBeGreaterThanOrEqual(21);
  });

  it.each([
    ['', 'empty'],
    ['x'.repeat(3000), 'too-long'],
  ])('rejects content that exceeds its capacity', (content, problem) => {
    expect(encode('qr', content)).toBe(problem);
  });
});

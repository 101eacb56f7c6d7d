import { describe, expect, it } from 'vitest';
import { inDrawOrder } from './draw-order.ts';

const containers = (...names: string[]) => names.map((container) => ({ container }));

describe('inDrawOrder', () => {
  it.each([
    [
      'tubes',
      ['edta', 'sst', 'fluoride', 'citrate', 'heparin', 'plain'],
      ['citrate', 'plain', 'sst', 'heparin', 'edta', 'fluoride'],
    ],
    [
      'specimens other than venous blood come last',
      ['sterile', 'edta', 'SWAB', 'citrate'],
      ['citrate', 'edta', 'sterile', 'SWAB'],
    ],
    ['nothing', [], []],
  ])('%s', (_, given, ordered) => {
    expect(inDrawOrder(containers(...given))).toEqual(containers(...ordered));
  });

  it('preserves the order of specimens in the same container', () => {
    const twins = [
      { container: 'sst', id: 1 },
      { container: 'edta', id: 2 },
      { container: 'sst', id: 3 },
    ];
    expect(inDrawOrder(twins).map(({ id }) => id)).toEqual([1, 3, 2]);
  });
});

import { describe, expect, it } from 'vitest';
import { linearScale } from './linear-scale.ts';

describe('linearScale', () => {
  it.each([
    [[0, 10], [0, 100], 5, 50],
    [[0, 10], [100, 0], 0, 100],
    [[0, 10], [100, 0], 10, 0],
    [[-4, 4], [0, 80], 0, 40],
    [[3.4, 3.7], [0, 30], 3.5, 10],
  ] as const)('maps %j onto %j: %d to %d', (domain, range, value, place) => {
    expect(linearScale(domain, range)(value)).toBeCloseTo(place, 9);
  });

  it('does not clamp values outside the domain', () => {
    expect(linearScale([0, 10], [0, 100])(12)).toBe(120);
  });

  it('maps every value to the middle when the domain has no extent', () => {
    expect(linearScale([7, 7], [0, 100])(7)).toBe(50);
  });
});

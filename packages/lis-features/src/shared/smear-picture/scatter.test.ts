import { describe, expect, it } from 'vitest';
import { scatter, type Disc } from './scatter.ts';

const overlap = (one: Disc, other: Disc) =>
  Math.hypot(one.x - other.x, one.y - other.y) < one.radius + other.radius;

describe('scatter', () => {
  const taken: Disc = { x: 500, y: 500, radius: 200, lean: [0, 0] };
  const discs = scatter({ seed: 1, tries: 400, radii: [30, 60], lean: 3, taken: [taken] });

  it('fills the square', () => {
    expect(discs.length).toBeGreaterThan(40);
  });

  it('uses only the given radii, each slightly out of round', () => {
    expect(new Set(discs.map(({ radius }) => radius))).toEqual(new Set([30, 60]));
    expect(Math.max(...discs.flatMap(({ lean }) => lean.map(Math.abs)))).toBe(3);
  });

  it('prevents overlaps between discs and with occupied areas', () => {
    const all = [taken, ...discs];
    expect(
      all.flatMap((one, index) => all.slice(index + 1).filter((other) => overlap(one, other))),
    ).toEqual([]);
  });

  it('is deterministic for a seed, and differs between seeds', () => {
    expect(scatter({ seed: 1, tries: 50, radii: [30, 60] })).toEqual(
      scatter({ seed: 1, tries: 50, radii: [30, 60] }),
    );
    expect(scatter({ seed: 1, tries: 50, radii: [30, 60] })).not.toEqual(
      scatter({ seed: 2, tries: 50, radii: [30, 60] }),
    );
  });
});

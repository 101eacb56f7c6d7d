/** A disc in a square of side 1000. */
export interface Disc {
  x: number;
  y: number;
  radius: number;
  /** Degrees and share of roundness: living cells are not compass circles. */
  turn: number;
  squash: number;
}

/** A repeatable source of numbers from 0 to 1 (a linear congruential generator): the same picture for everybody. */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}

/**
 * Throws discs on a square and keeps those that touch no other.
 * @param tries how many are thrown; the more, the denser
 * @param taken what lies there already
 */
export function scatter({ seed, tries, radius, taken = [] }: { seed: number; tries: number; radius: [least: number, most: number]; taken?: readonly Disc[] }): Disc[] {
  const random = chance(seed);
  const [least, most] = radius;
  const kept: Disc[] = [];
  for (let count = 0; count < tries; count += 1) {
    const disc = {
      x: Math.round(random() * 1080 - 40),
      y: Math.round(random() * 1080 - 40),
      radius: Math.round(least + random() * (most - least)),
      turn: Math.round(random() * 180),
      squash: Math.round(93 + random() * 7) / 100,
    };
    const touches = (other: Disc) => (other.x - disc.x) ** 2 + (other.y - disc.y) ** 2 < (other.radius + disc.radius) ** 2;
    if (!taken.some(touches) && !kept.some(touches)) kept.push(disc);
  }
  return kept;
}

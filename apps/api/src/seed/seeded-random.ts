/** Deterministic random numbers, so that every demo facility is identical. */
export interface SeededRandom {
  /** In [0, 1). */
  next(): number;
  /** A whole number from `min` to `max`, inclusive. */
  between(min: number, max: number): number;
  pick<T>(from: readonly T[]): T;
  /** True with this probability, from 0 to 1. */
  chance(probability: number): boolean;
}

/**
 * Marsaglia's 32-bit xorshift: sufficient for invented people, unsuitable for secrets. The seed
 * must not be 0.
 */
export function seededRandom(seed: number): SeededRandom {
  let state = seed;
  const next = () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
  const between = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    next,
    between,
    pick<T>(from: readonly T[]): T {
      const picked = from[between(0, from.length - 1)];
      if (picked === undefined) throw new Error('@alms/api: cannot pick from an empty list.');
      return picked;
    },
    chance: (probability) => next() < probability,
  };
}

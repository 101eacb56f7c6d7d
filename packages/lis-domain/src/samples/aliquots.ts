import type { ProblemCode } from '../http/index.ts';
import type { SampleState } from './sample.schema.ts';

/** A volume in millilitres; null: not measured, which is neither zero nor unlimited. */
export type Volume = number | null;

/** The properties of a specimen that decide whether it can be split. */
export interface DivisibleSample {
  status: SampleState;
  /** Whether it is itself an aliquot. */
  isAliquot: boolean;
  /** Initial volume. */
  volume_ml: Volume;
  /** Volumes of its aliquots, including discarded ones. */
  taken: readonly Volume[];
}

const MICROLITRES = 1000;

/** Volumes are stored and summed in whole microlitres, so that three times 0.1 mL is 0.3 mL. */
export const toMicrolitres = (millilitres: number) => Math.round(millilitres * MICROLITRES);

export const toMillilitres = (microlitres: number) => microlitres / MICROLITRES;

const sumInMicrolitres = (volumes: readonly Volume[]) =>
  volumes.reduce<number>((sum, volume) => sum + toMicrolitres(volume ?? 0), 0);

/**
 * Returns the remaining volume of a specimen in millilitres. Null if any of the volumes is unknown.
 */
export function remainingVolume(volume: Volume, taken: readonly Volume[]): Volume {
  if (volume === null || taken.includes(null)) return null;
  return toMillilitres(toMicrolitres(volume) - sumInMicrolitres(taken));
}

/**
 * Returns the maximum remaining volume: a known volume less the known withdrawals, never below
 * zero.
 */
export function remainingKnown(volume: number, taken: readonly Volume[]): number {
  return Math.max(0, toMillilitres(toMicrolitres(volume) - sumInMicrolitres(taken)));
}

/**
 * Returns whether a specimen can be split: it is received, not stored or out of use, and not an
 * aliquot.
 */
export function isDivisible({
  status,
  isAliquot,
}: Pick<DivisibleSample, 'status' | 'isAliquot'>): boolean {
  return !isAliquot && (status === 'received' || status === 'in_testing');
}

/**
 * Returns the reason a specimen cannot be split into these aliquots, if any. Known withdrawals must
 * not exceed the known volume; with an unknown volume, the amount is not checked.
 */
export function refusesDivision(
  sample: DivisibleSample,
  wanted: readonly Volume[],
): ProblemCode | undefined {
  if (!isDivisible(sample)) return 'sample_not_usable';
  const { volume_ml, taken } = sample;
  return volume_ml !== null && sumInMicrolitres([...taken, ...wanted]) > toMicrolitres(volume_ml)
    ? 'volume_exceeded'
    : undefined;
}

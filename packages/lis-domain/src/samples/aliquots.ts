import type { ProblemCode } from '../http/index.ts';
import type { SampleState } from './sample.schema.ts';

/** A volume in millilitres; null: nobody has measured it, which is neither nothing nor without end. */
export type Volume = number | null;

/** A specimen as far as dividing it goes. */
export interface DivisibleSample {
  status: SampleState;
  /** Whether it is itself a part of another one. */
  isAliquot: boolean;
  /** What was in it before anything was taken out. */
  volume_ml: Volume;
  /** What each of its aliquots was filled with, those that are gone included. */
  taken: readonly Volume[];
}

const MICROLITRES = 1000;

/** Volumes are kept and summed in whole microlitres, so that three times 0.1 mL is 0.3 mL. */
export const toMicrolitres = (millilitres: number) => Math.round(millilitres * MICROLITRES);

export const toMillilitres = (microlitres: number) => microlitres / MICROLITRES;

const sumInMicrolitres = (volumes: readonly Volume[]) =>
  volumes.reduce<number>((sum, volume) => sum + toMicrolitres(volume ?? 0), 0);

/** What is left of a specimen, in millilitres. Null as soon as one of the volumes is not known: then nothing can be reckoned. */
export function remainingVolume(volume: Volume, taken: readonly Volume[]): Volume {
  if (volume === null || taken.includes(null)) return null;
  return toMillilitres(toMicrolitres(volume) - sumInMicrolitres(taken));
}

/** The same of a known volume, less what is known to be taken out: no more than this is left, and never less than nothing. */
export function remainingKnown(volume: number, taken: readonly Volume[]): number {
  return Math.max(0, toMillilitres(toMicrolitres(volume) - sumInMicrolitres(taken)));
}

/** Whether a specimen is in the hands of the laboratory and whole: it has arrived, is not put away or out of use, and is no aliquot itself. */
export function isDivisible({
  status,
  isAliquot,
}: Pick<DivisibleSample, 'status' | 'isAliquot'>): boolean {
  return !isAliquot && (status === 'received' || status === 'in_testing');
}

/**
 * Why a specimen cannot be divided into these aliquots, if so. What is known to be taken out is never more than is known to be in it; where the specimen's
 * volume is not known, nothing is reckoned, and nothing refused.
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

import type { Sample } from '@alms/lis-domain/samples';
import type { SeededRandom } from './seeded-random.ts';

/** Reason for rejecting a specimen: HL7 v2-0490 code and note. */
export type Mishap = Pick<NonNullable<Sample['rejection']>, 'code' | 'note'>;

/** Rejection rate: three or four a month with about two specimens per visit. */
const often = 0.025;

const anywhere: readonly Mishap[] = [
  { code: 'RM', note: 'The label does not identify the patient' },
  { code: 'QS', note: 'Insufficient volume for the tests' },
];

/** Defects by container. */
const byContainer: Readonly<Record<string, readonly Mishap[]>> = {
  sst: [
    { code: 'RH', note: 'Red serum after centrifugation' },
    { code: 'RH', note: 'Drawn through a narrow-gauge needle' },
    ...anywhere,
  ],
  edta: [
    { code: 'RC', note: 'Clot in the tube' },
    { code: 'RC', note: 'Not inverted after collection' },
    ...anywhere,
  ],
  citrate: [
    { code: 'QS', note: 'Filled below the mark' },
    { code: 'RC', note: 'Clot in the tube' },
  ],
  sterile: [{ code: 'RN', note: 'The lid was open' }, ...anywhere],
};

/** A random defect of an arriving specimen; usually none. */
export function aMishap(random: SeededRandom, container: string): Mishap | undefined {
  return random.chance(often) ? random.pick(byContainer[container] ?? anywhere) : undefined;
}

import type { TestDefinition } from '../test-parameter.schema.ts';

type Department = TestDefinition['department'];

/**
 * Minimum volume per test, in mL of the collected specimen. Laboratories must replace these with
 * their analyser’s values: they are cautious proposals of this project for common analysers, not
 * manufacturer’s values.
 *
 * Derivation: photometric and ion-selective methods of common chemistry analysers use 2 to 35 µL of
 * serum or plasma per test, immunoassays 10 to 150 µL, clotting tests 50 to 100 µL of plasma, and a
 * serological test or titer 25 to 100 µL. A share of the dead volume is added. The volume at
 * collection is blood, of which serum or plasma is less than half, so each value is about three
 * times the used volume, rounded up. The volumes of all tests on a specimen are added (`needsOf`,
 * `shortage`), so a value is the share of one test, not the fill volume of a tube.
 */
const min: Readonly<Record<string, Partial<Record<Department, string>>>> = {
  sst: { chemistry: '0.1', immunology: '0.3', serology: '0.3', virology: '0.1' },
  heparin: { chemistry: '0.1', immunology: '0.3', serology: '0.3', virology: '0.1' },
  fluoride: { chemistry: '0.1' },
  citrate: { coagulation: '0.3' },
  edta: { blood_bank: '0.5' },
};

/**
 * Minimum volumes of single tests. Haemoglobin A1c uses 5 to 50 µL of blood, from an open tube
 * several times that. Westergren mixes one volume of citrate with four of blood, and a tube takes
 * about 1.5 mL (ICSH review of the measurement of the ESR, 2017). A rapid test takes one or two
 * drops of blood, 10 to 50 µL; a pregnancy test takes three drops of urine.
 */
const minOf: Readonly<Record<string, string>> = {
  HBA1C: '0.3',
  ESR: '1.5',
  HIVRDT: '0.1',
  SYPHRDT: '0.1',
  HCGU: '0.5',
};

/**
 * Returns a test of a pack with the minimum volumes of its specimens, where a value can be
 * justified. Tests measured together in one aspiration or on one strip stay unknown, such as a
 * blood count and its components, a urine strip and a sediment: added up they would require many
 * times the actual volume. Stool and swabs have no volume.
 */
export function withLeastVolumes(test: TestDefinition): TestDefinition {
  const volumeIn = (container: string) =>
    minOf[test.code] ?? min[container]?.[test.department] ?? null;
  return {
    ...test,
    specimens: test.specimens.map((specimen) => ({
      ...specimen,
      min_volume_ml: volumeIn(specimen.container),
    })),
  };
}

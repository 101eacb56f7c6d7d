import type { TestDefinition } from '../test-parameter.schema.ts';

type Department = TestDefinition['department'];

/**
 * The least of what is collected, in mL, that a test is begun with. A laboratory must replace these by its own analyser's: they are this project's cautious proposal for
 * common ones, and no manufacturer's figure.
 *
 * How they come about. Photometric and ion-selective methods of common chemistry analysers draw 2 to 35 µL of serum or plasma a test, immunoassays 10 to 150 µL, clotting
 * tests 50 to 100 µL of plasma; a serological test or a titer takes 25 to 100 µL. To that comes its share of what a cup cannot give, and what is measured at collection is
 * blood, of which serum or plasma is less than half: each figure is about three times what is drawn, rounded up. The volumes of all tests on a specimen are added up
 * (`needsOf`, `shortage`), so that a figure is what one test takes beside others, not what a tube has to hold.
 */
const least: Readonly<Record<string, Partial<Record<Department, string>>>> = {
  sst: { chemistry: '0.1', immunology: '0.3', serology: '0.3', virology: '0.1' },
  heparin: { chemistry: '0.1', immunology: '0.3', serology: '0.3', virology: '0.1' },
  fluoride: { chemistry: '0.1' },
  citrate: { coagulation: '0.3' },
  edta: { blood_bank: '0.5' },
};

/**
 * Of single tests. Hemoglobin A1c is measured in 5 to 50 µL of blood, of an open tube in a few times that; by Westergren one volume of citrate is mixed with four of blood,
 * and a tube takes about 1.5 mL (ICSH review of the measurement of the ESR, 2017); a rapid test takes a drop or two of blood, 10 to 50 µL; one for pregnancy three drops of urine.
 */
const leastOf: Readonly<Record<string, string>> = {
  HBA1C: '0.3',
  ESR: '1.5',
  HIVRDT: '0.1',
  SYPHRDT: '0.1',
  HCGU: '0.5',
};

/**
 * A test of a pack with the least volumes of its specimens, where one can be defended. Not known stay those that are measured together in one draw or on one strip, as a
 * blood count and its parts, a urine strip and a sediment: added up they would ask for many times what is taken. Stool and swabs have no volume.
 */
export function withLeastVolumes(test: TestDefinition): TestDefinition {
  const volumeIn = (container: string) =>
    leastOf[test.code] ?? least[container]?.[test.department] ?? null;
  return {
    ...test,
    specimens: test.specimens.map((specimen) => ({
      ...specimen,
      min_volume_ml: volumeIn(specimen.container),
    })),
  };
}

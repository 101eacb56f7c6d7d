import { starterCatalogue } from '../starter-catalogue.ts';
import type { TestDefinition } from '../test-parameter.schema.ts';
import { chemistry } from './chemistry.ts';
import { coagulation } from './coagulation.ts';
import { district } from './district.ts';
import { hematology } from './hematology.ts';
import { withCriticalAnswers } from './critical-answers.ts';
import { withDeltaRule } from './delta-rules.ts';
import { hospital } from './hospital.ts';
import { withInterferenceLimits } from './interference-limits.ts';
import { withLeastVolumes } from './least-volumes.ts';
import { withPublishedIntervals } from './published-intervals.ts';
import { withMethod } from './methods.ts';
import { withOrderLimits } from './orderable-for.ts';
import { withRepeatInterval } from './repeat-intervals.ts';
import { serology } from './serology.ts';
import { inSiUnits } from './si-units.ts';
import type { StarterPack } from './starter-pack.schema.ts';
import { withStability } from './stability.ts';
import { urinalysis } from './urinalysis.ts';
import { inEveryLanguage } from './starter-words.ts';
import type { UnitSystem } from './unit-system.ts';

type Turnaround = NonNullable<TestDefinition['tat']>;
type Department = TestDefinition['department'];

/**
 * Turnaround targets proposed by this project, in minutes from receipt to verification; every
 * laboratory sets its own.
 */
const within = (routine_min: number, urgent_min: number, stat_min: number): Turnaround => ({
  routine_min,
  urgent_min,
  stat_min,
  start: 'received',
  end: 'verified',
});
const soon = within(120, 60, 30);
const sameDay = within(240, 120, 60);
const turnaround: Partial<Record<Department, Turnaround>> = {
  hematology: soon,
  coagulation: soon,
  urinalysis: soon,
};

/**
 * All tests of all packs, panels first. Measuring ranges stay unknown: they are those of the
 * analyzer and reagent, and a wrong one would report values as beyond it.
 */
const all: readonly TestDefinition[] = [
  ...starterCatalogue,
  ...hematology,
  ...chemistry,
  ...coagulation,
  ...urinalysis,
  ...serology,
  ...district,
  ...hospital,
]
  .map(withPublishedIntervals)
  .map(inEveryLanguage)
  .map(withLeastVolumes)
  .map(withInterferenceLimits)
  .map(withStability)
  .map(withMethod)
  .map(withDeltaRule)
  .map(withRepeatInterval)
  .map(withOrderLimits)
  .map(withCriticalAnswers)
  .map((test) => ({
    ...test,
    tat: test.kind === 'panel' ? null : (test.tat ?? turnaround[test.department] ?? sameDay),
  }))
  .toSorted((a, b) => Number(b.kind === 'panel') - Number(a.kind === 'panel'));

/** All tests of all packs in SI units. */
const allInSi: readonly TestDefinition[] = inSiUnits(all);

/** Tests of the packs of one department; those of a laboratory add their own. */
const departmentsOf: Readonly<
  Record<
    'hematology' | 'chemistry' | 'coagulation' | 'urinalysis' | 'serology',
    readonly Department[]
  >
> = {
  hematology: ['hematology'],
  chemistry: ['chemistry', 'immunology'],
  coagulation: ['coagulation'],
  urinalysis: ['urinalysis'],
  serology: ['serology', 'virology', 'microbiology', 'parasitology', 'blood_bank', 'other'],
};
const ofLaboratories: readonly TestDefinition[] = [...district, ...hospital];

/** Rapid tests and serology of a district laboratory. */
const districtSerology: readonly string[] = [
  'HBSAG',
  'HCVAB',
  'HIVRDT',
  'HIVCONF',
  'SYPHRDT',
  'RPR',
  'HCGU',
  'DENGNS1',
  'ABORH',
];

/** Codes of a pack, without the tests that its panels, formulas and rules need. */
function codesOf(pack: Exclude<StarterPack, 'full'>): string[] {
  const codes = (tests: readonly TestDefinition[]) => tests.map(({ code }) => code);
  switch (pack) {
    case 'basic':
      return codes(starterCatalogue);
    case 'district':
      return [...codes([...starterCatalogue, ...urinalysis, ...district]), ...districtSerology];
    case 'hospital':
      return codes([
        ...starterCatalogue,
        ...hematology,
        ...chemistry,
        ...coagulation,
        ...urinalysis,
        ...hospital,
      ]);
    default: {
      const others = new Set(codes(ofLaboratories));
      return codes(
        all.filter(
          ({ code, department }) => departmentsOf[pack].includes(department) && !others.has(code),
        ),
      );
    }
  }
}

/**
 * Returns the tests of a pack: panels first, including every panel member, formula input and test
 * that a rule orders.
 */
export function testsOfPack(
  pack: StarterPack,
  system: UnitSystem = 'conventional',
): readonly TestDefinition[] {
  const offered = system === 'si' ? allInSi : all;
  if (pack === 'full') return offered;
  const wanted = new Set(codesOf(pack));
  // A member may itself need others: a panel within a panel, a rule of a member.
  for (const code of wanted) {
    const test = offered.find((each) => each.code === code);
    for (const needed of [
      ...(test?.members ?? []),
      ...(test?.calculation?.inputs ?? []).map((input) => input.code),
      ...(test?.reflex ?? []).flatMap(({ add }) => add),
    ])
      wanted.add(needed);
  }
  return offered.filter(({ code }) => wanted.has(code));
}

import { starterCatalogue } from '../starter-catalogue.ts';
import type { TestDefinition } from '../test-parameter.schema.ts';
import { chemistry } from './chemistry.ts';
import { coagulation } from './coagulation.ts';
import { hematology } from './hematology.ts';
import { withDeltaRule } from './delta-rules.ts';
import { withInterferenceLimits } from './interference-limits.ts';
import { withLeastVolumes } from './least-volumes.ts';
import { withPublishedIntervals } from './published-intervals.ts';
import { withMethod } from './methods.ts';
import { withOrderLimits } from './orderable-for.ts';
import { withRepeatInterval } from './repeat-intervals.ts';
import { serology } from './serology.ts';
import type { StarterPack } from './starter-pack.schema.ts';
import { withStability } from './stability.ts';
import { urinalysis } from './urinalysis.ts';
import { inEveryLanguage } from './starter-words.ts';

type Turnaround = NonNullable<TestDefinition['tat']>;

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
const turnaround: Partial<Record<TestDefinition['department'], Turnaround>> = {
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
  .map((test) => ({
    ...test,
    tat: test.kind === 'panel' ? null : (test.tat ?? turnaround[test.department] ?? sameDay),
  }))
  .toSorted((a, b) => Number(b.kind === 'panel') - Number(a.kind === 'panel'));

const departmentsOf: Readonly<
  Record<Exclude<StarterPack, 'basic' | 'full'>, readonly TestDefinition['department'][]>
> = {
  hematology: ['hematology'],
  chemistry: ['chemistry', 'immunology'],
  coagulation: ['coagulation'],
  urinalysis: ['urinalysis'],
  serology: ['serology', 'virology', 'microbiology', 'parasitology', 'blood_bank', 'other'],
};

/** Returns the tests of a pack: panels first, including every panel member and formula input. */
export function testsOfPack(pack: StarterPack): readonly TestDefinition[] {
  if (pack === 'full') return all;
  const codes = new Set(
    pack === 'basic'
      ? starterCatalogue.map(({ code }) => code)
      : all
          .filter(({ department }) => departmentsOf[pack].includes(department))
          .map(({ code }) => code),
  );
  const needed = new Set(
    all
      .filter(({ code }) => codes.has(code))
      .flatMap(({ members, calculation }) => [
        ...members,
        ...(calculation?.inputs ?? []).map(({ code }) => code),
      ]),
  );
  return all.filter(({ code }) => codes.has(code) || needed.has(code));
}

import type { TestDefinition, TestSpecimen } from '../catalogue/test-parameter.schema.ts';
import { toMicrolitres, toMillilitres } from './aliquots.ts';
import type { CollectionNeeds } from './collection-needs.schema.ts';
import { specimenNeeds } from './specimen-age.ts';

/** The properties of a test that its collection needs. */
export type CollectedTest = Pick<
  TestDefinition,
  'name' | 'specimens' | 'collection_instructions' | 'consent_required'
>;

/**
 * The test’s requirements for the container used, otherwise for its default container. None for
 * calculated tests.
 */
function specimenIn(
  { specimens }: CollectedTest,
  { type, container }: Pick<TestSpecimen, 'type' | 'container'>,
): TestSpecimen | undefined {
  return (
    specimens.find((each) => each.type === type && each.container === container) ??
    specimens.find((each) => each.default) ??
    specimens[0]
  );
}

const eachOnce = <T>(values: readonly (T | null | undefined)[]): T[] => [
  ...new Set(values.filter((value) => value !== null && value !== undefined)),
];

/**
 * Returns the needs of a specimen that also apply to its aliquots, which contain the same material:
 * storage, transport and stability. Collection is complete.
 */
export function aliquotNeeds({
  protect_from_light,
  transport,
  stability,
  arrival,
}: CollectionNeeds): CollectionNeeds {
  return {
    consent: [],
    instructions: [],
    fasting: false,
    protect_from_light,
    transport,
    additives: [],
    min_volume_ml: null,
    stability,
    arrival,
  };
}

/**
 * Returns the collection requirements of a specimen for these tests (CLSI GP41; domain model 2.1,
 * `specimens`).
 */
export function needsOf(
  tests: readonly CollectedTest[],
  container: Pick<TestSpecimen, 'type' | 'container'>,
): CollectionNeeds {
  const specimens = tests.flatMap((test) => specimenIn(test, container) ?? []);
  const volumes = specimens.flatMap(({ min_volume_ml }) =>
    min_volume_ml === null ? [] : [toMicrolitres(Number(min_volume_ml))],
  );
  const required = tests.flatMap(({ name: test, specimens: accepted }) => {
    const needs = specimenNeeds(accepted, container);
    return needs ? [{ test, needs }] : [];
  });
  return {
    consent: tests.filter(({ consent_required }) => consent_required).map(({ name }) => name),
    instructions: tests.flatMap(({ name, collection_instructions: text }) =>
      text === '' ? [] : [{ test: name, text }],
    ),
    fasting: specimens.some(({ fasting_required }) => fasting_required),
    protect_from_light: specimens.some(({ protect_from_light }) => protect_from_light),
    transport: eachOnce(specimens.map(({ transport }) => transport)),
    additives: eachOnce(specimens.map(({ additive }) => additive)),
    min_volume_ml:
      volumes.length === 0 ? null : toMillilitres(volumes.reduce((sum, volume) => sum + volume, 0)),
    stability: required.flatMap(({ test, needs: { stability_hours: hours } }) =>
      hours === null ? [] : [{ test, hours }],
    ),
    arrival: required.flatMap(
      ({ test, needs: { transport, refrigerated_hours, frozen_hours, transport_deviation } }) =>
        (transport ?? refrigerated_hours ?? frozen_hours) === null
          ? []
          : [{ test, transport, refrigerated_hours, frozen_hours, transport_deviation }],
    ),
  };
}

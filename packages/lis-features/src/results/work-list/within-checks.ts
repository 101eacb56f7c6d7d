import {
  MAX_VERIFIED,
  mostSevere,
  specimenReview,
  type Result,
  type SpecimenReviewReason,
  type Verifier,
} from '@alms/lis-domain/results';
import { sampleGroups, type SampleGroup } from './sample-groups.ts';

export interface DividedList {
  /** Specimens with a result that needs individual review, or that the user may not verify. */
  toReview: readonly SampleGroup[];
  /** Specimens whose results are all within all checks. */
  within: readonly SampleGroup[];
}

/** Divides the specimens to verify by whether all their results can be verified in bulk. */
export function divideList(results: readonly Result[], verifier: Verifier): DividedList {
  const groups = sampleGroups(results);
  const isWithin = (group: SampleGroup) => specimenReview(group.results, verifier).length === 0;
  return {
    toReview: groups.filter((group) => !isWithin(group)),
    within: groups.filter(isWithin),
  };
}

/** The first specimens whose results fit into one request. */
export function oneRequest(groups: readonly SampleGroup[]): readonly SampleGroup[] {
  const fitting = groups.findIndex(
    (_, index) =>
      groups.slice(0, index + 1).reduce((sum, { results }) => sum + results.length, 0) >
      MAX_VERIFIED,
  );
  return fitting === -1 ? groups : groups.slice(0, fitting);
}

/** A selected specimen that is not verified together with others. */
export interface ExcludedGroup {
  group: SampleGroup;
  /** `next_request`: the results before it fill one request. */
  reason: SpecimenReviewReason | 'next_request';
}

/** Divides selected specimens by whether all their results can be verified in one request. */
export function divideSelection(
  selected: readonly SampleGroup[],
  verifier: Verifier,
): { within: readonly SampleGroup[]; excluded: readonly ExcludedGroup[] } {
  const reviewed = selected.map((group) => ({
    group,
    reason: mostSevere(specimenReview(group.results, verifier)),
  }));
  const within = oneRequest(
    reviewed.flatMap(({ group, reason }) => (reason === undefined ? [group] : [])),
  );
  return {
    within,
    excluded: reviewed.flatMap(({ group, reason }) =>
      within.includes(group) ? [] : [{ group, reason: reason ?? 'next_request' }],
    ),
  };
}

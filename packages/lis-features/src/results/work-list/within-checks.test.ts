import { aUser, idOf } from '@alms/lis-domain/fixtures';
import type { Result, ResultId } from '@alms/lis-domain/results';
import type { SampleId } from '@alms/lis-domain/samples';
import { expect, it } from 'vitest';
import { sampleGroups } from './sample-groups.ts';
import { divideList, divideSelection, oneRequest } from './within-checks.ts';
import { verifyList } from './work-list.args.ts';

const viewer = { id: aUser('lab_manager').id, selfVerification: false };
const namesOf = (groups: readonly { first: Result }[]) =>
  groups.map(({ first }) => first.patient.full_name);

it('separates a critical and an unevaluated specimen from those within all checks', () => {
  const { toReview, within } = divideList(verifyList, viewer);
  expect(namesOf(toReview)).toEqual(['Mockford, Tunde', 'Placeholder, Robin']);
  expect(within).toHaveLength(sampleGroups(verifyList).length - 2);
});

it('keeps a specimen for review when one of its results has a comment', () => {
  const [first, ...others] = verifyList.filter(({ test }) => ['CHOL', 'HDL'].includes(test.code));
  if (!first) throw new Error('The fixtures have no such result.');
  const { within } = divideList([{ ...first, comment: 'Diluted 1:2' }, ...others], viewer);
  expect(within).toEqual([]);
});

it('keeps what the user entered for another verifier', () => {
  const result = verifyList.find(({ test }) => test.code === 'HBA1C');
  if (!result) throw new Error('The fixtures have no such result.');
  const own = { ...result, entered_by: { id: viewer.id, name: 'Viewer' } };
  expect(divideList([own], viewer).within).toEqual([]);
  expect(divideList([own], { ...viewer, selfVerification: true }).within).toHaveLength(1);
});

it('limits one request to 100 results of whole specimens', () => {
  const [result] = verifyList;
  if (!result) throw new Error('The fixtures are empty.');
  const group = (size: number, sampleId: string) => ({
    sampleId: idOf<SampleId>(sampleId),
    first: result,
    results: Array.from({ length: size }, () => result),
  });
  const groups = [group(60, 'a'), group(40, 'b'), group(1, 'c')];
  expect(oneRequest(groups).map(({ sampleId }) => sampleId)).toEqual(['a', 'b']);
  expect(oneRequest(groups.slice(0, 2))).toHaveLength(2);
});

it('divides a selection by the checks, and leaves for the next request what does not fit', () => {
  const selected = sampleGroups(verifyList);
  const { within, excluded } = divideSelection(selected, viewer);
  expect(within).toEqual(divideList(verifyList, viewer).within);
  expect(excluded.map(({ reason }) => reason)).toEqual(['critical', 'not_evaluated']);

  const one = within[0]?.first;
  if (!one) throw new Error('No specimen is within all checks.');
  const many = Array.from({ length: 101 }, (_, index) => ({
    ...one,
    id: idOf<ResultId>(`result-${index}`),
  }));
  const groups = many.map((first, index) => ({
    sampleId: idOf<SampleId>(`sample-${index}`),
    first,
    results: [first],
  }));
  expect(divideSelection(groups, viewer)).toMatchObject({
    within: { length: 100 },
    excluded: [{ group: groups[100], reason: 'next_request' }],
  });
});

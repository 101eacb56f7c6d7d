import { describe, expect, it } from 'vitest';
import {
  commentText,
  type CodedComment,
  type CodedCommentId,
  type CommentRule,
} from '../catalogue/coded-comments/index.ts';
import { idOf } from '../fixtures/index.ts';
import type { UserId } from '../identity/index.ts';
import type { AppliedComment } from './applied-comment.schema.ts';
import {
  amendedComments,
  changeComments,
  commentsOfValue,
  meetsCommentRule,
  reportedComments,
  takesCodedComments,
  type CommentedResult,
} from './coded-comments.ts';
import { resultStates } from './result.schema.ts';

const at = '2026-05-12T08:00:00Z';
const user = { id: idOf<UserId>('user'), name: 'Tom Bench' };
const ofValue = (op: 'lt' | 'le' | 'gt' | 'ge' | 'eq' | 'flag', value: string): CommentRule => ({
  kind: 'value',
  test: 'K',
  op,
  value,
});
const fromGrade = (from_grade: '1+' | '2+' | '3+' | '4+'): CommentRule => ({
  kind: 'interference',
  test: 'K',
  index: 'hemolysis',
  from_grade,
});
const comment = (code: string, part: Partial<CodedComment> = {}): CodedComment => ({
  id: idOf<CodedCommentId>(code),
  version: 1,
  created_at: at,
  updated_at: at,
  code,
  texts: { en: `Text of ${code}` },
  department: null,
  rules: [],
  active: true,
  ...part,
});
const applied = (code: string, by: AppliedComment['by'] = null): AppliedComment => ({
  id: idOf<CodedCommentId>(code),
  code,
  texts: { en: `Earlier text of ${code}` },
  by,
  at: '2026-05-12T07:00:00Z',
});
const potassium = (part: Partial<CommentedResult> = {}): CommentedResult => ({
  code: 'K',
  department: 'chemistry',
  result_type: 'numeric',
  value_text: '6.1',
  flag: 'H',
  specimen_condition: null,
  ...part,
});
const graded = (hemolysis: string) => ({ codes: [], note: '', indices: { hemolysis } });

describe('meetsCommentRule', () => {
  it.each<[string, CommentRule, Partial<CommentedResult>, boolean]>([
    ['a flag', ofValue('flag', 'H'), {}, true],
    ['another flag', ofValue('flag', 'L'), {}, false],
    ['a value above a limit', ofValue('gt', '6.0'), {}, true],
    ['the limit itself', ofValue('gt', '6.1'), {}, false],
    ['a comparator that reaches it', ofValue('gt', '6.0'), { value_text: '>6.0' }, true],
    ['a comparator that may not', ofValue('gt', '6.5'), { value_text: '>6.0' }, false],
    ['a coded value', ofValue('eq', 'Clotted'), { value_text: 'clotted' }, true],
    ['no value', ofValue('flag', 'H'), { value_text: null }, false],
    ['another test', ofValue('flag', 'H'), { code: 'NA' }, false],
    ['the grade', fromGrade('2+'), { specimen_condition: graded('2+') }, true],
    ['a higher grade', fromGrade('2+'), { specimen_condition: graded('4+') }, true],
    ['a lower grade', fromGrade('2+'), { specimen_condition: graded('1+') }, false],
    ['no hemolysis', fromGrade('1+'), { specimen_condition: graded('none') }, false],
    ['an index that is a number', fromGrade('1+'), { specimen_condition: graded('400') }, false],
    [
      'hemolysis without a grade',
      fromGrade('1+'),
      { specimen_condition: { codes: ['HEM'], note: '' } },
      false,
    ],
    [
      'a grade of a value that is not reported',
      fromGrade('2+'),
      { value_text: null, specimen_condition: graded('3+') },
      true,
    ],
  ])('decides on %s', (_, rule, part, expected) => {
    expect(meetsCommentRule(rule, potassium(part))).toBe(expected);
  });
});

describe('commentsOfValue', () => {
  const high = comment('HIGH', { rules: [ofValue('flag', 'H')] });

  it.each<[string, CodedComment[], AppliedComment[], string[]]>([
    ['a comment by its rule', [high], [], ['HIGH']],
    ['none without a rule', [comment('HAND')], [], []],
    ['none that is retired', [{ ...high, active: false }], [], []],
    ['none of another department', [{ ...high, department: 'hematology' }], [], []],
    ['one of its department', [{ ...high, department: 'chemistry' }], [], ['HIGH']],
    ['comments of users first', [high], [applied('HAND', user)], ['HAND', 'HIGH']],
    ['no proposal twice', [high], [applied('HIGH', user)], ['HIGH']],
    ['no proposal for an earlier value', [], [applied('LOW')], []],
  ])('has %s', (_, comments, before, codes) => {
    expect(commentsOfValue(comments, potassium(), before, at).map(({ code }) => code)).toEqual(
      codes,
    );
  });

  it('states the rule by a missing user, and keeps the text of an earlier proposal', () => {
    expect(commentsOfValue([high], potassium(), [], at)).toEqual([
      { id: high.id, code: 'HIGH', texts: high.texts, by: null, at },
    ]);
    expect(commentsOfValue([high], potassium(), [applied('HIGH')], at)).toEqual([applied('HIGH')]);
  });
});

describe('changeComments', () => {
  const of = { department: 'chemistry', by: user, at } as const;
  const dictionary = [
    comment('HAND'),
    comment('RETIRED', { active: false }),
    comment('BLOOD', { department: 'hematology' }),
  ];
  const id = (code: string) => idOf<CodedCommentId>(code);

  it('applies, reorders and removes comments, and names removed proposals of rules', () => {
    const before = [applied('HIGH'), applied('NOTE', user)];
    expect(changeComments(dictionary, before, [id('NOTE'), id('HAND')], of)).toEqual({
      status: 'changed',
      comments: [
        applied('NOTE', user),
        { id: id('HAND'), code: 'HAND', texts: { en: 'Text of HAND' }, by: user, at },
      ],
      removedProposals: [applied('HIGH')],
    });
  });

  it('keeps a comment that was retired since', () => {
    expect(
      changeComments(dictionary, [applied('RETIRED', user)], [id('RETIRED')], of),
    ).toMatchObject({ status: 'changed', comments: [applied('RETIRED', user)] });
  });

  it.each([
    ['RETIRED', 'not_offered'],
    ['UNKNOWN', 'not_offered'],
    ['BLOOD', 'other_department'],
  ])('refuses %s', (code, refusal) => {
    expect(changeComments(dictionary, [], [id('HAND'), id(code)], of)).toEqual({
      status: 'refused',
      at: 1,
      refusal,
    });
  });
});

describe('amendedComments', () => {
  const before = [applied('HIGH'), applied('NOTE', user)];
  // The comments of the new value: users' comments are kept, and rules propose again.
  const next = [applied('NOTE', user), applied('HIGH'), applied('REPEAT')];

  it('are those of the new value if none were chosen', () => {
    expect(amendedComments(null, next, before)).toEqual(next);
  });

  it('are the chosen ones, and what rules propose for the new value only', () => {
    expect(amendedComments([applied('NOTE', user)], next, before)).toEqual([
      applied('NOTE', user),
      applied('REPEAT'),
    ]);
  });

  it('contain a chosen comment once', () => {
    const chosen = [applied('REPEAT', user)];
    expect(amendedComments(chosen, next, before)).toEqual(chosen);
  });

  it('may be none', () => {
    expect(amendedComments([], before, before)).toEqual([]);
  });
});

describe('reportedComments', () => {
  it.each(resultStates)('of a result that is %s are those that the report prints', (status) => {
    const isPrinted = status === 'released' || status === 'amended';
    expect(reportedComments({ status, coded_comments: [applied('NOTE', user)] })).toEqual(
      isPrinted ? [{ code: 'NOTE', texts: { en: 'Earlier text of NOTE' } }] : [],
    );
  });
});

it('coded comments are changed until verification', () => {
  expect(resultStates.filter(takesCodedComments)).toEqual(['entered', 'held']);
});

it.each([
  [{ en: 'English', fr: 'Français' }, 'fr', 'Français'],
  [{ en: 'English', fr: 'Français' }, 'ar', 'English'],
  [{ pt: 'Português' }, 'ar', 'Português'],
] as const)('the text of %j in %s is %s', (texts, language, text) => {
  expect(commentText(texts, language)).toBe(text);
});

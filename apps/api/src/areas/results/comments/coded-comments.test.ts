import {
  createCodedComment,
  importCodedComments,
  listCodedComments,
  updateCodedComment,
  type CodedComment,
  type CodedCommentDefinition,
} from '@alms/lis-domain/catalogue/coded-comments';
import { addStarterPacks } from '@alms/lis-domain/catalogue/starter-packs';
import type { BodyOf } from '@alms/lis-domain/http';
import type { PatientId } from '@alms/lis-domain/patients';
import {
  amendResult,
  enterResults,
  listChartResults,
  listPatientResults,
  listResultVersions,
  setCodedComments,
  verifyResults,
  type Result,
  type ResultVersion,
} from '@alms/lis-domain/results';
import { describe, expect, it } from 'vitest';
import { resultsOfOrder, trailOf } from '../../../testing/answers.ts';
import { openLaboratory } from '../../../testing/laboratory.ts';
import { testLaboratory } from '../../../testing/test-laboratory.ts';
import type { Answer, Person } from '../../../testing/test-server.ts';

const { server, lab } = await testLaboratory('comments');
const technician = await lab.staff('technician');
const manager = await lab.staff('lab_manager');

let created = 0;
const aComment = (change: Partial<CodedCommentDefinition> = {}): CodedCommentDefinition => {
  created += 1;
  return {
    code: `COMMENT-${created}`,
    texts: { en: 'Repeat on a new specimen.', fr: 'À contrôler sur un nouveau prélèvement.' },
    department: null,
    rules: [],
    active: true,
    ...change,
  };
};
const add = (body: CodedCommentDefinition, as = manager) =>
  server.call(createCodedComment, { body }, { as });
const added = async (change: Partial<CodedCommentDefinition> = {}) =>
  (await add(aComment(change))).body as unknown as CodedComment;
const change = (
  { id, version }: Pick<CodedComment, 'id' | 'version'>,
  body: CodedCommentDefinition,
  as = manager,
) => server.call(updateCodedComment, { params: { id }, version, body }, { as });
const listed = async (as: Person = manager) =>
  (await server.call(listCodedComments, {}, { as })).body['items'] as CodedComment[];
const definitionOf = ({ code, texts, department, rules, active }: CodedComment) => ({
  code,
  texts,
  department,
  rules,
  active,
});

type Which = Pick<Result, 'id' | 'version'>;
const first = ({ body }: Answer) => (body['items'] as Result[])[0] as Result;
const resultIn = ({ body }: Answer) => body as unknown as Result;

async function waiting(code = 'K'): Promise<Result> {
  const { order } = await lab.arrived([code]);
  const [result] = await resultsOfOrder(server, order.id, technician);
  if (!result) throw new Error('Nothing waits.');
  return result;
}
const enter = ({ id, version }: Which, value_text = '4.1') =>
  server.call(enterResults, { body: { items: [{ id, version, value_text }] } }, { as: technician });
const entered = async (value?: string) => first(await enter(await waiting(), value));
const verify = ({ id, version }: Which) =>
  server.call(verifyResults, { body: { items: [{ id, version }] } }, { as: manager });
const set = (
  { id, version }: Which,
  comments: readonly Pick<CodedComment, 'id'>[],
  { as = technician, reason }: { as?: Person; reason?: string } = {},
) =>
  server.call(
    setCodedComments,
    {
      params: { id },
      version,
      body: { comment_ids: comments.map((each) => each.id), ...(reason && { reason }) },
    },
    { as },
  );

describe('dictionary of coded comments', () => {
  it('is added to, listed, changed and recorded', async () => {
    const definition = aComment();
    const comment = (await add(definition)).body as unknown as CodedComment;
    expect(comment).toMatchObject({ ...definition, version: 1 });
    const next = (await change(comment, { ...definition, active: false }))
      .body as unknown as CodedComment;
    expect(next).toMatchObject({ active: false, version: 2 });
    expect((await listed(technician)).find(({ id }) => id === comment.id)).toEqual(next);
    expect(await trailOf(server, lab, { entity_id: comment.id })).toMatchObject([
      { action: 'update', before: { active: true }, after: { active: false } },
      { action: 'create' },
    ]);
  });

  it.each<[string, Partial<CodedCommentDefinition>, string, string]>([
    ['no text', { texts: {} }, 'texts', 'must contain at least one language'],
    ['an empty text', { texts: { en: ' ' } }, 'texts.en', 'must not be empty'],
    ['a text of 501 characters', { texts: { en: 'x'.repeat(501) } }, 'texts.en', 'at most 500'],
    ['a text of two lines', { texts: { en: 'a\nb' } }, 'texts.en', 'one line'],
    ['a code in lower case', { code: 'repeat' }, 'code', 'capital letters'],
    [
      'a rule for an unknown test',
      { rules: [{ kind: 'value', test: 'NOPE', op: 'flag', value: 'H' }] },
      'rules.0.test',
      'is not a test of this facility',
    ],
    [
      'a rule that compares no number',
      { rules: [{ kind: 'value', test: 'K', op: 'gt', value: 'high' }] },
      'rules.0.value',
      'must be a value of the test',
    ],
    [
      'a rule for another department',
      { department: 'hematology', rules: [{ kind: 'value', test: 'K', op: 'flag', value: 'H' }] },
      'rules.0.test',
      'is not a test of the department',
    ],
  ])('refuses %s', async (_, bad, field, sentence) => {
    const answer = await add(aComment(bad));
    expect(answer.status).toBe(422);
    expect(answer.body['fields']).toMatchObject({ [field]: expect.stringContaining(sentence) });
  });

  it('refuses a code in use, another code, a stale version and other users', async () => {
    const comment = await added();
    const definition = definitionOf(comment);
    expect((await add(definition)).body).toMatchObject({ code: 'duplicate' });
    expect((await change(comment, { ...definition, code: 'OTHER' })).body).toMatchObject({
      fields: { code: 'cannot be changed' },
    });
    await change(comment, { ...definition, active: false });
    expect((await change(comment, { ...definition, department: 'chemistry' })).status).toBe(412);
    expect((await add(aComment(), await lab.staff('doctor'))).status).toBe(403);
    expect(
      (await server.call(listCodedComments, {}, { as: await lab.staff('receptionist') })).status,
    ).toBe(403);
    const other = await openLaboratory(server, 'other-comments');
    const stranger = await other.staff('lab_manager');
    expect(await listed(stranger)).toEqual([]);
    expect((await change(comment, definition, stranger)).status).toBe(404);
  });
});

describe('coded comments of the starter packs', () => {
  it('are proposed in every language, inactive, with the rules that fit', async () => {
    const own = await openLaboratory(server, 'proposed-comments');
    const [as, admin] = [await own.staff('lab_manager'), await own.staff('admin')];
    await server.call(
      createCodedComment,
      { body: aComment({ code: 'REPEATED', texts: { en: 'Own text.' } }) },
      { as },
    );
    const addPacks = () =>
      server.call(addStarterPacks, { body: { packs: ['hematology'] } }, { as: admin });
    expect((await addPacks()).status).toBe(200);
    const comments = await listed(as);
    expect(comments.find(({ code }) => code === 'REPEATED')).toMatchObject({
      texts: { en: 'Own text.' },
      active: true,
    });
    const proposed = comments.filter(({ code }) => code !== 'REPEATED');
    expect(proposed.length).toBeGreaterThan(5);
    expect(proposed.every(({ active, texts }) => !active && texts.ar !== undefined)).toBe(true);
    expect(comments.find(({ code }) => code === 'HEMOLYSIS-K')?.rules).toHaveLength(1);
    await addPacks();
    expect(await listed(as)).toHaveLength(comments.length);
  });
});

describe('a coded comment on a result', () => {
  it('is applied by hand as a version with its user, and recorded', async () => {
    const comment = await added();
    const before = await entered();
    const result = resultIn(await set(before, [comment]));
    expect(result).toMatchObject({
      status: 'entered',
      value_text: '4.1',
      version: before.version + 1,
      entered_by: { id: technician.id },
      coded_comments: [
        { id: comment.id, code: comment.code, texts: comment.texts, by: { id: technician.id } },
      ],
    });
    const [latest, earlier] = (
      await server.call(listResultVersions, { params: { id: result.id } }, { as: manager })
    ).body['items'] as ResultVersion[];
    expect(latest?.comments_changed_by).toBe(result.entered_by?.name);
    expect(earlier).toMatchObject({ comments_changed_by: null, coded_comments: [] });
    const [line] = await trailOf(server, lab, { entity_id: result.id });
    expect(line).toMatchObject({
      action: 'update',
      before: { coded_comments: [] },
      after: { coded_comments: [comment.code] },
    });
  });

  it('keeps its text after the comment is changed and retired', async () => {
    const comment = await added();
    const result = resultIn(await set(await entered(), [comment]));
    await change(comment, {
      ...definitionOf(comment),
      texts: { en: 'Another text.' },
      active: false,
    });
    const released = first(await verify(result));
    expect(released).toMatchObject({
      status: 'released',
      coded_comments: [{ texts: comment.texts }],
    });
  });

  it('is removed by hand, and unchanged comments write no version', async () => {
    const comment = await added();
    const result = resultIn(await set(await entered(), [comment]));
    expect(resultIn(await set(result, [comment])).version).toBe(result.version);
    const without = resultIn(await set(result, []));
    expect(without).toMatchObject({ coded_comments: [], version: result.version + 1 });
  });

  it('is refused if it is retired, of another department, unknown or repeated', async () => {
    const [retired, blood, good] = [
      await added({ active: false }),
      await added({ department: 'hematology' }),
      await added(),
    ];
    const result = await entered();
    const fieldsOf = async (comments: Pick<CodedComment, 'id'>[]) =>
      (await set(result, comments)).body['fields'];
    expect(await fieldsOf([good, retired])).toEqual({
      'comment_ids.1': 'is not an active comment of this facility',
    });
    expect(await fieldsOf([blood])).toEqual({
      'comment_ids.0': 'is a comment of another department',
    });
    expect(await fieldsOf([{ id: result.id as never }])).toEqual({
      'comment_ids.0': 'is not an active comment of this facility',
    });
    expect(await fieldsOf([good, good])).toEqual({
      comment_ids: 'must contain each comment once',
    });
  });

  it('is refused before a value, after verification, with a stale version and for other users', async () => {
    const comment = await added();
    const pending = await waiting();
    expect((await set(pending, [comment])).body).toMatchObject({ code: 'result_state' });
    const result = first(await enter(pending));
    expect((await set(pending, [comment])).status).toBe(412);
    expect((await set(result, [comment], { as: await lab.staff('doctor') })).status).toBe(403);
    const released = first(await verify(result));
    expect((await set(released, [comment], { as: manager })).body).toMatchObject({
      code: 'result_state',
    });
    const other = await openLaboratory(server, 'foreign-comments');
    expect((await set(result, [], { as: await other.staff('lab_manager') })).status).toBe(404);
  });
});

describe('coded comments of a reported result', () => {
  const released = async (value: string, comments: readonly CodedComment[] = []) => {
    const patientId = await lab.patient();
    const { order } = await lab.arrived(['K'], { patientId });
    const [pending] = (await resultsOfOrder(server, order.id, technician)) as [Result];
    const result = first(await enter(pending, value));
    const commented = comments.length === 0 ? result : resultIn(await set(result, comments));
    return { patientId, result: first(await verify(commented)) };
  };
  const amend = (
    { id, version, value_text }: Result,
    body: Partial<BodyOf<typeof amendResult>>,
    as = manager,
  ) =>
    server.call(
      amendResult,
      {
        params: { id },
        version,
        body: {
          value_text: value_text ?? '',
          comment: '',
          code: 'interpretation',
          reason: 'The comment was wrong.',
          ...body,
        },
      },
      { as },
    );
  const readersOf = async (patientId: PatientId) => {
    const params = { id: patientId };
    const [chart, portal] = await Promise.all([
      server.call(listChartResults, { params, query: {} }, { as: technician }),
      server.call(listPatientResults, { params, query: {} }, { as: technician }),
    ]);
    return [chart, portal].map(
      ({ body }) => (body['items'] as { comments?: unknown }[])[0]?.comments,
    );
  };

  it('are read in the chart and the patient portal once they are reported', async () => {
    const comment = await added();
    const { patientId } = await released('4.1', [comment]);
    const shown = [{ code: comment.code, texts: comment.texts }];
    expect(await readersOf(patientId)).toEqual([shown, shown]);
    const without = await released('4.1');
    expect(await readersOf(without.patientId)).toEqual([undefined, undefined]);
  });

  it('change by an amendment only, which another user verifies', async () => {
    const [wrong, right] = [await added(), await added()];
    const { patientId, result } = await released('4.1', [wrong]);
    expect((await set(result, [right], { as: manager })).body).toMatchObject({
      code: 'result_state',
    });
    // The value may stay the same, also for a clerical correction.
    const proposed = await amend(result, { code: 'clerical', comment_ids: [right.id] });
    expect(resultIn(proposed)).toMatchObject({
      status: 'released',
      coded_comments: [{ code: wrong.code }],
      amendment: { value_text: '4.1', coded_comments: [{ code: right.code }] },
    });
    const [chart] = await readersOf(patientId);
    expect(chart).toMatchObject([{ code: wrong.code }]);
    const after = resultIn(await lab.verifyProposed(proposed));
    expect(after).toMatchObject({
      status: 'amended',
      value_text: '4.1',
      coded_comments: [{ code: right.code, by: { id: manager.id } }],
    });
    expect((await readersOf(patientId))[1]).toMatchObject([{ code: right.code }]);
    const [, proposal] = await trailOf(server, lab, { entity_id: result.id });
    expect(proposal).toMatchObject({
      before: { coded_comments: [wrong.code] },
      after: { amendment: 'proposed', coded_comments: [right.code] },
    });
  });

  it('follow the new value of an amendment that does not change them', async () => {
    const rule = { kind: 'value', test: 'K', op: 'gt', value: '5.4' } as const;
    const [own, high] = [await added(), await added({ rules: [rule] })];
    const { result } = await released('4.1', [own]);
    const proposed = await amend(result, { value_text: '5.6', code: 'clerical' });
    expect(resultIn(proposed).amendment?.coded_comments).toBeNull();
    expect(resultIn(await lab.verifyProposed(proposed)).coded_comments).toMatchObject([
      { code: own.code },
      { code: high.code, by: null },
    ]);
    await change(high, { ...definitionOf(high), active: false });
  });

  it('are refused like those of an unverified result', async () => {
    const retired = await added({ active: false });
    const comment = await added();
    const { result } = await released('4.1', [comment]);
    const refused = await amend(result, { comment_ids: [retired.id] });
    expect(refused.body['fields']).toEqual({
      'comment_ids.0': 'is not an active comment of this facility',
    });
    expect((await amend(result, { comment_ids: [] }, await lab.staff('doctor'))).status).toBe(403);
    // The same value with the same comments is not an amendment.
    expect((await amend(result, { code: 'clerical', comment_ids: [comment.id] })).status).toBe(422);
    expect(resultIn(await amend(result, { code: 'clerical', comment_ids: [] }))).toMatchObject({
      amendment: { coded_comments: [] },
    });
  });
});

describe('a coded comment by rule', () => {
  const rule = { kind: 'value', test: 'K', op: 'ge', value: '7.0' } as const;

  it('is proposed when the value meets its rule, and follows the value', async () => {
    const comment = await added({ rules: [rule] });
    const hand = await added();
    const high = await entered('7.2');
    const codes = ({ coded_comments }: Result) =>
      coded_comments.map(({ code, by }) => [code, by === null]);
    expect(codes(high)).toEqual([[comment.code, true]]);
    const both = resultIn(await set(high, [...high.coded_comments, hand]));
    expect(codes(first(await enter(both, '4.1')))).toEqual([[hand.code, false]]);
    await change(comment, { ...definitionOf(comment), active: false });
  });

  it('is proposed by the flag and by the grade of an interference', async () => {
    const flagged = await added({
      rules: [{ kind: 'value', test: 'K', op: 'flag', value: 'L' }],
    });
    const graded = await added({
      rules: [{ kind: 'interference', test: 'K', index: 'hemolysis', from_grade: '2+' }],
    });
    const result = await waiting();
    await lab.transaction((tx) =>
      tx
        .updateTable('sample')
        .set({
          condition: JSON.stringify({
            codes: [],
            note: '',
            indices: { hemolysis: '3+' },
          }) as never,
        })
        .where('id', '=', result.sample_id)
        .execute(),
    );
    expect(first(await enter(result, '3.2')).coded_comments.map(({ code }) => code)).toEqual([
      flagged.code,
      graded.code,
    ]);
    for (const each of [flagged, graded])
      await change(each, { ...definitionOf(each), active: false });
  });

  it('is removed by a verifier only, with a reason in the audit trail', async () => {
    const comment = await added({ rules: [rule] });
    const result = await entered('7.3');
    const entersOnly = await lab.person('technician');
    await lab.transaction((tx) =>
      tx
        .deleteFrom('user_permission')
        .where('user_id', '=', entersOnly.id)
        .where('permission', '=', 'verify_results')
        .execute(),
    );
    expect((await set(result, [], { as: entersOnly, reason: 'Not wanted' })).status).toBe(403);
    expect((await set(result, [], { as: manager })).body).toMatchObject({
      code: 'invalid',
      fields: { reason: 'is required to remove a comment that a rule proposed' },
    });
    const removed = resultIn(
      await set(result, [], { as: manager, reason: 'The patient is on dialysis' }),
    );
    expect(removed.coded_comments).toEqual([]);
    const [line] = await trailOf(server, lab, { entity_id: result.id });
    expect(line).toMatchObject({
      action: 'update',
      before: { coded_comments: [comment.code] },
      after: { coded_comments: [] },
      reason: 'The patient is on dialysis',
    });
    expect(first(await verify(removed)).coded_comments).toEqual([]);
    await change(comment, { ...definitionOf(comment), active: false });
  });
});

describe('import of coded comments', () => {
  const imported = (text: string, as = manager) =>
    server.call(
      importCodedComments,
      { body: { file: Buffer.from(text).toString('base64') } },
      { as },
    );

  it('adds and changes comments, each audited', async () => {
    const present = await added({ code: 'FILE-1', texts: { en: 'Old text', fr: 'Texte' } });
    expect(
      (await imported('code;text_en;text_ar\nFILE-1;New text;\nFILE-2;Added;تعليق\n')).body,
    ).toEqual({ outcome: 'imported', created: 1, changed: 1, unchanged: 0 });
    const found = (await listed()).filter(({ code }) => code.startsWith('FILE-'));
    expect(found.map(({ code, texts, version }) => [code, texts, version])).toEqual([
      ['FILE-1', { en: 'New text', fr: 'Texte' }, 2],
      ['FILE-2', { en: 'Added', ar: 'تعليق' }, 1],
    ]);
    const [line] = await trailOf(server, lab, { entity_id: present.id });
    expect(line).toMatchObject({
      action: 'update',
      before: { texts: { en: 'Old text', fr: 'Texte' } },
      after: { texts: { en: 'New text', fr: 'Texte' }, source: 'file' },
    });
  });

  it('imports nothing if one row is faulty, and names it', async () => {
    const before = await listed();
    expect((await imported('code,text_en\nFILE-9,Good\nfile-10,Bad\n')).body).toEqual({
      outcome: 'refused',
      faults: [{ line: 3, column: 'code', value: 'file-10', code: 'code_form' }],
    });
    expect(await listed()).toEqual(before);
  });

  it.each([
    ['an empty file', '', 'empty'],
    ['a workbook', 'PK\u0003\u0004', 'workbook'],
    ['an unknown column', 'code,text_de\nA,B\n', 'column_unknown'],
  ])('explains %s', async (_, text, fault) => {
    expect((await imported(text)).body).toMatchObject({ outcome: 'unreadable', fault });
  });

  it('is denied to a nurse', async () => {
    const nurse = await lab.staff('nurse');
    expect((await imported('code,text_en\nA,B\n', nurse)).status).toBe(403);
  });
});

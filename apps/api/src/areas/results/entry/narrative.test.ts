import {
  definitionOf,
  readTestParameter,
  updateTestParameter,
  type TestParameter,
} from '@alms/lis-domain/catalogue';
import { arabicFilmText, bloodFilm, filmText, longestFilmText } from '@alms/lis-domain/fixtures';
import {
  amendResult,
  downloadReport,
  enterResults,
  listPatientResults,
  listResultVersions,
  verifyResults,
  type PatientResult,
  type Result,
  type ResultVersion,
} from '@alms/lis-domain/results';
import { beforeAll, describe, expect, it } from 'vitest';
import { resultsOfOrder, trailOf } from '../../../testing/answers.ts';
import { testLaboratory } from '../../../testing/test-laboratory.ts';
import type { Answer } from '../../../testing/test-server.ts';

const { server, lab } = await testLaboratory('narratives');
const technician = await lab.staff('technician');
const manager = await lab.staff('lab_manager');
const { narrative_templates } = bloodFilm;
const withoutValues = {
  unit: null,
  unit_display: null,
  decimals: 0,
  ranges: [],
  coded_values: [],
  plausible: null,
  measuring_range: null,
  delta: null,
  autoverify: null,
  reflex: [],
  interference: [],
};
beforeAll(async () => {
  await lab.changeTest('CRP', { ...withoutValues, result_type: 'narrative', narrative_templates });
  await lab.changeTest('GLU', { ...withoutValues, result_type: 'text' });
});

type Which = Pick<Result, 'id' | 'version'>;
const itemsIn = <Item = Result>({ body }: Answer) => body['items'] as Item[];
const first = (answer: Answer) => itemsIn(answer)[0] as Result;

async function waiting(code = 'CRP'): Promise<Result> {
  const { order } = await lab.arrived([code]);
  const [result] = await resultsOfOrder(server, order.id, technician);
  if (!result) throw new Error('Nothing waits.');
  return result;
}

const enter = ({ id, version }: Which, value_text: string) =>
  server.call(enterResults, { body: { items: [{ id, version, value_text }] } }, { as: technician });
const verify = ({ id, version }: Which) =>
  server.call(verifyResults, { body: { items: [{ id, version }] } }, { as: manager });
const reported = async (text = filmText) =>
  first(await verify(first(await enter(await waiting(), text))));
const stored = async ({ order_id }: Result) =>
  (await resultsOfOrder(server, order_id, technician))[0];

describe('narrative result', () => {
  it.each([
    ['with headings', filmText, filmText],
    ['in Arabic', arabicFilmText, arabicFilmText],
    ['of 20,000 characters', longestFilmText, longestFilmText],
    ['with CRLF line breaks', '## A\r\nOne\r\n\r\nTwo\r\n', '## A\nOne\n\nTwo'],
    ['that looks like a number', '4.2', '4.2'],
    ['that looks like markup', '<b>5 & 6</b> | ^ ~ \\', '<b>5 & 6</b> | ^ ~ \\'],
  ])('%s is stored whole and has no flag', async (_, text, value_text) => {
    const entered = first(await enter(await waiting(), text));
    expect(entered).toMatchObject({
      status: 'entered',
      value_text,
      unrounded_value: null,
      flag: null,
      flag_reason: 'not_numeric',
      critical: false,
      range: null,
    });
    expect(entered.checks?.map(({ kind }) => kind)).toEqual(['qc']);
    expect(await stored(entered)).toMatchObject({ value_text });
  });

  it.each([
    [
      'a tab',
      '## A\nOne\ttwo',
      'must be plain text with line breaks: character 4 of line 2 is the control character U+0009',
    ],
    [
      'a null character',
      'One\u0000',
      'must be plain text with line breaks: character 4 of line 1 is the control character U+0000',
    ],
    [
      'a vertical tab after CRLF',
      'One\r\n\u000b',
      'must be plain text with line breaks: character 1 of line 2 is the control character U+000B',
    ],
    ['20,001 characters', 'x'.repeat(20_001), 'must have at most 20000 characters'],
    ['no letter', ' \n\u200b ', 'must not be empty'],
  ])('with %s is refused and changes nothing', async (_, text, message) => {
    const result = await waiting();
    const answer = await enter(result, text);
    expect([answer.status, answer.body['code']]).toEqual([422, 'invalid']);
    expect(answer.body['fields']).toEqual({ 'items.0.value_text': message });
    expect(await stored(result)).toMatchObject({
      status: 'pending',
      version: result.version,
      value_text: null,
    });
  });

  it.each([
    ['GLU', 'one\ntwo', 'line_expected'],
    ['GLU', 'x'.repeat(201), 'line_expected'],
    ['K', '4.1\n4.2', 'number_unreadable'],
    ['K', longestFilmText, 'number_unreadable'],
  ])('is refused for %s, which takes one line', async (code, text, problem) => {
    const result = await waiting(code);
    const answer = await enter(result, text);
    expect([answer.status, answer.body['code']]).toEqual([422, problem]);
    expect(JSON.stringify(answer.body).length).toBeLessThan(1_000);
    expect(await stored(result)).toMatchObject({ status: 'pending', value_text: null });
  });

  it('offers the templates of its test until it is verified', async () => {
    const result = await waiting();
    expect(result.test.narrative_templates).toEqual(narrative_templates);
    const entered = first(await enter(result, filmText));
    expect(entered.test.narrative_templates).toEqual(narrative_templates);
    expect(first(await verify(entered)).test.narrative_templates).toEqual([]);
    expect((await waiting('K')).test.narrative_templates).toEqual([]);
  });

  it('is verified by another user, read by the patient and recorded in the audit trail', async () => {
    const result = await reported();
    expect(result).toMatchObject({ status: 'released', value_text: filmText });
    const shown = itemsIn<PatientResult>(
      await server.call(
        listPatientResults,
        { params: { id: result.patient.id }, query: {} },
        { as: manager },
      ),
    );
    expect(shown).toMatchObject([{ result_type: 'narrative', value_text: filmText, flag: null }]);
    const trail = await trailOf(server, lab, { entity_id: result.id });
    expect(trail.map(({ action }) => action)).toEqual(['verify', 'update']);
    expect(trail.at(-1)?.after).toMatchObject({ value_text: filmText });
  });

  it('of 20,000 characters is printed on the report', async () => {
    const { id } = await reported(longestFilmText);
    const report = await server.call(downloadReport, { params: { id } }, { as: manager });
    expect(report.status).toBe(200);
  });

  it('is amended with both texts in the history', async () => {
    const result = await reported();
    const value_text = `${filmText}\nReviewed by a second reader.`;
    const amend = (text: string) =>
      lab.amend(
        {
          params: { id: result.id },
          version: result.version,
          body: { value_text: text, comment: '', code: 'interpretation', reason: 'Second review' },
        },
        { as: manager },
      );
    expect(
      await server.call(
        amendResult,
        {
          params: { id: result.id },
          version: result.version,
          body: { value_text: 'One\ttwo', comment: '', code: 'clerical', reason: 'Typed wrong' },
        },
        { as: manager },
      ),
    ).toMatchObject({ status: 422, body: { code: 'invalid' } });
    expect(await amend(value_text)).toMatchObject({
      status: 200,
      body: { status: 'amended', value_text },
    });
    const [latest] = itemsIn<ResultVersion>(
      await server.call(listResultVersions, { params: { id: result.id } }, { as: manager }),
    );
    expect(latest).toMatchObject({
      value_text,
      correction: { kind: 'amended', value_text: filmText, reason: 'Second review' },
    });
  });
});

describe('templates of a narrative test', () => {
  const change = async (code: string, part: Partial<TestParameter>) => {
    const admin = await lab.staff('admin');
    const { body } = await server.call(
      readTestParameter,
      { params: { id: lab.testId(code) } },
      { as: admin },
    );
    const test = body as unknown as TestParameter;
    return server.call(
      updateTestParameter,
      {
        params: { id: test.id },
        version: test.version,
        body: { ...definitionOf(test), ...part, status: 'active' },
      },
      { as: admin },
    );
  };

  it.each([
    [
      'two of one name',
      'CRP',
      [
        { name: 'Normal film', text: 'One' },
        { name: 'NORMAL FILM', text: 'Two' },
      ],
      { 'narrative_templates.1.name': 'names a template twice' },
    ],
    [
      'one without text',
      'CRP',
      [{ name: 'Normal film', text: ' ' }],
      { 'narrative_templates.0.text': 'must not be empty' },
    ],
    [
      'one of more than 4,000 characters',
      'CRP',
      [{ name: 'Normal film', text: 'x'.repeat(4_001) }],
      { 'narrative_templates.0.text': 'must have at most 4000 characters' },
    ],
    [
      'more than 10',
      'CRP',
      Array.from({ length: 11 }, (_, at) => ({ name: `Template ${at}`, text: 'One' })),
      { narrative_templates: 'must contain at most 10 templates' },
    ],
    [
      'one for a number',
      'K',
      [{ name: 'Normal film', text: 'One' }],
      { narrative_templates: 'applies to narrative results only' },
    ],
  ])('are refused: %s', async (_, code, templates, fields) => {
    const answer = await change(code, { narrative_templates: templates });
    expect([answer.status, answer.body['code']]).toEqual([422, 'invalid']);
    expect(answer.body['fields']).toEqual(fields);
  });

  it('refuse parts of a test that describe a value', async () => {
    const answer = await change('CRP', { unit: 'mg/L', unit_display: 'mg/L' });
    expect(answer.body['fields']).toEqual({
      unit: 'does not apply to a narrative result',
      unit_display: 'does not apply to a narrative result',
    });
  });
});

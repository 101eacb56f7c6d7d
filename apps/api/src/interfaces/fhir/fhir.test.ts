import { createPayer, replaceInsurance } from '@alms/lis-domain/billing';
import type { Order } from '@alms/lis-domain/orders';
import { mergePatients, unmergePatients, type PatientId } from '@alms/lis-domain/patients';
import {
  amendWithFile,
  attachFile,
  enterResults,
  markResultAsError,
  verifyResults,
  type Result,
  type ResultId,
} from '@alms/lis-domain/results';
import { rejectSample } from '@alms/lis-domain/samples';
import type {
  Bundle,
  DocumentReference,
  Observation,
  OperationOutcome,
  Resource,
} from '@medplum/fhirtypes';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { beforeAll, describe, expect, it } from 'vitest';
import { trailOf, resultsOfOrder } from '../../testing/answers.ts';
import { anApiToken } from '../../testing/api-token.ts';
import { fhirFaults } from '../../testing/fhir-shape.ts';
import { testLaboratory } from '../../testing/test-laboratory.ts';
import type { Answer } from '../../testing/test-server.ts';
import { samplePdf } from '../../testing/sample-pdf.ts';

/** A token limited to reported results, and a token with access to everything. */
let [reader, insider]: { id: string; token: string }[] = [];
let patientId: PatientId;
/**
 * Released sodium and potassium, and an order of the same patient with a value awaiting
 * verification.
 */
let released: Order;
let waiting: Order;

const readScopes = [
  'patient.read',
  'coverage.read',
  'order.read',
  'specimen.read',
  'observation.read',
  'report.read',
] as const;

const { server, lab } = await testLaboratory('fhirlab');
const admin = await lab.person('admin');
beforeAll(async () => {
  reader = await anApiToken(lab, admin, [...readScopes], server.clock.now());
  insider = await anApiToken(lab, admin, [...readScopes, 'unreleased.read'], server.clock.now());
  patientId = await lab.patient({ given_name: 'Fiona', phone: '+1 555 0101' });
  released = (await lab.arrived(['NA', 'K'], { patientId })).order;
  await enter(released, { NA: '140', K: '4.04' });
  await verify(released);
  server.clock.advance(60);
  waiting = (await lab.arrived(['NA', 'CL'], { patientId })).order;
  await enter(waiting, { NA: '139' });
  server.clock.advance(60);
  await insure(patientId, [
    { policy_number: 'HM-1', group: 'Dock 4', valid_from: '2026-01-01' },
    { policy_number: 'HM-2', valid_to: '2025-12-31' },
  ]);
  // Adds a second patient.
  await lab.arrived(['K']);
});

async function resultsOf(order: Order): Promise<Result[]> {
  return await resultsOfOrder(server, order.id, await lab.staff('technician'));
}

async function insure(
  id: PatientId,
  coverages: readonly {
    policy_number: string;
    group?: string;
    valid_from?: string;
    valid_to?: string;
  }[],
): Promise<void> {
  const payer = await server.call(
    createPayer,
    { body: { name: `Harbour Mutual of ${id}`, kind: 'insurance', address: '', active: true } },
    { as: admin },
  );
  const { version } = await lab.transaction((tx) =>
    tx.selectFrom('patient').select('version').where('id', '=', id).executeTakeFirstOrThrow(),
  );
  const { status, text } = await server.call(
    replaceInsurance,
    {
      params: { id },
      version,
      body: {
        coverages: coverages.map((coverage) => ({
          payer_id: String(payer.body['id']),
          ...coverage,
        })),
      },
    },
    { as: admin },
  );
  expect([status, text]).toEqual([200, text]);
}

async function enter(order: Order, values: Record<string, string>): Promise<void> {
  const items = (await resultsOf(order))
    .filter(({ test }) => values[test.code] !== undefined)
    .map(({ id, version, test }) => ({ id, version, value_text: values[test.code] ?? '' }));
  const { status, text } = await server.call(
    enterResults,
    { body: { items } },
    { as: await lab.staff('technician') },
  );
  expect([status, text]).toEqual([200, text]);
}

async function verify(order: Order): Promise<void> {
  const items = (await resultsOf(order)).map(({ id, version }) => ({ id, version }));
  const { status, text } = await server.call(
    verifyResults,
    { body: { items } },
    { as: await lab.staff('lab_manager') },
  );
  expect([status, text]).toEqual([200, text]);
}

function fhir(
  path: string,
  { token = reader?.token ?? '', headers = {}, method = 'GET', host = lab.host } = {},
): Promise<Answer> {
  return server.request({
    method,
    path: `/fhir/R4/${path}`,
    host,
    headers: { ...(token !== '' && { authorization: `Bearer ${token}` }), ...headers },
  });
}

const found = ({ body }: Answer) =>
  ((body as unknown as Bundle).entry ?? []).map(
    ({ resource }) => resource as Resource & { id: string; [name: string]: unknown },
  );
const typesOf = (answer: Answer) => found(answer).map(({ resourceType }) => resourceType);
const refusal = ({ status, body }: Answer) => [
  status,
  (body as unknown as OperationOutcome).issue?.[0]?.code,
];

describe('FHIR capability statement', () => {
  it('is public at the address and valid R4', async () => {
    const { status, headers, body } = await fhir('metadata', { token: '' });
    expect([status, headers['content-type']]).toEqual([
      200,
      'application/fhir+json; charset=utf-8',
    ]);
    expect(fhirFaults(body, 'CapabilityStatement')).toEqual([]);
    expect(body).toMatchObject({
      fhirVersion: '4.0.1',
      implementation: { url: 'http://fhirlab.alms.localhost:4173/fhir/R4' },
    });
  });

  it('is not found for an unknown facility', async () => {
    expect(
      refusal(await fhir('metadata', { token: '', host: 'anonymous.alms.localhost' })),
    ).toEqual([421, 'not-found']);
  });

  it('lists exactly the supported parameters', async () => {
    const { body } = await fhir('metadata', { token: '' });
    const { rest } = body as unknown as {
      rest: {
        resource: {
          type: string;
          interaction: { code: string }[];
          searchParam?: { name: string; type: string }[];
        }[];
      }[];
    };
    for (const { type, searchParam = [], interaction } of rest[0]?.resource ?? []) {
      if (!interaction.some(({ code }) => code === 'search-type')) continue;
      const query = searchParam
        .map(({ name, type: kind }) => `${name}=${kind === 'date' ? '2026' : 'x'}`)
        .join('&');
      expect([type, (await fhir(`${type}?${query}`)).status]).toEqual([type, 200]);
    }
  });
});

describe('each FHIR type', () => {
  it.each(['Patient', 'Coverage', 'ServiceRequest', 'Specimen', 'Observation', 'DiagnosticReport'])(
    '%s is found, read back identically and valid R4',
    async (type) => {
      const answer = await fhir(type);
      const resources = found(answer);
      expect([answer.status, resources.length > 0, new Set(typesOf(answer))]).toEqual([
        200,
        true,
        new Set([type]),
      ]);
      expect(fhirFaults(answer.body, 'Bundle')).toEqual([]);
      for (const resource of resources) {
        const { body, headers } = await fhir(`${type}/${resource.id}`);
        expect(body).toEqual(resource);
        expect(headers['etag']).toBe(`W/"${resource.meta?.versionId}"`);
      }
    },
  );

  it('a result keeps its digits and is in the report of its order', async () => {
    const [report] = found(await fhir(`DiagnosticReport?patient=Patient/${patientId}`));
    expect(report).toMatchObject({
      id: released.id,
      status: 'final',
      identifier: [{ value: released.order_number }],
      result: [{}, {}],
    });
    const potassium = await fhir('Observation?code=http://loinc.org|2823-3');
    expect(found(potassium)).toMatchObject([
      {
        status: 'final',
        valueQuantity: { code: 'mmol/L' },
        interpretation: [{ coding: [{ code: 'N' }] }],
      },
    ]);
    expect(potassium.text).toContain('"value":4.0,');
    expect(report?.['result']).toContainEqual({
      reference: `Observation/${found(potassium)[0]?.id}`,
    });
  });

  it('access is limited to reported results unless the token allows more', async () => {
    const counts = async (token: string) =>
      Promise.all(
        ['Observation', 'DiagnosticReport'].map(
          async (type) => found(await fhir(`${type}?patient=${patientId}`, { token })).length,
        ),
      );
    expect([await counts(reader?.token ?? ''), await counts(insider?.token ?? '')]).toEqual([
      [2, 1],
      [4, 2],
    ]);
    const [preliminary] = found(
      await fhir('Observation?status=preliminary', { token: insider?.token ?? '' }),
    );
    expect(preliminary).toMatchObject({ status: 'preliminary', valueQuantity: { value: 139 } });
    expect((await fhir(`Observation/${preliminary?.id}`)).status).toBe(404);
  });
});

describe('FHIR search', () => {
  const count = async (path: string) => found(await fhir(path)).length;

  it('finds a patient by other identifiers in any notation, except under a facility system', async () => {
    const passport = {
      id: uuidv7(),
      patient_id: patientId,
      type: 'PPN',
      value: 'C01X 00T47',
      issuer: 'Utopia',
      value_norm: 'c01x00t47',
      issuer_norm: 'utopia',
    } as const;
    await lab.transaction((tx) => tx.insertInto('patient_identifier').values(passport).execute());
    const [patient] = found(await fhir('Patient?identifier=C01X-00T47'));
    expect(patient).toMatchObject({
      id: patientId,
      identifier: [
        { use: 'usual' },
        { use: 'secondary', value: 'C01X 00T47', assigner: { display: 'Utopia' } },
      ],
    });
    expect(
      await count(
        'Patient?identifier=http://fhirlab.alms.localhost:4173/fhir/systems/mrn|C01X-00T47',
      ),
    ).toBe(0);
    expect(await count('Patient?identifier=--')).toBe(0);
    await lab.transaction((tx) =>
      tx.deleteFrom('patient_identifier').where('id', '=', passport.id).execute(),
    );
  });

  it.each([
    ['as stored', 'MRN-12'],
    ['in lower case', 'mrn-12'],
    ['in full width', 'ｍｒｎ－１２'],
    ['in full-width capitals', 'ＭＲＮ－１２'],
    ['with an invisible character', 'MRN\u200b-12'],
  ])('finds a patient by a record number %s, also in its system', async (_, number) => {
    const known = await lab.transaction((tx) =>
      tx.selectFrom('patient').select('id').where('mrn', '=', 'Mrn-12').executeTakeFirst(),
    );
    const id =
      known?.id ??
      (await lab.patient({
        family_name: 'Widewell',
        mrn: 'Mrn-12',
        birth_date: '1945-01-01',
      }));
    const system = 'http://fhirlab.alms.localhost:4173/fhir/systems';
    const ids = async (token: string) =>
      found(await fhir(`Patient?identifier=${encodeURIComponent(token)}`)).map((each) => each.id);
    expect({
      anySystem: await ids(number),
      itsSystem: await ids(`${system}/mrn|${number}`),
      anotherSystem: await ids(`${system}/order-number|${number}`),
      anotherNumber: await ids(`${number}3`),
    }).toEqual({ anySystem: [id], itsSystem: [id], anotherSystem: [], anotherNumber: [] });
  });

  it('finds an order and a specimen by numbers regardless of letter case and width', async () => {
    const wide = (text: string) =>
      text
        .toLowerCase()
        .replaceAll(/[!-~]/g, (each) => String.fromCodePoint((each.codePointAt(0) ?? 0) + 0xfee0));
    const numbered = async (type: string, number: string) =>
      count(`${type}?identifier=${encodeURIComponent(wide(number))}`);
    const [specimen] = await lab.samplesOf(released);
    expect(await numbered('ServiceRequest', released.order_number)).toBe(
      await count(`ServiceRequest?identifier=${released.order_number}`),
    );
    expect(await numbered('ServiceRequest', released.order_number)).toBeGreaterThan(0);
    expect(await numbered('Specimen', specimen?.accession_number ?? '')).toBe(1);
  });

  it('matches a partial birth date at its precision', async () => {
    await lab.patient({ family_name: 'Partborn', birth_date: '1931' });
    await lab.patient({ family_name: 'Partborn', birth_date: '1932-04' });
    const [patient] = found(await fhir('Patient?birthdate=1931'));
    expect(patient).toMatchObject({ birthDate: '1931' });
    const counts = await Promise.all(
      [
        '1931',
        '1931-04',
        '1931-04-09',
        'ge1931-06-01&birthdate=lt1932',
        'le1931-02',
        'lt1931',
        'gt1931&birthdate=lt1933',
        '1932',
        '1932-04',
        '1932-04-01',
        'ge1932-04-30&birthdate=lt1933',
        'gt1932-04-30&birthdate=lt1933',
      ].map((birthdate) => count(`Patient?birthdate=${birthdate}`)),
    );
    expect(counts).toEqual([1, 0, 0, 1, 1, 0, 1, 1, 1, 0, 1, 0]);
  });

  it('supports each parameter', async () => {
    const { mrn } = released.patient;
    const system = 'http://fhirlab.alms.localhost:4173/fhir/systems';
    expect({
      byNumber: await count(`Patient?identifier=${mrn}`),
      inItsSystem: await count(`Patient?identifier=${system}/mrn|${mrn}`),
      inAnother: await count(`Patient?identifier=${system}/order-number|${mrn}`),
      byBirth: await count('Patient?birthdate=1957-11-03'),
      bornLater: await count('Patient?birthdate=gt1957-11-03'),
      ofOrder: await count(`ServiceRequest?identifier=${released.order_number}`),
      completed: await count(`ServiceRequest?patient=${patientId}&status=completed`),
      active: await count(`ServiceRequest?patient=${patientId}&status=active`),
      sodium: await count('ServiceRequest?code=NA'),
      specimens: await count(`Specimen?patient=${patientId}&status=available`),
      ofNobody: await count('Observation?patient=0193a9f4-1111-7222-8333-444455556666'),
      collected: await count('Observation?date=2026-05-12'),
      before: await count('Observation?date=lt2026-05-12'),
      reports: await count('DiagnosticReport?status=final,partial&issued=ge2026-05-12'),
      changedNever: await count('DiagnosticReport?_lastUpdated=ge2027'),
      changedThen: await count('DiagnosticReport?_lastUpdated=ge2026-05-12T08:42:00Z'),
    }).toEqual({
      byNumber: 1,
      inItsSystem: 1,
      inAnother: 0,
      byBirth: 2,
      bornLater: 0,
      ofOrder: 2,
      completed: 2,
      active: 2,
      sodium: 2,
      specimens: 2,
      ofNobody: 0,
      collected: 2,
      before: 0,
      reports: 1,
      changedNever: 0,
      changedThen: 1,
    });
  });

  it('paginates until every record has been returned once', async () => {
    const ids: string[] = [];
    let path: string | undefined = `ServiceRequest?patient=${patientId}&_count=1`;
    while (path !== undefined && ids.length < 10) {
      const answer: Answer = await fhir(path);
      ids.push(...found(answer).map(({ id }) => id));
      path = (answer.body as unknown as Bundle).link
        ?.find(({ relation }) => relation === 'next')
        ?.url?.split('/fhir/R4/')[1];
    }
    expect([ids.length, new Set(ids).size]).toEqual([4, 4]);
  });

  it('rejects unknown parameters, or ignores them when lenient', async () => {
    const refused = await fhir('Observation?subject=x');
    expect(refusal(refused)).toEqual([400, 'not-supported']);
    expect(refused.text).toContain(
      'Unknown parameter \\"subject\\". Supported parameters: _id, _lastUpdated, _count, _cursor, _format, patient, status, code, date.',
    );
    expect(
      (await fhir('Observation?subject=x', { headers: { prefer: 'handling=lenient' } })).status,
    ).toBe(200);
  });
});

describe('inaccessible FHIR resource', () => {
  it.each([
    ['an unsupported resource type', 'Encounter', {}, [404, 'not-supported']],
    ['an unknown resource', 'Patient/0193a9f4-1111-7222-8333-444455556666', {}, [404, 'not-found']],
    ['an invalid ID', 'Patient/me', {}, [404, 'not-found']],
    ['a version', 'Patient/1/_history/1', {}, [404, 'not-found']],
    ['an invalid page cursor', 'Patient?_cursor=abc', {}, [400, 'value']],
    ['XML', 'Patient?_format=xml', {}, [406, 'not-supported']],
    [
      'XML requested in the Accept header',
      'Patient',
      { headers: { accept: 'application/fhir+xml' } },
      [406, 'not-supported'],
    ],
    ['without a token', 'Patient', { token: '' }, [401, 'login']],
    ['a change', 'Patient', { method: 'POST' }, [405, 'not-supported']],
    ['on the main site', 'Patient', { host: 'alms.localhost' }, [421, 'not-found']],
  ])('%s', async (_, path, options, expected) => {
    const answer = await fhir(path, options);
    expect(refusal(answer)).toEqual(expected);
    expect([answer.headers['content-type'], fhirFaults(answer.body, 'OperationOutcome')]).toEqual([
      'application/fhir+json; charset=utf-8',
      [],
    ]);
  });

  it.each(['Patient', 'Coverage', 'ServiceRequest', 'Specimen', 'Observation', 'DiagnosticReport'])(
    '%s without its scope',
    async (type) => {
      const kind = {
        Patient: 'patient.read',
        Coverage: 'coverage.read',
        ServiceRequest: 'order.read',
        Specimen: 'specimen.read',
        Observation: 'observation.read',
        DiagnosticReport: 'report.read',
      }[type];
      const { token } = await anApiToken(
        lab,
        admin,
        readScopes.filter((scope) => scope !== kind),
        server.clock.now(),
      );
      expect(refusal(await fhir(type, { token }))).toEqual([403, 'forbidden']);
    },
  );

  it('a facility cannot read resources of another', async () => {
    const other = await server.facility('otherlab');
    const { token } = await anApiToken(
      other,
      await other.person('admin'),
      [...readScopes],
      server.clock.now(),
    );
    expect(found(await fhir('Patient', { token, host: other.host }))).toEqual([]);
    expect(refusal(await fhir(`Patient/${patientId}`, { token, host: other.host }))).toEqual([
      404,
      'not-found',
    ]);
  });
});

describe('FHIR access in the audit trail', () => {
  it('has one event per accessed patient under the token’s name', async () => {
    const { id, token } = await anApiToken(lab, admin, [...readScopes], server.clock.now());
    await fhir(`Observation?patient=${patientId}`, { token });
    await fhir('Patient?identifier=none', { token });
    expect(await trailOf(server, lab, { actor_id: id })).toMatchObject([
      {
        action: 'read',
        category: 'result',
        patient_id: patientId,
        actor: { role: 'api_token' },
        outcome: 'success',
      },
    ]);
  });
});

it('corrected results and results entered in error are reported as such', async () => {
  const { order } = await lab.arrived(['NA', 'K'], { patientId });
  await enter(order, { NA: '141', K: '4.2' });
  await verify(order);
  const as = await lab.staff('lab_manager');
  const [first, second] = await resultsOf(order);
  if (!first || !second) throw new Error('The order of this test has no two results.');
  await lab.amend(
    {
      params: { id: first.id },
      version: first.version,
      body: {
        value_text: first.test.code === 'NA' ? '142' : '4.3',
        comment: '',
        code: 'clerical',
        reason: 'Misread',
      },
    },
    { as },
  );
  await server.call(
    markResultAsError,
    {
      params: { id: second.id },
      version: second.version,
      body: { code: 'wrong_patient', reason: 'Mixed up' },
    },
    { as },
  );
  expect((await fhir(`Observation/${first.id}`)).body).toMatchObject({
    status: 'corrected',
    meta: { versionId: '4' },
  });
  expect((await fhir(`Observation/${second.id}`)).body).toMatchObject({
    status: 'entered-in-error',
    dataAbsentReason: { coding: [{ code: 'error' }] },
  });
  expect((await fhir(`DiagnosticReport/${order.id}`)).body).toMatchObject({ status: 'corrected' });
  expect(found(await fhir('DiagnosticReport?status=corrected')).map(({ id }) => id)).toEqual([
    order.id,
  ]);
  expect(found(await fhir('Observation?status=corrected')).map(({ id }) => id)).toEqual([first.id]);
});

it('a value calculated from one entered in error is entered in error', async () => {
  const { order } = await lab.arrived(['LDL'], { patientId });
  await enter(order, { CHOL: '200', HDL: '50', TRIG: '150' });
  await verify(order);
  const results = await resultsOf(order);
  const input = results.find(({ test }) => test.code === 'TRIG');
  const ldl = results.find(({ test }) => test.code === 'LDL');
  if (!input || !ldl) throw new Error('The order of this test has no lipids.');
  await server.call(
    markResultAsError,
    {
      params: { id: input.id },
      version: input.version,
      body: { code: 'wrong_sample', reason: 'Tubes were swapped' },
    },
    { as: await lab.staff('lab_manager') },
  );
  const observation = (await fhir(`Observation/${ldl.id}`)).body;
  expect(observation).toMatchObject({
    status: 'entered-in-error',
    dataAbsentReason: { coding: [{ code: 'error' }] },
  });
  expect(observation).not.toHaveProperty('valueQuantity');
  expect(found(await fhir('Observation?status=entered-in-error')).map(({ id }) => id)).toEqual(
    expect.arrayContaining([input.id, ldl.id]),
  );
});

it('a merged record references the survivor, which holds its data', async () => {
  const [survivor, loser] = [
    await lab.patient({ given_name: 'Mona' }),
    await lab.patient({ given_name: 'Mona', different_person_reason: 'Not noticed' }),
  ];
  const order = await lab.order(['K'], { patientId: loser });
  const body = { loser_id: loser, loser_version: 1, taken: [], reason: 'Registered twice' };
  expect(
    (
      await server.call(
        mergePatients,
        { params: { id: survivor }, version: 1, body },
        { as: await lab.staff('lab_manager') },
      )
    ).status,
  ).toBeLessThan(300);
  expect((await fhir(`Patient/${loser}`)).body).toMatchObject({
    active: false,
    link: [{ other: { reference: `Patient/${survivor}` }, type: 'replaced-by' }],
  });
  expect((await fhir(`Patient/${survivor}`)).body).toMatchObject({
    active: true,
    link: [{ other: { reference: `Patient/${loser}` }, type: 'replaces' }],
  });
  expect(found(await fhir(`ServiceRequest?patient=${survivor}`))).toMatchObject([
    { subject: { reference: `Patient/${survivor}` }, requisition: { value: order.order_number } },
  ]);
});

describe('FHIR Coverage', () => {
  it('contains payer, policy, group and period, and is found by patient, beneficiary and policy number', async () => {
    const [first, second] = found(await fhir(`Coverage?patient=${patientId}`)).toSorted((a, b) =>
      JSON.stringify(a['identifier']) < JSON.stringify(b['identifier']) ? -1 : 1,
    );
    expect(first).toMatchObject({
      status: 'active',
      identifier: [{ value: 'HM-1', assigner: { display: `Harbour Mutual of ${patientId}` } }],
      beneficiary: { reference: `Patient/${patientId}` },
      payor: [{ display: `Harbour Mutual of ${patientId}` }],
      period: { start: '2026-01-01' },
      class: [{ type: { coding: [{ code: 'group' }] }, value: 'Dock 4' }],
    });
    expect(second).toMatchObject({
      identifier: [{ value: 'HM-2' }],
      period: { end: '2025-12-31' },
    });
    expect(second).not.toHaveProperty('class');
    expect(
      found(await fhir(`Coverage?beneficiary=Patient/${patientId}&identifier=HM-2`)).map(
        ({ id }) => id,
      ),
    ).toEqual([second?.id]);
    for (const typed of ['hm-2', encodeURIComponent('ＨＭ-２')])
      expect(
        found(await fhir(`Coverage?beneficiary=${patientId}&identifier=${typed}`)).map(
          ({ id }) => id,
        ),
      ).toEqual([second?.id]);
    expect(found(await fhir('Coverage?identifier=http://elsewhere.example|HM-2'))).toEqual([]);
    const other = await lab.patient({ given_name: 'Ulla' });
    expect([
      found(await fhir(`Coverage?patient=${other}`)),
      found(await fhir(`Coverage?patient=${patientId}&beneficiary=${other}`)),
    ]).toEqual([[], []]);
    expect(
      found(await fhir(`Coverage?patient=${patientId}&beneficiary=${patientId},${other}`)),
    ).toHaveLength(2);
  });

  it('moves to the survivor of a merge with a new version and disappears when removed from the record', async () => {
    const [survivor, loser] = [
      await lab.patient({ given_name: 'Vera' }),
      await lab.patient({ given_name: 'Vera', different_person_reason: 'Not noticed' }),
    ];
    await insure(loser, [{ policy_number: 'V-1' }]);
    const [before] = found(await fhir(`Coverage?patient=${loser}`));
    server.clock.advance(60);
    const instant = server.clock.now().toISOString();
    expect(
      (
        await server.call(
          mergePatients,
          {
            params: { id: survivor },
            version: 1,
            body: { loser_id: loser, loser_version: 2, taken: [], reason: 'Registered twice' },
          },
          { as: await lab.staff('lab_manager') },
        )
      ).status,
    ).toBeLessThan(300);
    expect(found(await fhir(`Coverage?_lastUpdated=ge${instant}`))).toMatchObject([
      { id: before?.id, beneficiary: { reference: `Patient/${survivor}` } },
    ]);
    await insure(survivor, []);
    expect(refusal(await fhir(`Coverage/${before?.id}`))).toEqual([404, 'not-found']);
  });
});

describe('synchronisation by last change', () => {
  const types = [
    'Patient',
    'ServiceRequest',
    'Specimen',
    'Observation',
    'DiagnosticReport',
  ] as const;
  /** Resources changed since then, by type: id, patient and ETag. */
  const since = async (instant: string) =>
    Object.fromEntries(
      await Promise.all(
        types.map(
          async (type) =>
            [
              type,
              found(await fhir(`${type}?_lastUpdated=ge${instant}`)).map(
                ({ id, meta, subject }) => ({
                  id,
                  lastUpdated: meta?.lastUpdated,
                  version: meta?.versionId,
                  of: (subject as { reference: string } | undefined)?.reference,
                }),
              ),
            ] as const,
        ),
      ),
    );
  const later = (): string => {
    server.clock.advance(60);
    return server.clock.now().toISOString();
  };

  it('returns resources that changed patients in a merge or unmerge', async () => {
    const [survivor, loser] = [
      await lab.patient({ given_name: 'Nora' }),
      await lab.patient({ given_name: 'Nora', different_person_reason: 'Not noticed' }),
    ];
    const { order, samples } = await lab.arrived(['NA'], { patientId: loser });
    await enter(order, { NA: '140' });
    await verify(order);
    const [result] = await resultsOf(order);
    const own = (await lab.arrived(['K'], { patientId: survivor })).order;
    const as = await lab.staff('lab_manager');
    const before = (await fhir(`Observation/${result?.id}`)).headers['etag'];

    const merged = later();
    const made = await server.call(
      mergePatients,
      {
        params: { id: survivor },
        version: 1,
        body: { loser_id: loser, loser_version: 1, taken: [], reason: 'Registered twice' },
      },
      { as },
    );
    expect(made.status).toBeLessThan(300);
    const moved = (patient: string, instant: string) => ({
      lastUpdated: instant,
      of: `Patient/${patient}`,
    });
    const changed = await since(merged);
    expect(changed).toMatchObject({
      ServiceRequest: [{ id: order.items[0]?.id, ...moved(survivor, merged) }],
      Specimen: [{ id: samples[0]?.id, ...moved(survivor, merged) }],
      Observation: [{ id: result?.id, ...moved(survivor, merged) }],
      DiagnosticReport: [{ id: order.id, ...moved(survivor, merged) }],
    });
    expect(changed['Patient']?.map(({ id }) => id).toSorted()).toEqual(
      [survivor, loser].toSorted(),
    );
    // The survivor's own earlier resources are unchanged.
    expect(JSON.stringify(changed)).not.toContain(own.items[0]?.id);
    const after = (await fhir(`Observation/${result?.id}`)).headers['etag'];
    expect(after).not.toBe(before);

    const parted = later();
    expect(
      (
        await server.call(
          unmergePatients,
          { params: { id: String(made.body['id']) }, body: { reason: 'Two people after all' } },
          { as },
        )
      ).status,
    ).toBeLessThan(300);
    const back = await since(parted);
    expect(back).toMatchObject({
      ServiceRequest: [moved(loser, parted)],
      Specimen: [moved(loser, parted)],
      Observation: [{ id: result?.id, ...moved(loser, parted) }],
      DiagnosticReport: [{ id: order.id, ...moved(loser, parted) }],
    });
    expect(
      new Set([before, after, (await fhir(`Observation/${result?.id}`)).headers['etag']]).size,
    ).toBe(3);
  });

  it('returns an earlier merged record whose replacement has changed', async () => {
    const [first, second, third] = [
      await lab.patient({ given_name: 'Olga' }),
      await lab.patient({ given_name: 'Olga', different_person_reason: 'Not noticed' }),
      await lab.patient({ given_name: 'Olga', different_person_reason: 'Not noticed either' }),
    ];
    const as = await lab.staff('lab_manager');
    const merge = (id: string, version: number, loser_id: string, loser_version: number) =>
      server.call(
        mergePatients,
        {
          params: { id },
          version,
          body: { loser_id, loser_version, taken: [], reason: 'Registered twice' },
        },
        { as },
      );
    expect((await merge(second, 1, first, 1)).status).toBeLessThan(300);
    const instant = later();
    expect((await merge(third, 1, second, 2)).status).toBeLessThan(300);
    const { Patient: patients = [] } = await since(instant);
    expect(patients.map(({ id }) => id).toSorted()).toEqual([first, second, third].toSorted());
    expect((await fhir(`Patient/${first}`)).body).toMatchObject({
      meta: { lastUpdated: instant, versionId: '3' },
      link: [{ other: { reference: `Patient/${third}` } }],
    });
  });
});

it('a report is coded by its panel when it contains all results, otherwise as a laboratory report', async () => {
  const codeOf = async (codes: readonly string[]) => {
    const { order } = await lab.arrived(codes, { patientId });
    return (await fhir(`DiagnosticReport/${order.id}`, { token: insider?.token ?? '' })).body[
      'code'
    ];
  };
  const general = {
    coding: [{ system: 'http://loinc.org', code: '11502-2', display: 'Laboratory report' }],
    text: 'Laboratory report',
  };
  expect(await codeOf(['LYTES'])).toMatchObject({
    coding: [{ system: 'http://loinc.org', code: '24326-1' }, { code: 'LYTES' }],
    text: 'Electrolytes',
  });
  expect([await codeOf(['LYTES', 'GLU']), await codeOf(['GLU'])]).toEqual([general, general]);
});

it('a rejected specimen is reported as such, and the new request replaces the first', async () => {
  const {
    order,
    samples: [sample],
  } = await lab.arrived(['K'], { patientId });
  if (!sample) throw new Error('The order of this test has no specimen.');
  await server.call(
    rejectSample,
    { params: { id: sample.id }, version: sample.version, body: { code: 'RH', note: '' } },
    { as: await lab.staff('technician') },
  );
  expect((await fhir(`Specimen/${sample.id}`)).body).toMatchObject({
    status: 'unsatisfactory',
    condition: [{ coding: [{ code: 'RH' }] }],
  });
  const requests = found(await fhir(`ServiceRequest?identifier=${order.order_number}`));
  expect(requests.map(({ status }) => status).toSorted()).toEqual(['active', 'revoked']);
  expect(requests.find(({ status }) => status === 'active')).toMatchObject({
    replaces: [
      { reference: `ServiceRequest/${requests.find(({ status }) => status === 'revoked')?.id}` },
    ],
  });
});

describe('FHIR file result', () => {
  const sent = (content: Buffer) => ({ name: 'curve 曲.pdf', content: content.toString('base64') });
  const ofOrder = async (order: Order) => (await resultsOf(order))[0] as Result;

  /** A file result, released or awaiting verification. */
  async function aFile({ isReleased = true } = {}): Promise<Result> {
    await lab.makeFile('CRP');
    const { order } = await lab.arrived(['CRP'], { patientId });
    const { id, version } = await ofOrder(order);
    expect(
      (
        await server.call(
          attachFile,
          { params: { id }, version, body: { file: sent(samplePdf('first')), comment: '' } },
          { as: await lab.staff('technician') },
        )
      ).status,
    ).toBeLessThan(300);
    if (isReleased) await verify(order);
    return ofOrder(order);
  }
  /** URL of the file in an Observation. */
  const urlOf = ({ body }: Answer) => {
    const { contained, derivedFrom } = body as unknown as Observation;
    const [document] = contained as DocumentReference[];
    expect([derivedFrom, document?.id]).toEqual([[{ reference: '#file' }], 'file']);
    return document?.content?.[0]?.attachment;
  };
  const bytes = (path: string, { token = reader?.token ?? '', accept = '*/*' } = {}) =>
    server.app.inject({
      method: 'GET',
      url: `/fhir/R4/${path}`,
      headers: {
        host: lab.host,
        accept,
        ...(token !== '' && { authorization: `Bearer ${token}` }),
      },
    });

  it('references its file, available raw or as a resource, with each access audited', async () => {
    const { id, version } = await aFile();
    const observation = await fhir(`Observation/${id}`);
    expect(fhirFaults(observation.body, 'Observation')).toEqual([]);
    const attachment = urlOf(observation);
    expect(attachment).toEqual({
      contentType: 'application/pdf',
      url: expect.stringMatching(/^Binary\//),
      size: samplePdf('first').length,
      title: 'curve 曲.pdf',
    });
    const url = attachment?.url ?? '';

    const { id: tokenId, token } = await anApiToken(
      lab,
      admin,
      ['observation.read'],
      server.clock.now(),
    );
    const file = await bytes(url, { token });
    expect([
      file.statusCode,
      file.rawPayload,
      file.headers['content-type'],
      file.headers['content-disposition'],
      file.headers['x-security-context'],
      file.headers['x-content-type-options'],
    ]).toEqual([
      200,
      samplePdf('first'),
      'application/pdf',
      `attachment; filename="curve-.pdf"; filename*=UTF-8''curve%20%E6%9B%B2.pdf`,
      `Observation/${id}`,
      'nosniff',
    ]);
    const resource = await fhir(url, { headers: { accept: 'application/fhir+json' }, token });
    expect(fhirFaults(resource.body, 'Binary')).toEqual([]);
    expect(resource.body).toMatchObject({
      resourceType: 'Binary',
      id: url.slice('Binary/'.length),
      contentType: 'application/pdf',
      securityContext: { reference: `Observation/${id}` },
      data: samplePdf('first').toString('base64'),
    });
    expect([
      (await fhir(`${url}?_format=json`)).body['resourceType'],
      (await bytes(url, { accept: 'application/pdf' })).statusCode,
      (await bytes(url, { accept: 'application/*' })).rawPayload,
    ]).toEqual(['Binary', 200, samplePdf('first')]);
    const exported = {
      action: 'export',
      category: 'result',
      entity_id: id,
      patient_id: patientId,
      actor: { role: 'api_token' },
      after: { file: 'curve 曲.pdf' },
    };
    expect(await trailOf(server, lab, { actor_id: tokenId })).toMatchObject([exported, exported]);
    expect(version).toBeGreaterThan(1);
  });

  it('is corrected by another file of the same name, and the previous one becomes unavailable', async () => {
    const { id, version } = await aFile();
    const before = urlOf(await fhir(`Observation/${id}`))?.url ?? '';
    const as = await lab.staff('lab_manager');
    expect(
      (
        await lab.verifyProposed(
          await server.call(
            amendWithFile,
            {
              params: { id },
              version,
              body: {
                file: sent(samplePdf('second')),
                comment: '',
                code: 'clerical',
                reason: 'Of another run',
              },
            },
            { as },
          ),
        )
      ).status,
    ).toBeLessThan(300);
    const corrected = await fhir(`Observation/${id}`);
    expect(corrected.body).toMatchObject({ status: 'corrected' });
    const now = urlOf(corrected)?.url ?? '';
    expect([refusal(await fhir(before)), (await bytes(now)).rawPayload]).toEqual([
      [404, 'not-found'],
      samplePdf('second'),
    ]);
    expect([
      found(await fhir(`Observation?_id=${id}&status=corrected`)).length,
      found(await fhir(`Observation?_id=${id}&status=amended`)).length,
    ]).toEqual([1, 0]);

    const current = await ofId(id);
    expect(
      (
        await lab.amend(
          {
            params: { id },
            version: current.version,
            body: {
              value_text: 'curve 曲.pdf',
              comment: 'Seen twice',
              code: 'interpretation',
              reason: 'More information',
            },
          },
          { as },
        )
      ).status,
    ).toBeLessThan(300);
    expect([
      (await fhir(`Observation/${id}`)).body['status'],
      found(await fhir(`Observation?_id=${id}&status=amended`)).length,
      (await bytes(now)).statusCode,
    ]).toEqual(['amended', 1, 200]);

    await server.call(
      markResultAsError,
      {
        params: { id },
        version: (await ofId(id)).version,
        body: { code: 'wrong_patient', reason: 'Mixed up' },
      },
      { as },
    );
    expect([refusal(await fhir(now)), (await fhir(`Observation/${id}`)).body['contained']]).toEqual(
      [[404, 'not-found'], undefined],
    );
  });

  const ofId = (id: ResultId) =>
    lab.transaction((tx) =>
      tx
        .selectFrom('current_result')
        .select('version')
        .where('id', '=', id)
        .executeTakeFirstOrThrow(),
    );

  it('is readable exactly by tokens that may read the result', async () => {
    const waits = await aFile({ isReleased: false });
    const url =
      urlOf(await fhir(`Observation/${waits.id}`, { token: insider?.token ?? '' }))?.url ?? '';
    const other = await server.facility('filelab');
    const elsewhere = await anApiToken(
      other,
      await other.person('admin'),
      [...readScopes, 'unreleased.read'],
      server.clock.now(),
    );
    const noScope = await anApiToken(
      lab,
      admin,
      ['patient.read', 'report.read', 'unreleased.read'],
      server.clock.now(),
    );
    expect({
      insider: (await bytes(url, { token: insider?.token ?? '' })).statusCode,
      unreleased: refusal(await fhir(url)),
      anonymous: refusal(await fhir(url, { token: '' })),
      scope: refusal(await fhir(url, { token: noScope.token })),
      elsewhere: refusal(await fhir(url, { token: elsewhere.token, host: other.host })),
      otherHost: refusal(await fhir(url, { token: elsewhere.token })),
      noFile: refusal(await fhir(`Binary/${(await resultsOf(released))[0]?.id}.2`)),
      noId: refusal(await fhir('Binary/me')),
      search: refusal(await fhir('Binary?_id=1')),
      xml: refusal(
        await fhir(url, {
          token: insider?.token ?? '',
          headers: { accept: 'application/fhir+xml' },
        }),
      ),
      picture: refusal(
        await fhir(url, { token: insider?.token ?? '', headers: { accept: 'image/png' } }),
      ),
      change: refusal(await fhir(url, { token: insider?.token ?? '', method: 'POST' })),
    }).toEqual({
      insider: 200,
      unreleased: [404, 'not-found'],
      anonymous: [401, 'login'],
      scope: [403, 'forbidden'],
      elsewhere: [404, 'not-found'],
      otherHost: [403, 'forbidden'],
      noFile: [404, 'not-found'],
      noId: [404, 'not-found'],
      search: [404, 'not-supported'],
      xml: [406, 'not-supported'],
      picture: [406, 'not-supported'],
      change: [405, 'not-supported'],
    });
    expect((await trailOf(server, lab, { actor_id: noScope.id }))[0]).toMatchObject({
      action: 'access_denied',
      entity_label: 'GET /fhir/R4/Binary/{id}',
      outcome: 'failure',
    });
  });

  it('of a confidential test requires that scope', async () => {
    const url = urlOf(await fhir(`Observation/${(await aFile()).id}`))?.url ?? '';
    const confidant = await anApiToken(
      lab,
      admin,
      ['observation.read', 'confidential.read'],
      server.clock.now(),
    );
    const keep = (confidential: boolean) =>
      lab.transaction((tx) =>
        sql`update test_parameter set definition = jsonb_set(definition, '{confidential}', ${JSON.stringify(confidential)}::jsonb) where code = 'CRP'`.execute(
          tx,
        ),
      );
    await keep(true);
    const had = [
      refusal(await fhir(url)),
      (await bytes(url, { token: confidant.token })).statusCode,
    ];
    await keep(false);
    expect(had).toEqual([[404, 'not-found'], 200]);
  });
});

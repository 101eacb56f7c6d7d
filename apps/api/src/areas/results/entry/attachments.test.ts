import type { PatientId } from '@alms/lis-domain/patients';
import { createHash } from 'node:crypto';
import {
  definitionOf,
  readTestParameter,
  updateTestParameter,
  type TestParameter,
} from '@alms/lis-domain/catalogue';
import { fillPath, type BodyOf } from '@alms/lis-domain/http';
import {
  amendWithFile,
  attachFile,
  downloadAttachment,
  enterResults,
  listPatientResults,
  listResultVersions,
  markResultAsError,
  MAX_ATTACHMENT_BYTES,
  removeFile,
  retestResult,
  verifyResults,
  type PatientResult,
  type Result,
} from '@alms/lis-domain/results';
import { Transformer } from '@napi-rs/image';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { json } from '../../../platform/db/json.ts';
import { apiBase } from '../../../platform/http/requests/api-base.ts';
import { pictureHeader } from '../../../platform/images/picture-header.ts';
import { trailOf, resultsOfOrder } from '../../../testing/answers.ts';
import { openLaboratory } from '../../../testing/laboratory.ts';
import { testLaboratory } from '../../../testing/test-laboratory.ts';
import type { Answer, Person } from '../../../testing/test-server.ts';
import { samplePdf } from '../../../testing/sample-pdf.ts';

const curve = samplePdf('curve');
const drawing = (width: number, height: number) =>
  Transformer.fromRgbaPixels(Buffer.alloc(width * height * 4, 0x90), width, height);
const file = (content: Buffer, name = 'curve.pdf') => ({
  name,
  content: content.toString('base64'),
});
const hashOf = (content: Buffer) => createHash('sha256').update(content).digest('hex');

const { server, lab } = await testLaboratory('attachments');
const technician = await lab.staff('technician');
const manager = await lab.staff('lab_manager');
beforeAll(async () => {
  await lab.makeFile('CRP');
});

type Which = Pick<Result, 'id' | 'version'>;
const which = ({ id, version }: Which) => ({ params: { id }, version });
const itemsIn = ({ body }: Answer) => body['items'] as Result[];
const resultIn = ({ body }: Answer) => body as unknown as Result;

async function waiting(code = 'CRP', patientId?: PatientId): Promise<Result> {
  const { order } = await lab.arrived([code], patientId === undefined ? {} : { patientId });
  const [result] = await resultsOfOrder(server, order.id, technician);
  if (!result) throw new Error('Nothing waits.');
  return result;
}

const attach = (result: Which, sent = file(curve), as = technician) =>
  server.call(attachFile, { ...which(result), body: { file: sent, comment: '' } }, { as });
const verify = ({ id, version }: Which) =>
  server.call(verifyResults, { body: { items: [{ id, version }] } }, { as: manager });
const amend = async (result: Which, sent = file(samplePdf('corrected')), as = manager) =>
  lab.verifyProposed(
    await server.call(
      amendWithFile,
      {
        ...which(result),
        body: { file: sent, comment: '', code: 'clerical', reason: 'The curve of another run' },
      },
      { as },
    ),
  );
const released = async (patientId?: PatientId) =>
  itemsIn(await verify(resultIn(await attach(await waiting('CRP', patientId)))))[0] as Result;

/** Downloads the raw bytes. */
async function download({ id }: Pick<Result, 'id'>, as: Person, version?: number) {
  const url = `${apiBase}${fillPath(downloadAttachment.path, { id })}${version === undefined ? '' : `?version=${version}`}`;
  const { statusCode, headers, rawPayload } = await server.app.inject({
    method: 'GET',
    url,
    headers: { host: as.host, authorization: `Bearer ${as.token}`, 'x-tenant-id': as.tenantId },
  });
  return { status: statusCode, headers, content: rawPayload };
}

describe('file result', () => {
  it('names the active content of a rejected PDF', async () => {
    const content = Buffer.from('%PDF-1.7\n1 0 obj <</OpenAction 2 0 R>> endobj\n%%EOF');
    expect((await attach(await waiting(), file(content))).body['fields']).toEqual({
      'file.content': 'contains OpenAction. Print it to a new PDF',
    });
  });

  describe('in a PDF with a signature field', () => {
    const form = (...objects: string[]) =>
      Buffer.from(
        [
          '%PDF-1.7',
          '1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj',
          '2 0 obj << /Type /Pages /Kids [] /Count 0 >> endobj',
          ...objects,
          'trailer << /Root 1 0 R >>',
          '%%EOF',
        ].join('\n'),
        'latin1',
      );
    const field = '4 0 obj << /FT /Sig /T (Approved) /V 5 0 R >> endobj';
    const signature = (entries: string) =>
      form(field, `5 0 obj << ${entries} /Filter /Adobe.PPKLite /Contents <3080> >> endobj`);
    const refused = {
      status: 422,
      body: {
        code: 'attachment_active',
        fields: { 'file.content': 'has a digital signature. Print it to a new PDF' },
      },
    };

    it.each([
      ['a signature', '/Type /Sig /ByteRange [0 840 960 240]'],
      ['a signature without its type', '/ByteRange [0 840 960 240]'],
      ['a signature without byte ranges', '/Type /Sig'],
      ['a time stamp', '/Type /DocTimeStamp /ByteRange [0 840 960 240]'],
      ['an escaped name', '/Byte#52ange [0 840 960 240]'],
    ])('is rejected with %s, on entry and on correction', async (_, entries) => {
      const sent = file(signature(entries), 'signed.pdf');
      const pending = await waiting();
      expect(await attach(pending, sent)).toMatchObject(refused);
      expect(await resultsOfOrder(server, pending.order_id, technician)).toMatchObject([
        { status: 'pending', version: pending.version, value_text: null },
      ]);
      const reported = await released();
      expect(await amend(reported, sent)).toMatchObject(refused);
      expect((await download(reported, technician)).content).toEqual(curve);
    });

    it('is accepted without a signature, and keeps the field', async () => {
      const unsigned = form('4 0 obj << /FT /Sig /T (Approved) >> endobj');
      const answer = await attach(await waiting(), file(unsigned));
      const entered = resultIn(answer);
      const { content } = await download(entered, technician);
      expect([answer.status, content.toString('latin1')]).toEqual([
        200,
        expect.stringMatching(/\/FT \/Sig/),
      ]);
      expect(entered.attachment).toMatchObject({
        sha256: hashOf(content),
        original_sha256: hashOf(unsigned),
      });
    });
  });

  it('is entered, verified and downloaded unchanged', async () => {
    const entered = resultIn(
      await attach(await waiting(), file(curve, 'C:\\scans\\Curve  of\nMay.PDF')),
    );
    expect(entered).toMatchObject({
      status: 'entered',
      value_text: 'Curve of May.pdf',
      flag: null,
      critical: false,
      range: null,
      comparator: null,
      entered_by: { id: technician.id },
      attachment: {
        version: 2,
        media_type: 'application/pdf',
        byte_size: curve.length,
        sha256: hashOf(curve),
        original_sha256: hashOf(curve),
      },
    });
    expect(entered.checks?.map(({ kind }) => kind)).toEqual(['qc']);
    expect(itemsIn(await verify(entered))[0]).toMatchObject({
      status: 'released',
      attachment: entered.attachment,
    });
    const { status, headers, content } = await download(entered, technician);
    expect([status, content.equals(curve)]).toEqual([200, true]);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="Curve-of-May.pdf"; filename*=UTF-8''Curve%20of%20May.pdf`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
      'cache-control': 'no-store',
    });
  });

  it.each(['png', 'jpeg'] as const)(
    'that is a %s is re-encoded: only pixels are kept',
    async (kind) => {
      const picture = Buffer.concat([
        await drawing(64, 32)[kind](),
        Buffer.from('<script>alert(1)</script>'),
      ]);
      const result = resultIn(await attach(await waiting(), file(picture, 'gel.exe')));
      expect(result).toMatchObject({
        value_text: kind === 'png' ? 'gel.exe.png' : 'gel.exe.jpg',
        attachment: { media_type: `image/${kind}` },
      });
      const { content, headers } = await download(result, technician);
      expect([pictureHeader(content), content.includes('script'), headers['content-type']]).toEqual(
        [{ kind, width: 64, height: 32 }, false, `image/${kind}`],
      );
      expect(result.attachment).toMatchObject({
        byte_size: content.length,
        sha256: hashOf(content),
      });
    },
  );

  it('is accepted up to the stated size limit', async () => {
    const whole = Buffer.alloc(MAX_ATTACHMENT_BYTES, 0x20);
    curve.copy(whole);
    const result = await waiting();
    expect(
      (await attach(result, file(Buffer.concat([whole, Buffer.from('1234')])))).body,
    ).toMatchObject({ code: 'invalid', fields: { 'file.content': 'must be at most 10 MB' } });
    expect((await attach(result, file(Buffer.concat([whole, whole])))).status).toBe(413);
    expect((await attach(result, file(whole))).status).toBe(200);
  });

  it.each([
    [
      'an HTML page named as a PDF',
      Buffer.from('<!doctype html><script>alert(1)</script>'),
      'curve.pdf',
      'attachment_type',
      'file.content',
    ],
    [
      'a program',
      Buffer.from('MZ\u0090 and thirty more bytes of a program'),
      'curve.png',
      'attachment_type',
      'file.content',
    ],
    [
      'an SVG file',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      'curve.jpg',
      'attachment_type',
      'file.content',
    ],
    [
      'a PDF with a script',
      Buffer.from('%PDF-1.7\n1 0 obj <</S /J#61vaScript /JS (app.alert(1))>> endobj\n%%EOF'),
      'curve.pdf',
      'attachment_active',
      'file.content',
    ],
    [
      'an encrypted PDF',
      Buffer.from('%PDF-1.7\ntrailer <</Root 1 0 R /Encrypt 2 0 R>>\n%%EOF'),
      'curve.pdf',
      'attachment_active',
      'file.content',
    ],
    [
      'a truncated picture',
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
      'curve.png',
      'picture_damaged',
      'file.content',
    ],
    ['nothing', Buffer.alloc(0), 'curve.pdf', 'invalid', 'file.content'],
    ['no name', curve, '', 'invalid', 'file.name'],
    ['a file name that is empty after sanitising', curve, '/ / ', 'invalid', 'file.name'],
  ])('is rejected for %s without storing anything', async (_, content, name, code, field) => {
    const result = await waiting();
    const { status, body } = await attach(result, file(content, name));
    expect([status, body['code'], Object.keys(body['fields'] as object)]).toEqual([
      422,
      code,
      [field],
    ]);
    expect((await resultsOfOrder(server, result.order_id, technician))[0]).toMatchObject({
      status: 'pending',
      version: 1,
      attachment: null,
    });
  });

  it('is rejected before decoding when it has too many pixels', async () => {
    const header = Buffer.from(await drawing(8, 8).png());
    header.writeUInt32BE(20_000, 16);
    header.writeUInt32BE(20_000, 20);
    expect((await attach(await waiting(), file(header, 'slide.png'))).body).toMatchObject({
      code: 'picture_dimensions',
      fields: { 'file.content': 'must have at most 40 million pixels' },
    });
  });

  it('is not accepted for a value test, nor a value for a file test', async () => {
    const result = await waiting();
    const typed = await server.call(
      enterResults,
      { body: { items: [{ id: result.id, version: result.version, value_text: 'curve.pdf' }] } },
      { as: technician },
    );
    expect([typed.status, typed.body['code']]).toEqual([422, 'file_expected']);
    expect((await attach(await waiting('GLU'))).body).toMatchObject({
      status: 422,
      code: 'value_expected',
    });
    expect(
      (await server.call(removeFile, which(await waiting('GLU')), { as: technician })).body,
    ).toMatchObject({ code: 'result_state' });
  });

  it('can be replaced and removed while unverified, and every version keeps its file', async () => {
    const first = resultIn(await attach(await waiting()));
    const second = resultIn(await attach(first, file(samplePdf('again'), 'again.pdf')));
    expect(second).toMatchObject({
      status: 'entered',
      value_text: 'again.pdf',
      version: 3,
      attachment: { version: 3 },
    });
    const off = resultIn(await server.call(removeFile, which(second), { as: technician }));
    expect(off).toMatchObject({
      status: 'pending',
      value_text: null,
      attachment: null,
      entered_by: null,
      version: 4,
    });
    expect((await download(off, technician)).status).toBe(404);
    expect(
      [
        (await download(off, technician, 2)).content,
        (await download(off, technician, 3)).content,
      ].map(hashOf),
    ).toEqual([curve, samplePdf('again')].map(hashOf));
    expect((await download(off, technician, 9)).status).toBe(404);
    expect(resultIn(await attach(off))).toMatchObject({ status: 'entered', version: 5 });
  });

  it('is carried through retest, entry in error and re-evaluation', async () => {
    const entered = resultIn(await attach(await waiting()));
    expect(
      resultIn(
        await server.call(
          retestResult,
          { ...which(entered), body: { reason: 'Run again' } },
          { as: manager },
        ),
      ),
    ).toMatchObject({
      status: 'pending',
      attachment: null,
      correction: { value_text: 'curve.pdf' },
    });
    const reported = await released();
    const amended = resultIn(
      await lab.amend(
        {
          ...which(reported),
          body: {
            value_text: 'curve.pdf',
            comment: 'See the gamma fraction',
            code: 'other',
            reason: 'A remark was missing',
          },
        },
        { as: manager },
      ),
    );
    expect(amended).toMatchObject({
      status: 'amended',
      attachment: reported.attachment,
      comment: 'See the gamma fraction',
    });
    expect(
      (
        await lab.amend(
          {
            ...which(amended),
            body: { value_text: 'other.pdf', comment: '', code: 'clerical', reason: 'No' },
          },
          { as: manager },
        )
      ).body,
    ).toMatchObject({ code: 'file_expected' });
    expect(
      resultIn(
        await server.call(
          markResultAsError,
          { ...which(amended), body: { code: 'wrong_patient', reason: 'Another patient’s' } },
          { as: manager },
        ),
      ),
    ).toMatchObject({ status: 'entered_in_error', attachment: null });
  });

  it('is amended with a reason, keeping and reporting both files', async () => {
    const reported = await released();
    const amended = resultIn(await amend(reported));
    expect(amended).toMatchObject({
      status: 'amended',
      attachment: { version: 4, sha256: hashOf(samplePdf('corrected')) },
      correction: { kind: 'amended', code: 'clerical', value_text: 'curve.pdf', from_version: 3 },
    });
    const versions = (
      await server.call(listResultVersions, { params: { id: reported.id } }, { as: technician })
    ).body['items'] as Result[];
    expect(
      versions.map(({ version, status, attachment }) => [
        version,
        status,
        attachment?.version ?? null,
      ]),
    ).toEqual([
      [4, 'amended', 4],
      [3, 'released', 2],
      [2, 'entered', 2],
      [1, 'pending', null],
    ]);
    expect(
      [
        (await download(reported, technician)).content,
        (await download(reported, technician, 3)).content,
      ].map(hashOf),
    ).toEqual([samplePdf('corrected'), curve].map(hashOf));
    expect((await amend(amended, file(samplePdf('corrected')))).body).toMatchObject({
      code: 'invalid',
    });
  });

  it('is not changed with a stale version, after reporting or without permission', async () => {
    const first = resultIn(await attach(await waiting()));
    expect((await attach({ ...first, version: 1 })).body).toMatchObject({
      status: 412,
      code: 'version_stale',
      current_version: 2,
    });
    expect(
      (await server.call(removeFile, which({ ...first, version: 1 }), { as: technician })).status,
    ).toBe(412);
    const reported = itemsIn(await verify(first))[0] as Result;
    expect([
      (await attach(reported)).body['code'],
      (await server.call(removeFile, which(reported), { as: technician })).body['code'],
    ]).toEqual(['result_state', 'result_state']);
    expect((await amend({ ...reported, version: 2 })).status).toBe(412);
    expect((await amend(resultIn(await attach(await waiting())))).body).toMatchObject({
      code: 'result_state',
    });
    for (const role of ['receptionist', 'phlebotomist', 'nurse', 'doctor'] as const) {
      const as = await lab.staff(role);
      expect([
        role,
        (await attach(reported, file(curve), as)).status,
        (await amend(reported, file(curve), as)).status,
        (await server.call(removeFile, which(reported), { as })).status,
      ]).toEqual([role, 403, 403, 403]);
    }
    expect((await download(reported, await lab.staff('receptionist'))).status).toBe(403);
    const unnamed = await server.request({
      method: 'POST',
      path: `/api/v1/test-results/${reported.id}/attachment`,
      as: technician,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ file: file(curve), comment: '' }),
    });
    expect(unnamed.status).toBe(428);
  });

  it('is not found for another facility', async () => {
    const reported = await released();
    const other = await openLaboratory(server, 'attachments-elsewhere');
    const [as, anothers] = [await other.staff('technician'), await other.staff('lab_manager')];
    expect([
      (await download(reported, as)).status,
      (await attach(reported, file(curve), as)).status,
      (await amend(reported, file(curve), anothers)).status,
    ]).toEqual([404, 404, 404]);
    expect(
      await other.transaction((tx) =>
        tx.selectFrom('result_attachment').select('result_id').execute(),
      ),
    ).toEqual([]);
  });

  it('is available to its patient once released, in the current version only', async () => {
    const patientId = await lab.patient();
    const patient = await lab.person('patient', { patientId });
    const otherPatient = await lab.person('patient', { patientId: await lab.patient() });
    const entered = resultIn(await attach(await waiting('CRP', patientId)));
    expect((await download(entered, patient)).status).toBe(404);
    const reported = itemsIn(await verify(entered))[0] as Result;
    expect([
      (await download(reported, patient)).content.equals(curve),
      (await download(reported, otherPatient)).status,
    ]).toEqual([true, 404]);
    await lab.transaction((tx) =>
      tx
        .updateTable('result')
        .set({ portal_from: new Date(server.clock.now().getTime() + 3_600_000) })
        .where('id', '=', reported.id)
        .where('is_current', '=', true)
        .execute(),
    );
    expect((await download(reported, patient)).status).toBe(404);
    await lab.transaction((tx) =>
      tx
        .updateTable('result')
        .set({ portal_from: server.clock.now() })
        .where('id', '=', reported.id)
        .where('is_current', '=', true)
        .execute(),
    );
    await amend(reported);
    expect([
      hashOf((await download(reported, patient)).content),
      (await download(reported, patient, 3)).status,
    ]).toEqual([hashOf(samplePdf('corrected')), 404]);
    const [shown] = (
      await server.call(listPatientResults, { params: { id: patientId } }, { as: patient })
    ).body['items'] as PatientResult[];
    expect(shown).toMatchObject({
      value_text: 'curve.pdf',
      result_type: 'attachment',
      corrected: true,
      attachment: { media_type: 'application/pdf', byte_size: samplePdf('corrected').length },
    });
  });

  it('is hidden from users who may not read the test', async () => {
    const reported = await released();
    const confidential = (value: boolean) =>
      lab.transaction((tx) =>
        tx
          .updateTable('test_parameter')
          .set({ definition: sql`definition || ${json({ confidential: value })}` })
          .where('id', '=', lab.testId('CRP'))
          .execute(),
      );
    await confidential(true);
    expect([
      (await download(reported, await lab.person('technician'))).status,
      (await download(reported, await lab.staff('admin'))).status,
    ]).toEqual([404, 200]);
    await confidential(false);
  });

  it('is audited on each access', async () => {
    const reported = await released();
    await download(reported, manager);
    const line = {
      action: 'export',
      category: 'result',
      entity_type: 'result',
      entity_id: reported.id,
      patient_id: reported.patient.id,
      after: { file: 'curve.pdf', sha256: hashOf(curve) },
    };
    expect(
      (await trailOf(server, lab, { patient_id: reported.patient.id })).find(
        ({ action }) => action === 'export',
      ),
    ).toMatchObject(line);
  });

  it('cannot be changed or deleted in the database', async () => {
    await released();
    await expect(
      lab.transaction((tx) => tx.deleteFrom('result_attachment').execute()),
    ).rejects.toThrow(/permission denied/);
    await expect(
      lab.transaction((tx) =>
        tx
          .updateTable('result_attachment')
          .set({ content: Buffer.from('x') })
          .execute(),
      ),
    ).rejects.toThrow(/permission denied/);
  });

  it('has no value settings in the catalogue', async () => {
    const params = { id: lab.testId('TP') };
    const test = (await server.call(readTestParameter, { params }, { as: technician }))
      .body as unknown as TestParameter;
    const definition = {
      ...(definitionOf(test) as BodyOf<typeof updateTestParameter>),
      result_type: 'attachment' as const,
    };
    const { status, body } = await server.call(
      updateTestParameter,
      { params, version: test.version, body: definition },
      { as: technician },
    );
    expect([status, Object.keys(body['fields'] as object)]).toEqual([
      422,
      ['unit', 'unit_display', 'decimals', 'plausible.low', 'ranges.0.type'],
    ]);
  });
});

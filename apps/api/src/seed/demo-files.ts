import { filmText } from '@alms/lis-domain/fixtures';
import type { ResultId } from '@alms/lis-domain/results';
import type { SampleId } from '@alms/lis-domain/samples';
import type { PatientId } from '@alms/lis-domain/patients';
import type { TestParameter } from '@alms/lis-domain/catalogue';
import { place } from '../areas/orders/orders.service.ts';
import { acceptedFile } from '../areas/results/entry/accepted-file.ts';
import { enter } from '../areas/results/entry/enter.service.ts';
import { attach } from '../areas/results/entry/attach.service.ts';
import { verify } from '../areas/results/verification/verify.service.ts';
import { resultUpdates } from '../areas/results/result-updates.ts';
import { collect, receive } from '../areas/samples/samples.service.ts';
import type { OperationContext } from '../platform/http/requests/call.ts';
import type { Scene } from './demo-cast.ts';

const minute = 60_000;
const dayLong = 24 * 60 * minute;

type Which = { id: ResultId; version: number };

/** A serum electrophoresis three days ago, with its curve as a file result. */
export function fileScenes(
  patientId: PatientId,
  tests: ReadonlyMap<string, TestParameter>,
  now: Date,
): Scene[] {
  return scenesOf(
    'SPEPC',
    { patientId, tests, start: daysBefore(now, 3) },
    async (context, which) => {
      const file = { name: 'electrophoresis.pdf', content: curveAsPdf() };
      return (await attach(context, which, { file, comment: '' }, acceptedFile)).version;
    },
  );
}

/** A blood film two days ago, as a narrative result. */
export function filmScenes(
  patientId: PatientId,
  tests: ReadonlyMap<string, TestParameter>,
  now: Date,
): Scene[] {
  return scenesOf(
    'FILM',
    { patientId, tests, start: daysBefore(now, 2) },
    async (context, which) => {
      const { items } = await enter(context, [{ ...which, value_text: filmText }]);
      return items[0]?.version ?? which.version;
    },
  );
}

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * dayLong);

/** An order of one test from its request to its report; `measure` returns the new version. */
function scenesOf(
  code: string,
  {
    patientId,
    tests,
    start,
  }: { patientId: PatientId; tests: ReadonlyMap<string, TestParameter>; start: Date },
  measure: (context: OperationContext, which: Which) => Promise<number>,
): Scene[] {
  const test = tests.get(code);
  if (!test) throw new Error(`@alms/api: the demo facility has no test ${code}.`);
  const at = (minutes: number) => new Date(start.getTime() + minutes * minute);
  const made = { sampleId: '' as SampleId, resultId: '' as ResultId, version: 1 };
  return [
    {
      at: at(0),
      by: 'doctor',
      async play(context) {
        const order = await place(
          context,
          {
            patient_id: patientId,
            test_parameter_ids: [test.id],
            priority: 'routine',
            ordered_by: context.user.full_name,
            clinical_info: '',
            conditions: [],
            fasting: 'unknown',
            diagnosis_codes: [],
          },
          resultUpdates,
        );
        made.sampleId = order.items[0]?.sample_id ?? made.sampleId;
        made.resultId = order.items[0]?.result_id ?? made.resultId;
      },
    },
    {
      at: at(20),
      by: 'phlebotomist',
      play: (context) =>
        collect(
          context,
          { id: made.sampleId, version: 1 },
          { identity_check: { name: true, birth_date: true } },
          resultUpdates,
        ),
    },
    {
      at: at(50),
      by: 'technician',
      play: (context) => receive(context, { id: made.sampleId, version: 2 }, {}, resultUpdates),
    },
    {
      at: at(170),
      by: 'technician',
      async play(context) {
        made.version = await measure(context, { id: made.resultId, version: 1 });
      },
    },
    {
      at: at(200),
      by: 'lab_manager',
      play: async (context) =>
        void (await verify(context, [{ id: made.resultId, version: made.version }])),
    },
  ];
}

/**
 * Fractions of a normal serum, with position in points from the start, height and width: albumin,
 * alpha-1, alpha-2, beta, gamma. Invented.
 */
const fractions = [
  [90, 240, 14],
  [160, 34, 12],
  [215, 62, 14],
  [280, 78, 15],
  [370, 92, 34],
] as const;

const heightAt = (x: number) =>
  fractions.reduce(
    (sum, [middle, height, width]) => sum + height * Math.exp(-(((x - middle) / width) ** 2)),
    0,
  );

/** A minimal one-page PDF with a curve (ISO 32000-1). */
function curveAsPdf(): Buffer {
  const points = Array.from({ length: 116 }, (_, index) => 4 * index).map(
    (x, index) => `${60 + x} ${(420 + heightAt(x)).toFixed(1)} ${index === 0 ? 'm' : 'l'}`,
  );
  const drawn = [
    'BT /F1 18 Tf 60 760 Td (Serum protein electrophoresis) Tj ET',
    'BT /F1 11 Tf 60 738 Td (Invented for the demonstration) Tj ET',
    '0.6 w 60 420 m 524 420 l S',
    '1.6 w',
    ...points,
    'S',
    ...['Albumin', 'Alpha 1', 'Alpha 2', 'Beta', 'Gamma'].map(
      (name, index) => `BT /F1 10 Tf ${45 + (fractions[index]?.[0] ?? 0)} 402 Td (${name}) Tj ET`,
    ),
  ].join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${drawn.length} >>\nstream\n${drawn}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  const parts = ['%PDF-1.4\n'];
  const places = objects.map((object, index) => {
    const place = parts.join('').length;
    parts.push(`${index + 1} 0 obj\n${object}\nendobj\n`);
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const table = parts.join('').length;
  parts.push(
    `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`,
  );
  return Buffer.from(parts.join(''), 'latin1');
}

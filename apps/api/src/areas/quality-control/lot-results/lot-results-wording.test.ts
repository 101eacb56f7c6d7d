import { aLaboratory, aPatientSummary, aUser, fixtureId, idOf } from '@alms/lis-domain/fixtures';
import { languages, type LanguageTag } from '@alms/lis-domain/language';
import type { TestParameterId } from '@alms/lis-domain/catalogue';
import type { ProductLotId } from '@alms/lis-domain/inventory';
import type { LotResult } from '@alms/lis-domain/quality-control';
import type { SampleId } from '@alms/lis-domain/samples';
import type { TenantId } from '@alms/lis-domain/tenancy';
import { afterAll, expect, it } from 'vitest';
import { openPdfRenderer } from '../../../platform/pdf/pdf-renderer.ts';
import { reviewTemplate } from '../review-report/review-document.ts';
import { lotResultsInWords, type LotResultFacts } from './lot-results-wording.ts';

const renderer = openPdfRenderer();
afterAll(() => renderer.close());

const patient = aPatientSummary({ number: 1 });
const result: LotResult = {
  trace_id: 'trace-1',
  id: fixtureId('result', 1),
  patient,
  order_number: 'ORD-20260512-0001',
  sample_id: idOf<SampleId>('sample-1'),
  accession_number: '260512-0001',
  test: { id: idOf<TestParameterId>('test-1'), code: 'K', name: 'Potassium' },
  instrument_id: null,
  instrument_name: 'Analyser 2',
  laboratory_id: aLaboratory().id,
  status: 'released',
  value_text: '4.1',
  unit_display: 'mmol/L',
  flag: 'N',
  measured_at: '2026-05-12T07:10:00Z',
  released_at: '2026-05-12T07:20:00Z',
  replaced: false,
};
const facts = (language: LanguageTag, change: Partial<LotResultFacts> = {}): LotResultFacts => ({
  facility: {
    facility_name: 'Northside Laboratory',
    address: '1 Sample Street\nFixtureville',
    phone: '+1 555 0100',
    email: 'desk@north.example',
    timezone: 'UTC',
    primary_color: '#1976d2',
    language,
  },
  lot: {
    tenant_id: idOf<TenantId>('tenant'),
    id: idOf<ProductLotId>('lot'),
    item_id: null,
    name: 'Potassium reagent',
    lot_number: 'R-1',
    expiry_date: '2027-05-31',
    recalled_at: '2026-05-12T08:00:00Z',
    recalled_by: aUser('lab_manager').id,
    recalled_by_name: 'Mara Manager',
    recall_reason: 'Notice FSN-12',
    version: 2,
    created_at: '2026-05-01T08:00:00Z',
    updated_at: '2026-05-12T08:00:00Z',
  },
  search: undefined,
  reported: undefined,
  results: [result],
  concealed: 0,
  printedAt: '2026-05-12T09:00:00Z',
  ...change,
});

it('states the lot, its recall and the results', () => {
  const { title, status_word, facts: stated, tables } = lotResultsInWords(facts('en'));
  expect([title, status_word]).toEqual(['Results of lot R-1', 'Recalled']);
  expect(stated).toContainEqual({
    label: 'Recall',
    value: 'Notice FSN-12 (Mara Manager, 12 May 2026, 08:00 (UTC))',
  });
  expect(tables[0]?.rows[0]).toEqual([
    `${patient.full_name}\nMRN ${patient.mrn}`,
    'ORD-20260512-0001\n260512-0001',
    'Potassium',
    '4.1 mmol/L',
    '12 May 2026, 07:10 (UTC)\nAnalyser 2',
    '12 May 2026, 07:20 (UTC)',
  ]);
});

it('states the filter, replaced values and results that are not listed', () => {
  const { facts: stated, tables } = lotResultsInWords(
    facts('en', {
      search: 'Smith',
      reported: false,
      results: [{ ...result, released_at: null, replaced: true }],
      concealed: 2,
    }),
  );
  expect(stated).toContainEqual({ label: 'Search', value: 'Smith' });
  expect(stated).toContainEqual({ label: 'Reported', value: 'Unreported results only' });
  expect(tables[0]?.rows[0]?.slice(3)).toEqual([
    '4.1 mmol/L\nReplaced since',
    '12 May 2026, 07:10 (UTC)\nAnalyser 2',
    'Not reported',
  ]);
  expect(tables[0]?.note).toBe('2 further results of a confidential test are not listed.');
});

it.each(languages)('prints in %s', async (language) => {
  const pdf = await renderer.render(reviewTemplate, lotResultsInWords(facts(language)));
  expect(Buffer.from(pdf).subarray(0, 5).toString()).toBe('%PDF-');
});

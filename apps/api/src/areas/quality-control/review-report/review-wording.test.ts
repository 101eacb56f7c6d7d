import {
  aPatientSummary,
  aUser,
  fixtureId,
  minutesAgo,
  someControlRuns,
} from '@alms/lis-domain/fixtures';
import { languages, type LanguageTag } from '@alms/lis-domain/language';
import { correctionsOf, type ControlRun, type ResultSince } from '@alms/lis-domain/quality-control';
import { afterAll, describe, expect, it } from 'vitest';
import { openPdfRenderer } from '../../../platform/pdf/pdf-renderer.ts';
import { reviewTemplate } from './review-document.ts';
import { reviewInWords, type ReviewFacts } from './review-wording.ts';

const renderer = openPdfRenderer();
afterAll(() => renderer.close());

const by = { id: aUser('technician').id, name: 'Tessa Benchley' };
const manager = { id: aUser('lab_manager').id, name: 'Mara Manager' };
const rejected: ControlRun = {
  ...someControlRuns()[0]!,
  number: 31,
  at: '2026-05-12T07:52:00Z',
  status: 'rejected',
  cause: { category: 'reagent', findings: 'Air in the probe', by, at: '2026-05-12T08:00:00Z' },
  results_review: { count: 1, by, at: '2026-05-12T08:20:00Z' },
  actions: [
    {
      id: fixtureId('control-run', 500),
      version: 2,
      created_at: minutesAgo(40),
      updated_at: minutesAgo(30),
      run_id: null,
      eqa_round_id: null,
      type: 'maintenance',
      text: 'Probe wiped',
      state: 'completed',
      by,
      at: '2026-05-12T08:05:00Z',
      verified: { by: manager, at: '2026-05-12T08:30:00Z' },
    },
  ],
};
const result: ResultSince = {
  id: fixtureId('result', 1),
  version: 3,
  patient: aPatientSummary({ number: 1 }),
  order_number: 'ORD-20260512-0001',
  sample_id: fixtureId('sample', 1),
  accession_number: '260512-0001',
  status: 'released',
  value_text: '4.1',
  unit_display: 'mmol/L',
  flag: 'N',
  entered_at: '2026-05-12T07:10:00Z',
  released_at: '2026-05-12T07:20:00Z',
  under_correction: false,
  outcome: 'unaffected',
  decided: { by, at: '2026-05-12T08:20:00Z' },
};
const facts = (language: LanguageTag, change: Partial<ReviewFacts> = {}): ReviewFacts => ({
  facility: {
    facility_name: 'Northside Laboratory',
    address: '1 Sample Street\nFixtureville',
    phone: '+1 555 0100',
    email: 'desk@north.example',
    timezone: 'UTC',
    primary_color: '#1976d2',
    language,
  },
  test: 'Potassium',
  instrument: 'Analyser 2',
  laboratory: 'Northside Laboratory',
  correction: correctionsOf([rejected])[0]!,
  before: { number: 30, at: '2026-05-11T19:00:00Z' },
  after: { number: 32, at: '2026-05-12T08:10:00Z' },
  results: [result],
  concealed: 0,
  printedAt: '2026-05-12T09:00:00Z',
  ...change,
});

describe('QC review', () => {
  const fact = (name: string, change?: Partial<ReviewFacts>) =>
    reviewInWords(facts('en', change)).facts.find(({ label }) => label === name)?.value;

  it('states the run, its rules, the accepted runs beside it, cause and sign-off', () => {
    const { title, status_word } = reviewInWords(facts('en'));
    expect([title, status_word]).toEqual(['QC review 31', 'Signed off']);
    expect(fact('Rules violated')).toContain('1-3s (level 2)');
    expect(fact('Control values')).toContain('Level 2, lot 4472');
    expect(fact('Last accepted run before')).toBe('Run 30, 11 May 2026, 19:00 (UTC)');
    expect(fact('Accepted run after')).toBe('Run 32, 12 May 2026, 08:10 (UTC)');
    expect(fact('Cause')).toBe(
      'Reagent: Air in the probe (Tessa Benchley, 12 May 2026, 08:00 (UTC))',
    );
    expect(fact('Sign-off')).toBe('Mara Manager, 12 May 2026, 08:30 (UTC)');
  });

  it('lists each affected result with its decision', () => {
    const { patient } = result;
    expect(reviewInWords(facts('en')).tables.at(-1)?.rows).toEqual([
      [
        `${patient.full_name}\nMRN ${patient.mrn}`,
        '260512-0001',
        '4.1 mmol/L',
        '12 May 2026, 07:20 (UTC)',
        'Unaffected',
        'Tessa Benchley, 12 May 2026, 08:20 (UTC)',
      ],
    ]);
  });

  it('states what is missing, and counts concealed results', () => {
    const open = correctionsOf([{ ...rejected, cause: null, actions: [], results_review: null }]);
    const change = {
      correction: open[0]!,
      before: undefined,
      after: undefined,
      results: [{ ...result, released_at: null, outcome: null, decided: null }],
      concealed: 2,
    };
    const { status_word, tables } = reviewInWords(facts('en', change));
    expect(status_word).toBe('Open');
    expect([fact('Cause', change), fact('Sign-off', change)]).toEqual([
      'Not recorded',
      'Not recorded',
    ]);
    expect(fact('Last accepted run before', change)).toContain('unknown');
    expect(tables.at(-1)?.rows[0]?.slice(3)).toEqual(['Not released', 'Not decided', '']);
    expect(tables.at(-1)?.note).toBe('2 further results of a confidential test are not listed.');
  });

  it('of overdue QC states its due time and no operator', () => {
    const overdue = {
      ...rejected,
      status: 'overdue' as const,
      operator: null,
      points: [],
      violations: [],
    };
    const change = { correction: correctionsOf([overdue])[0]! };
    expect(fact('Due', change)).toBe('12 May 2026, 07:52 (UTC)');
    expect(fact('Operator', change)).toBeUndefined();
  });

  it.each(languages)('renders in %s', async (language) => {
    const document = reviewInWords(facts(language));
    expect(document.tables.at(-1)?.columns.includes('Specimen')).toBe(language === 'en');
    const pdf = await renderer.render(reviewTemplate, document);
    expect(Buffer.from(pdf).toString('latin1', 0, 7)).toBe('%PDF-1.');
  });
});

import type { LaboratoryId } from '@alms/lis-domain/facility';
import type { ArrivalConditionCode, SampleId } from '@alms/lis-domain/samples';
import type { PatientId } from '@alms/lis-domain/patients';
import { testsOfPack } from '@alms/lis-domain/catalogue/starter-packs';
import { arabicFilmText, correctedFilmText, filmText, idOf } from '@alms/lis-domain/fixtures';
import { describe, expect, it } from 'vitest';
import type { RangeRow } from '@alms/lis-domain/catalogue';
import type { CodedCommentId } from '@alms/lis-domain/catalogue/coded-comments';
import type { LanguageTag } from '@alms/lis-domain/language';
import type { FastingState } from '@alms/lis-domain/orders';
import type { UserId } from '@alms/lis-domain/identity';
import type { ResultId } from '@alms/lis-domain/results';
import { signatureOf } from './issued-reports.ts';
import {
  reportOfOrder,
  type ReportedOrder,
  type ReportedResult,
  type ReportedSample,
} from './report-of-order.ts';

const interval = (overrides: Partial<RangeRow> = {}): RangeRow => ({
  type: 'reference',
  low: '3.5',
  high: '5.0',
  low_op: 'lt',
  high_op: 'gt',
  text: null,
  sex: 'any',
  age_min: null,
  age_max: null,
  applies_to: 'any',
  source: 'test',
  ...overrides,
});

const potassium: ReportedResult = {
  id: idOf<ResultId>('potassium'),
  version: 3,
  method: 'Indirect ISE',
  instrument_name: 'Analyser 2',
  laboratory_id: idOf<LaboratoryId>('main'),
  sample_id: idOf<SampleId>('serum'),
  code: 'K',
  name: 'Potassium',
  department: 'chemistry',
  coded_values: [],
  translations: {},
  reflex: [],
  result_type: 'numeric',
  status: 'released',
  value_text: '6.8',
  attachment: null,
  unit_display: 'mmol/L',
  flag: 'HH',
  flag_reason: 'critical',
  critical: true,
  range: interval(),
  checks: null,
  comment: '',
  coded_comments: [],
  correction: null,
  amendment: null,
  verified_by_name: 'Lamar Overview',
  verified_at: '2026-05-12T08:40:00Z',
  rule_reference: null,
  released_by_name: null,
  released_at: '2026-05-12T08:40:00Z',
  reported_as: null,
};
const pending: ReportedResult = {
  ...potassium,
  id: idOf<ResultId>('sodium'),
  code: 'NA',
  name: 'Sodium',
  status: 'pending',
  value_text: null,
  flag: null,
  flag_reason: null,
  critical: false,
  range: null,
  verified_by_name: null,
  verified_at: null,
  released_at: null,
};

const ordered: ReportedOrder = {
  facility: {
    facility_name: 'Demo General Laboratory',
    address: '1 Sample Street\nExampleton',
    phone: '+1 555 0100',
    email: '',
    timezone: 'America/New_York',
    primary_color: '#1976d2',
    laboratory_director: '',
    registration_number: '',
    accreditation: '',
    report_note: '',
    report_instruments: false,
    report_uncertainty: false,
    language: null,
  },
  logo: null,
  order: {
    order_number: 'ORD-20260512-0001',
    ordered_by: 'Dr. Dara Roundsworth',
    ward: null,
    clinical_info: '',
    fasting: 'unknown',
  },
  patient: {
    id: idOf<PatientId>('p'),
    full_name: 'Okoro, Daniel',
    mrn: '0048213',
    birth_date: '1958-05-12',
    gender: 'male',
    sex_for_ranges: 'male',
  },
  samples: [
    {
      id: idOf<SampleId>('serum'),
      accession_number: '260512-0001',
      type: 'SER',
      container: 'sst',
      collected_at: '2026-05-12T02:00:00Z',
      received_at: '2026-05-12T07:55:00Z',
      condition: null,
      rejection: null,
      fasting: null,
    },
    {
      id: idOf<SampleId>('blood'),
      accession_number: '260512-0002',
      type: 'BLD',
      container: 'edta',
      collected_at: null,
      received_at: null,
      condition: null,
      rejection: null,
      fasting: null,
    },
  ],
  results: [potassium],
  laboratories: [],
  withheld: false,
  patientCopy: null,
  notifications: [],
  issued: [],
  printedAt: '2026-05-12T09:00:00Z',
};

const documentOf = (changes: Partial<ReportedOrder> = {}) =>
  reportOfOrder({ ...ordered, ...changes });
const rowOf = (result: Partial<ReportedResult>) =>
  documentOf({ results: [{ ...potassium, ...result }] }).sections[0]?.rows[0];
const factOf = (label: string, changes: Partial<ReportedOrder> = {}) =>
  documentOf(changes).facts.find((fact) => fact.label === label)?.value;

describe('performing laboratories', () => {
  const main = {
    id: idOf<LaboratoryId>('main'),
    name: 'Main',
    address: '',
    director: '',
    accreditation: '',
    time_zone: null,
  };
  const north = {
    id: idOf<LaboratoryId>('north'),
    name: 'North',
    address: '24 Harbour Street\nExampleton',
    director: 'Dr. A. Castellane',
    accreditation: 'ISO 15189, TESTBODY 7',
    time_zone: 'Africa/Nairobi',
  };
  const performedAt = (changes: Partial<ReportedOrder>) =>
    documentOf(changes)
      .facts.filter(({ label }) => label === 'Performed at')
      .map(({ value }) => value.replaceAll(/[\u2068\u2069]/g, ''));

  it('are named with their tests, address, director and accreditation', () => {
    const sodium = { ...potassium, name: 'Sodium', laboratory_id: north.id };
    expect(performedAt({ laboratories: [main, north], results: [potassium, sodium] })).toEqual([
      'Main (Potassium)',
      'North, 24 Harbour Street Exampleton, Dr. A. Castellane, ISO 15189, TESTBODY 7 (Sodium)',
    ]);
  });

  it('are named only with a reported result, and not in a facility with one', () => {
    expect(performedAt({ laboratories: [main, north] })).toEqual(['Main (Potassium)']);
    expect(performedAt({ laboratories: [main] })).toEqual([]);
  });
});

describe('second unit', () => {
  const second = {
    value_text: '<6.0',
    unit_display: 'µmol/L',
    range: interval({ low: '3.0', high: null }),
  };
  const rowOf = (result: Partial<ReportedResult>) =>
    documentOf({ results: [{ ...potassium, ...result }] }).sections[0]?.rows[0];

  it('prints value, unit and interval beside those of the test', () => {
    expect(rowOf({ second })).toMatchObject({
      value: '6.8',
      unit: 'mmol/L',
      interval: '3.5–5.0',
      second: { value: '<6.0', unit: 'µmol/L', interval: '≥ 3.0' },
    });
  });

  it('prints no interval where none could be converted', () => {
    expect(rowOf({ second: { ...second, range: null } })?.second?.interval).toBeNull();
  });

  it('is absent without one, so that the signature of other reports is unchanged', () => {
    expect(Object.keys(rowOf({}) ?? {})).not.toContain('second');
  });
});

describe('time zone of a report', () => {
  const place = { name: '', address: '', director: '', accreditation: '' };
  const main = { ...place, id: idOf<LaboratoryId>('main'), time_zone: null };
  const north = { ...place, id: idOf<LaboratoryId>('north'), time_zone: 'Africa/Nairobi' };
  const there = { ...potassium, laboratory_id: north.id };
  const laboratories = [main, north];

  it('is that of the performing laboratory', () => {
    expect(factOf('Reported', { laboratories, results: [there] })).toBe(
      '12 May 2026, 11:40 (GMT+3)',
    );
    expect(factOf('Reported', { laboratories, results: [potassium] })).toBe(
      '12 May 2026, 04:40 (EDT)',
    );
  });

  it('is the facility’s for tests of laboratories in several zones', () => {
    expect(factOf('Reported', { laboratories, results: [potassium, there] })).toBe(
      '12 May 2026, 04:40 (EDT)',
    );
  });
});

describe('interference', () => {
  const check = (action: 'comment' | 'hold' | 'suppress') => ({
    kind: 'interference' as const,
    outcome: 'warned' as const,
    action,
    findings: [
      { index: 'hemolysis' as const, value: '2+', reason: 'reached' as const, action },
      { index: 'lipemia' as const, value: '10', reason: 'below' as const, action: null },
    ],
    measured: action === 'suppress' ? '6.8' : null,
  });

  it('is stated beside a reported value, only for an index that reached a limit', () => {
    const row = rowOf({ checks: [check('comment')] });
    expect(row?.value).toContain('6.8');
    expect(row?.note).toContain('Hemolysis');
    expect(row?.note).toContain('the result may be affected');
    expect(row?.note).not.toContain('Lipemia');
  });

  it('replaces a value that is not reported by its reason', () => {
    const suppressed = {
      value_text: null,
      flag: null,
      flag_reason: 'hemolyzed_specimen',
      critical: false,
      range: null,
      checks: [check('suppress')],
    } as const;
    expect(rowOf(suppressed)).toMatchObject({
      test: 'Potassium',
      value: 'Not reported',
      interval: '',
      note: 'Not reported: hemolyzed specimen.',
    });
    expect(
      JSON.stringify(documentOf({ results: [{ ...potassium, ...suppressed }] })),
    ).not.toContain('6.8');
  });
});

describe('report of an order', () => {
  it('names facility, patient with two identifiers, order and ordering provider', () => {
    expect(documentOf()).toMatchObject({
      facility: {
        name: 'Demo General Laboratory',
        contact: '1 Sample Street, Exampleton, +1 555 0100',
      },
      patient: {
        full_name: 'Okoro, Daniel',
        mrn: '0048213',
        birth_date: '12 May 1958',
        sex: 'Male',
      },
      order: { number_line: 'Order ORD-20260512-0001' },
    });
    expect(factOf('Requested by')).toBe('Dr. Dara Roundsworth');
  });

  it('includes recorded laboratory details and omits missing ones', () => {
    expect(documentOf()).toMatchObject({
      facility: { credentials: '', color: '#1976d2', logo: null },
      director: '',
      note: '',
    });
    const known = {
      ...ordered.facility,
      laboratory_director: 'Dr. L. Overview, licence 48211',
      registration_number: '05D0000000',
      accreditation: 'ISO 15189, TESTBODY 123',
      report_note: 'Questions: extension 14.',
    };
    expect(documentOf({ facility: known, logo: Buffer.from([137, 80]) })).toMatchObject({
      facility: {
        credentials: 'Registration number: 05D0000000 · Accreditation: ISO 15189, TESTBODY 123',
        logo: [137, 80],
      },
      director: 'Laboratory director: Dr. L. Overview, licence 48211',
      note: 'Questions: extension 14.',
    });
    expect(
      documentOf({ facility: { ...known, registration_number: '' } }).facility.credentials,
    ).toBe('Accreditation: ISO 15189, TESTBODY 123');
  });

  it('has a signature of its content, independent of print time', () => {
    const signature = signatureOf(documentOf());
    expect(signature).toMatch(/^[0-9A-F]{32}$/);
    expect(signatureOf(documentOf({ printedAt: '2027-01-01T00:00:00Z' }))).toBe(signature);
    const otherwise: Partial<ReportedOrder>[] = [
      { results: [{ ...potassium, value_text: '6.9' }] },
      { patient: { ...ordered.patient, birth_date: '1958-05-13' } },
      { withheld: true },
      { facility: { ...ordered.facility, report_note: 'x' } },
    ];
    expect(
      new Set(otherwise.map((changes) => signatureOf(documentOf(changes)))).add(signature).size,
    ).toBe(5);
  });

  it('shows times in the facility’s time zone, with zone and spelled-out month', () => {
    expect(factOf('Specimen 260512-0001')).toBe(
      'Serum, gold top; collected 11 May 2026, 22:00 (EDT); received 12 May 2026, 03:55 (EDT)',
    );
    expect(factOf('Reported')).toBe('12 May 2026, 04:40 (EDT)');
    expect(factOf('Specimen 260512-0002')).toBeUndefined();
  });

  it('states fasting as recorded at collection, else as on the order', () => {
    const [serum, blood] = ordered.samples as [ReportedSample, ReportedSample];
    const specimenFact = (fasting: FastingState, atCollection: FastingState | null) =>
      factOf('Specimen 260512-0001', {
        order: { ...ordered.order, fasting },
        samples: [{ ...serum, fasting: atCollection }, blood],
      });
    expect(specimenFact('fasting', null)).toContain('22:00 (EDT); fasting; received');
    expect(specimenFact('fasting', 'not_fasting')).toContain('; not fasting; ');
    for (const unknown of [specimenFact('unknown', null), specimenFact('fasting', 'unknown')])
      expect(unknown).not.toContain('fasting');
  });

  it('prints a titer and its limit in titer notation', () => {
    const titer = rowOf({
      result_type: 'titer',
      value_text: '1:320',
      unit_display: null,
      flag: 'H',
      flag_reason: 'outside_reference',
      range: interval({ low: null, high: '80', high_op: 'ge' }),
    });
    expect([titer?.value, titer?.unit, titer?.interval]).toEqual(['1:320', '', '< 1:80']);
  });

  it('names a file in place of a value, with its checksum', () => {
    const attachment = {
      version: 2,
      media_type: 'application/pdf',
      byte_size: 10,
      sha256: '9f86d081884c7d65'.repeat(4),
    } as const;
    const file = rowOf({
      result_type: 'attachment',
      value_text: 'curve.pdf',
      attachment,
      unit_display: null,
      flag: null,
      flag_reason: 'not_numeric',
      critical: false,
      range: null,
      comment: 'A small band.',
    });
    expect(file).toMatchObject({
      value: 'See attached file',
      unit: '',
      flag: '',
      critical: false,
      interval: '',
      note: 'curve.pdf (SHA-256 9f86d081884c…) A small band.',
    });
  });

  describe('a narrative result', () => {
    const film: ReportedResult = {
      ...potassium,
      result_type: 'narrative',
      name: 'Blood film',
      method: 'Light microscopy',
      value_text: arabicFilmText,
      unit_display: null,
      flag: null,
      flag_reason: 'not_numeric',
      critical: false,
      range: null,
      comment: 'Second reader: Dr. Lens',
    };

    it('is printed with its headings, each line group in its own direction, and no flag', () => {
      const [section] = documentOf({ results: [film, potassium] }).sections;
      expect(section?.rows.map(({ test }) => test)).toEqual(['Potassium']);
      expect(section?.narratives).toEqual([
        {
          test: 'Blood film',
          method: 'Light microscopy',
          blocks: [
            { heading: true, lines: ['الكريات الحمراء'], direction: 'rtl' },
            {
              heading: false,
              lines: [
                'تفاوت واضح في الحجم مع كريات صغيرة ناقصة الصباغ.',
                'Pencil cells: 4 / field (×500)',
              ],
              direction: 'rtl',
            },
            { heading: true, lines: ['الخلاصة'], direction: 'rtl' },
            {
              heading: false,
              lines: ['فقر دم صغير الكريات ناقص الصباغ.'],
              direction: 'rtl',
            },
          ],
          changes: null,
          note: 'Second reader: Dr. Lens',
        },
      ]);
    });

    it('that is corrected states the changed lines below the text', () => {
      const { corrected_note, sections, status_word } = documentOf({
        results: [
          {
            ...film,
            status: 'amended',
            value_text: correctedFilmText,
            correction: {
              kind: 'amended',
              code: 'interpretation',
              reason: 'Second review',
              by: { id: idOf<UserId>('manager'), name: 'Lamar Overview' },
              at: '2026-05-12T09:40:00Z',
              from_version: 3,
              value_text: filmText,
              flag: null,
            },
          },
        ],
      });
      expect(status_word).toBe('Corrected report');
      expect(corrected_note).toBe(
        'Blood film: the previously reported text was corrected 12 May 2026, 05:40 (EDT) by Lamar Overview. The changed lines are printed below the text. Reason: Second review',
      );
      expect(sections[0]?.narratives?.[0]?.changes).toEqual({
        title: 'Changed lines',
        runs: [
          {
            label: 'Removed',
            lines: ['Compatible with iron deficiency: ferritin is recommended.'],
            direction: 'ltr',
          },
          {
            label: 'Added',
            lines: [
              'Compatible with iron deficiency or thalassemia trait: ferritin and hemoglobin fractions are recommended.',
            ],
            direction: 'ltr',
          },
        ],
      });
    });

    it('under correction or entered in error is quoted by its first line', () => {
      const { corrected_note, sections } = documentOf({
        results: [
          { ...film, value_text: filmText, amendment: { proposed_at: '2026-05-12T09:40:00Z' } },
        ],
      });
      expect(corrected_note).toContain(
        'the value Marked anisocytosis with microcytes and hypochromia… has been under correction',
      );
      expect(sections[0]?.narratives?.[0]?.note).toBe('Second reader: Dr. Lens Under correction.');
    });

    it('leaves reports without one unchanged, with their signature', () => {
      expect(Object.keys(documentOf({ results: [potassium] }).sections[0] ?? {})).toEqual([
        'title',
        'rows',
      ]);
    });
  });

  it.each([
    ['en', 'Repeat on a new specimen. Seen by Dr. Lens.'],
    ['fr', 'À contrôler. Seen by Dr. Lens.'],
    ['es', 'Repeat on a new specimen. Seen by Dr. Lens.'],
  ] as const)('prints coded comments in %s before the free comment', (language, note) => {
    const { sections } = documentOf({
      facility: { ...ordered.facility, language },
      results: [
        {
          ...potassium,
          comment: 'Seen by Dr. Lens.',
          coded_comments: [
            {
              id: idOf<CodedCommentId>('repeat'),
              code: 'REPEAT',
              texts: { en: 'Repeat on a new specimen.', fr: 'À contrôler.' },
              by: null,
              at: '2026-05-12T08:00:00Z',
            },
          ],
        },
      ],
    });
    expect(sections[0]?.rows[0]?.note).toBe(note);
  });

  it('names the condition of an interval', () => {
    expect(rowOf({ range: interval({ applies_to: 'trimester_2' }) })?.interval).toBe(
      '3.5–5.0, second trimester',
    );
    expect(rowOf({ range: interval({ applies_to: 'altitude_3000' }) })?.interval).toBe(
      '3.5–5.0, altitude_3000',
    );
    const inFrench = documentOf({
      facility: { ...ordered.facility, language: 'fr' },
      results: [{ ...potassium, range: interval({ applies_to: 'pregnant' }) }],
    });
    expect(inFrench.sections[0]?.rows[0]?.interval).toContain(', grossesse');
  });

  it('uses the facility’s language for translated names, answers, expected values and previous values', () => {
    const malaria: ReportedResult = {
      ...potassium,
      name: 'Malaria antigen',
      status: 'amended',
      value_text: 'Positive',
      unit_display: null,
      flag: 'POS',
      range: interval({ low: null, high: null, text: 'Negative' }),
      coded_values: [
        { code: 'NEG', display: 'Negative', flag: 'NEG' },
        { code: 'POS', display: 'Positive', flag: 'POS' },
      ],
      translations: {
        fr: {
          name: 'Antigène du paludisme',
          meaning: '',
          answers: { NEG: 'Négatif', POS: 'Positif' },
        },
      },
      correction: {
        kind: 'amended',
        code: 'clerical',
        reason: 'x',
        by: { id: idOf<UserId>('m'), name: 'Mara Voss' },
        at: '2026-05-12T08:50:00Z',
        from_version: 3,
        value_text: 'Negative',
        flag: 'NEG',
      },
    };
    const written = (language: LanguageTag) =>
      documentOf({ facility: { ...ordered.facility, language }, results: [malaria] });
    expect(written('fr').sections[0]?.rows[0]).toMatchObject({
      test: 'Antigène du paludisme',
      value: 'Positif',
      interval: 'Négatif',
    });
    expect(written('fr').corrected_note).toMatch(/Antigène du paludisme.*Négatif/);
    expect(written('es').sections[0]?.rows[0]).toMatchObject({
      test: 'Malaria antigen',
      value: 'Positive',
      interval: 'Negative',
    });
  });

  it('prints the age at collection on the facility’s date', () => {
    expect(factOf('Age at collection')).toBe('67 years');
    expect(
      factOf('Age at collection', { facility: { ...ordered.facility, timezone: 'UTC' } }),
    ).toBe('68 years');
    expect(
      factOf('Age at collection', { patient: { ...ordered.patient, birth_date: '2026-05-10' } }),
    ).toBe('1 day');
  });

  it('prints a partial birth date and the possible ages', () => {
    const partly = (birth_date: string) => ({ patient: { ...ordered.patient, birth_date } });
    expect([
      documentOf(partly('1975')).patient.birth_date,
      factOf('Age at collection', partly('1975')),
    ]).toEqual(['1975', '50–51 years']);
    expect([
      documentOf(partly('1975-06')).patient.birth_date,
      factOf('Age at collection', partly('1975-06')),
    ]).toEqual(['Jun 1975', '50 years']);
    expect(factOf('Age at collection', partly('2024'))).toBe('16 months – 2 years');
  });

  it('for the patient includes visible results only and the number to follow, without names', () => {
    const copy = (toFollow: number, results = [potassium]) =>
      documentOf({ results, patientCopy: { toFollow } });
    expect(copy(0)).toMatchObject({
      status_word: 'Final report',
      pending: [],
      legend: expect.stringContaining('This is the patient’s copy'),
    });
    expect(copy(1)).toMatchObject({ status_word: 'Partial report', pending: ['One result'] });
    expect(copy(3).pending).toEqual(['3 results']);
    expect(documentOf().legend).not.toContain('own copy');
  });

  it('is final only when nothing is missing', () => {
    expect(documentOf()).toMatchObject({ status_word: 'Final report', pending: [] });
    expect(documentOf({ results: [potassium, pending] })).toMatchObject({
      status_word: 'Partial report',
      pending: ['Sodium'],
    });
    expect(documentOf({ results: [potassium, { ...pending, status: 'entered' }] }).pending).toEqual(
      ['Sodium'],
    );
    expect(documentOf({ results: [potassium, { ...pending, status: 'cancelled' }] })).toMatchObject(
      { status_word: 'Final report', pending: [] },
    );
  });

  it('lists tests that could not be calculated, and is preliminary until that is settled', () => {
    const ldl: ReportedResult = { ...pending, name: 'LDL cholesterol', status: 'not_calculated' };
    expect(documentOf({ results: [potassium, ldl] })).toMatchObject({
      status_word: 'Partial report',
      pending: ['LDL cholesterol'],
    });
    const {
      status_word,
      pending: missing,
      sections,
    } = documentOf({ results: [potassium, { ...ldl, released_at: '2026-05-12T08:40:00Z' }] });
    expect([status_word, missing, sections[0]?.rows[1]]).toEqual([
      'Final report',
      [],
      expect.objectContaining({
        test: 'LDL cholesterol',
        value: '',
        interval: '',
        note: 'Not calculated',
      }),
    ]);
  });

  describe('what limits the use of a result', () => {
    const rowOf = (changes: Partial<ReportedOrder>) =>
      documentOf({ results: [potassium], ...changes }).sections[0]?.rows[0];

    it('names the method, and the instrument if the facility prints it', () => {
      const facility = { ...ordered.facility, report_instruments: true };
      expect([rowOf({})?.method, rowOf({ facility })?.method]).toEqual([
        'Indirect ISE',
        'Indirect ISE · Analyser 2',
      ]);
      const unknown = [{ ...potassium, method: '', instrument_name: null }];
      expect(rowOf({ facility, results: unknown })?.method).toBe('');
    });

    it('prints the measurement uncertainty if the facility asks for it', () => {
      const facility = { ...ordered.facility, report_uncertainty: true };
      const results = [{ ...potassium, uncertainty: { expanded: '0.2', coverage_factor: 2 } }];
      expect(rowOf({ results })?.note).toBe('');
      expect(rowOf({ facility, results })?.note).toBe('± 0.2 mmol/L (k = 2)');
      expect(documentOf({ facility, results }).legend).toContain(
        '±: expanded measurement uncertainty with coverage factor k = 2',
      );
      expect(rowOf({ facility })?.note).toBe('');
      expect(documentOf({ facility }).legend).not.toContain('uncertainty');
    });

    it('states that a doubtful specimen may affect the result, but not a usual condition', () => {
      const onArrival = (codes: ArrivalConditionCode[]) =>
        rowOf({
          samples: ordered.samples.map((sample) => ({ ...sample, condition: { codes, note: '' } })),
        })?.note;
      expect(onArrival(['HEM'])).toBe(
        'Specimen condition on arrival: hemolyzed. The result may be affected.',
      );
      expect(onArrival(['COOL'])).toBe('');
    });

    it('states who was notified of a critical value, when and by whom', () => {
      const notified = {
        result_id: potassium.id,
        result_version: 2,
        at: '2026-05-12T08:45:00Z',
        by: 'Tessa Benchley',
        recipient_name: 'Dr. Dara Roundsworth',
      };
      expect(rowOf({ notifications: [notified] })?.note).toBe(
        'Critical value notified to Dr. Dara Roundsworth 12 May 2026, 04:45 (EDT) by Tessa Benchley, read back.',
      );
      const ofOther = { ...notified, result_id: idOf<ResultId>('sodium') };
      expect(rowOf({ notifications: [ofOther] })?.note).toBe('');
      const normal = [{ ...potassium, flag: 'N' as const, critical: false }];
      expect(rowOf({ notifications: [notified], results: normal })?.note).toBe('');
    });

    it('names the sources of the intervals once', () => {
      const other = { ...potassium, name: 'Sodium', range: interval({ source: 'NORIP' }) };
      expect(documentOf({ results: [potassium, other, other] }).legend).toContain(
        'Sources of the reference intervals: test, NORIP.',
      );
      const none = { ...potassium, range: null };
      expect(documentOf({ results: [none] }).legend).not.toContain('Sources');
    });
  });

  describe('a screening result', () => {
    const definition = (code: string) => {
      const found = testsOfPack('full').find((each) => each.code === code);
      if (!found) throw new Error(`There is no test ${code}.`);
      const { name, coded_values, reflex, result_type } = found;
      return { id: idOf<ResultId>(code), code, name, coded_values, reflex, result_type };
    };
    const result = (
      code: string,
      value_text: string | null,
      change: Partial<ReportedResult> = {},
    ): ReportedResult => ({
      ...(value_text === null ? pending : potassium),
      ...definition(code),
      value_text,
      unit_display: null,
      critical: false,
      range: null,
      flag: value_text === null ? null : 'POS',
      flag_reason: 'coded_value',
      ...change,
    });
    const rowsOf = (results: ReportedResult[], language: LanguageTag | null = null) =>
      reportOfOrder({
        ...ordered,
        facility: { ...ordered.facility, language },
        results,
      }).sections.flatMap(({ rows }) => rows);
    const reactive = result('HIVCOMBO', 'Reactive');

    it.each<[string, ReportedResult[], string]>([
      [
        'without a confirmatory test',
        [reactive],
        'Reactive screening result; not a diagnosis until confirmed by another method.',
      ],
      [
        'with a pending confirmatory test',
        [reactive, result('HIVCONF', null)],
        'Reactive screening result; not a diagnosis until confirmed by: HIV antibody, confirmation.',
      ],
      [
        'with a cancelled confirmatory test',
        [reactive, result('HIVCONF', null, { status: 'cancelled' })],
        'Reactive screening result; not a diagnosis until confirmed by another method.',
      ],
      [
        'with a released confirmatory test',
        [reactive, result('HIVCONF', 'Negative', { flag: 'NEG' })],
        'Reactive screening result with confirmatory testing: HIV antibody, confirmation: Negative. Interpret them together.',
      ],
    ])('is reactive, never positive, %s', (_, results, note) => {
      const [row] = rowsOf(results);
      expect([row?.value, row?.flag, row?.note]).toEqual(['Reactive', 'Reactive', note]);
    });

    it('is non-reactive, never negative, without a note', () => {
      const [row] = rowsOf([result('HIVCOMBO', 'Non-reactive', { flag: 'NEG' })]);
      expect([row?.flag, row?.note]).toEqual(['Non-reactive', '']);
    });

    it('has its note in the language of the report, evaluated before translation', () => {
      const translations = {
        fr: { name: 'VIH, dépistage', meaning: '', answers: { R: 'Réactif' } },
      } as ReportedResult['translations'];
      const [row] = rowsOf([{ ...reactive, translations }, result('HIVCONF', null)], 'fr');
      expect([row?.flag, row?.note]).toEqual([
        'Réactif',
        'Résultat de dépistage réactif ; pas de diagnostic avant confirmation par : HIV antibody, confirmation.',
      ]);
    });
  });

  it('shows no unverified value', () => {
    expect(
      JSON.stringify(
        documentOf({
          results: [potassium, { ...pending, status: 'entered', value_text: '999.9' }],
        }),
      ),
    ).not.toContain('999.9');
  });

  describe('corrected report of an order', () => {
    const correction = {
      kind: 'amended',
      code: 'clerical',
      reason: 'Two digits swapped',
      by: { id: idOf<UserId>('m'), name: 'Lamar Overview' },
      at: '2026-05-12T09:30:00Z',
      from_version: 3,
      value_text: '8.6',
      flag: 'HH',
    } as const;

    it('states the correction first, with the previously reported value', () => {
      expect(
        documentOf({ results: [{ ...potassium, status: 'amended', correction }, pending] }),
      ).toMatchObject({
        status_word: 'Corrected report',
        corrected_note:
          'Potassium: previously reported as 8.6 mmol/L; corrected 12 May 2026, 05:30 (EDT) by Lamar Overview. Reason: Two digits swapped',
        pending: ['Sodium'],
      });
    });

    it('withdraws a result entered in error and does not show it as a result', () => {
      const taken: ReportedResult = {
        ...pending,
        name: 'Potassium',
        status: 'entered_in_error',
        released_at: '2026-05-12T08:40:00Z',
        correction: { ...correction, kind: 'entered_in_error', code: 'wrong_patient' },
      };
      expect(documentOf({ results: [taken] })).toMatchObject({
        status_word: 'Corrected report',
        corrected_note:
          'Potassium: previously reported as 8.6 mmol/L; marked as entered in error 12 May 2026, 05:30 (EDT) by Lamar Overview. Do not use it. Reason: Two digits swapped',
        sections: [],
        pending: [],
      });
    });

    it('names the latest report issued before the correction, which it replaces', () => {
      const issuedAt = (issued_at: string, digit: string) => ({
        issued_at,
        signature: digit.repeat(32),
      });
      const issued = [
        issuedAt('2026-05-12T10:00:00Z', 'C'),
        issuedAt('2026-05-12T09:10:00Z', 'B'),
        issuedAt('2026-05-12T08:45:00Z', 'A'),
      ];
      const { corrected_note } = documentOf({
        results: [{ ...potassium, status: 'amended', correction }],
        issued,
      });
      expect(corrected_note?.split('\n')[1]).toBe(
        `This report replaces the one of 12 May 2026, 05:10 (EDT) with the signature ${'BBBB '.repeat(8).trim()}.`,
      );
      expect(documentOf({ results: [potassium], issued }).corrected_note).toBeNull();
    });

    it('marks a value whose correction awaits verification', () => {
      const { status_word, corrected_note, sections } = documentOf({
        results: [{ ...potassium, amendment: { proposed_at: '2026-05-12T09:30:00Z' } }, pending],
      });
      expect([status_word, corrected_note, sections[0]?.rows[0]?.note]).toEqual([
        'Report under correction',
        'Potassium: the value 6.8 mmol/L has been under correction since 12 May 2026, 05:30 (EDT). Do not rely on it until the corrected report is issued.',
        'Under correction.',
      ]);
    });

    it('withdraws a calculated value that no longer exists', () => {
      const taken: ReportedResult = {
        ...pending,
        name: 'LDL cholesterol',
        status: 'not_calculated',
        released_at: '2026-05-12T08:40:00Z',
        correction: { ...correction, kind: 'entered_in_error', code: 'other' },
      };
      expect(documentOf({ results: [taken] })).toMatchObject({
        status_word: 'Corrected report',
        corrected_note: expect.stringContaining(
          'LDL cholesterol: previously reported as 8.6 mmol/L; marked as entered in error',
        ),
      });
    });

    it.each<[string, Partial<ReportedResult>, string]>([
      ['awaits verification', { status: 'entered', value_text: '7.1' }, ''],
      ['was released', { ...potassium, value_text: '7.1' }, '7.1'],
    ])('still states the withdrawn value when a new one %s', (_, state, value) => {
      const { status_word, corrected_note, sections } = documentOf({
        results: [
          potassium,
          {
            ...pending,
            ...state,
            name: 'LDL cholesterol',
            correction: { ...correction, kind: 'entered_in_error', code: 'other' },
          },
        ],
      });
      expect([status_word, corrected_note, sections[0]?.rows[1]?.value ?? '']).toEqual([
        'Corrected report',
        expect.stringContaining('LDL cholesterol: previously reported as 8.6 mmol/L'),
        value,
      ]);
    });

    it.each<[string, Partial<ReportedResult>]>([
      [
        'a repeat test before verification',
        { correction: { ...correction, kind: 'retest', code: null } },
      ],
      [
        'an error found before the result was reported',
        {
          ...pending,
          status: 'entered_in_error',
          correction: { ...correction, kind: 'entered_in_error', code: 'wrong_sample' },
        },
      ],
    ])('does not mention %s', (_, result) => {
      expect(documentOf({ results: [potassium, { ...potassium, ...result }] })).toMatchObject({
        status_word: 'Final report',
        corrected_note: null,
      });
    });
  });

  it('groups tests by department and specimen', () => {
    const results: ReportedResult[] = [
      potassium,
      {
        ...potassium,
        name: 'Hemoglobin',
        department: 'hematology',
        sample_id: idOf<SampleId>('blood'),
      },
      { ...potassium, name: 'Chloride' },
    ];
    expect(
      documentOf({ results }).sections.map(({ title, rows }) => [
        title,
        rows.map(({ test }) => test),
      ]),
    ).toEqual([
      ['Hematology · Whole blood 260512-0002', ['Hemoglobin']],
      ['Chemistry · Serum 260512-0001', ['Potassium', 'Chloride']],
    ]);
  });

  it.each<[ReportedResult['flag'], string, boolean]>([
    ['LL', 'LL Critical low', true],
    ['L', 'L Low', true],
    ['N', '', false],
    ['H', 'H High', true],
    ['HH', 'HH Critical high', true],
    ['A', 'A Abnormal', true],
    ['POS', 'Positive', true],
    ['NEG', 'Negative', false],
    [null, '', false],
  ])('states the flag %s in words: %o', (flag, words, emphasis) => {
    expect(rowOf({ flag, flag_reason: null })).toMatchObject({ flag: words, emphasis });
  });

  it('marks critical values', () => {
    expect(rowOf({})).toMatchObject({ critical: true, value: '6.8', unit: 'mmol/L' });
    expect(rowOf({ flag: 'H', critical: false })).toMatchObject({ critical: false });
  });

  it.each<[Partial<RangeRow>, string]>([
    [{}, '3.5–5.0'],
    [{ low: null, high: '200', high_op: 'ge' }, '< 200'],
    [{ low: null, high: '8' }, '≤ 8'],
    [{ low: '40', high: null }, '≥ 40'],
    [{ low: '40', high: null, low_op: 'le' }, '> 40'],
    [{ low: null, high: null, text: 'Negative' }, 'Negative'],
  ])('prints the interval %j as %s', (range, words) => {
    expect(rowOf({ range: interval(range) })?.interval).toBe(words);
  });

  it('never presents a result without an interval as normal', () => {
    expect(rowOf({ flag: null, flag_reason: 'no_applicable_interval', range: null })).toMatchObject(
      { flag: '', interval: 'No reference interval for this patient' },
    );
    expect(
      rowOf({ flag: null, flag_reason: 'comparator_undecidable', comment: 'Diluted.' })?.note,
    ).toBe('Diluted. Not flagged: the value may be inside or outside the interval.');
  });

  it('lists an unusable specimen', () => {
    const [serum] = ordered.samples;
    const samples = serum
      ? [
          {
            ...serum,
            rejection: { code: 'RH' as const, note: '', at: '2026-05-12T08:00:00Z', by: 'Tessa' },
          },
        ]
      : [];
    expect(factOf('Specimen 260512-0001', { samples })).toContain('not usable: hemolyzed');
  });

  it.each<[ReportedOrder['samples'][number]['condition'], string[]]>([
    [{ codes: ['HEM', 'COOL'], note: '' }, ['on arrival: hemolyzed, cool']],
    [{ codes: ['AUT'], note: 'Since Friday' }, ['on arrival: autolyzed, Since Friday']],
    [{ codes: [], note: 'Lipemic' }, ['on arrival: Lipemic']],
    [null, []],
  ])('states the specimen condition on arrival: %j', (condition, words) => {
    const samples = ordered.samples.map((sample) => ({ ...sample, condition }));
    const facts = factOf('Specimen 260512-0001', { samples })?.split('; ');
    expect(facts?.filter((each) => each.startsWith('on arrival'))).toEqual(words);
  });

  it('lists every verifier once', () => {
    const results: ReportedResult[] = [
      potassium,
      { ...potassium, verified_at: '2026-05-12T08:50:00Z' },
      { ...potassium, verified_by_name: 'Tessa Benchley' },
    ];
    expect(documentOf({ results }).signatures).toEqual([
      'Verified by Lamar Overview, 12 May 2026, 04:50 (EDT)',
      'Verified by Tessa Benchley, 12 May 2026, 04:40 (EDT)',
    ]);
  });

  it('names the releasing user beside the verifier', () => {
    const results: ReportedResult[] = [
      potassium,
      { ...potassium, released_by_name: 'Tessa Benchley', released_at: '2026-05-12T09:10:00Z' },
    ];
    expect(documentOf({ results }).signatures).toEqual([
      'Verified by Lamar Overview, 12 May 2026, 04:40 (EDT)',
      'Released by Tessa Benchley, 12 May 2026, 05:10 (EDT)',
    ]);
  });

  it('states verification by rules without naming a user', () => {
    const byRule: ReportedResult = {
      ...potassium,
      verified_by_name: null,
      rule_reference: 'K v3',
      verified_at: '2026-05-12T08:50:00Z',
    };
    expect(
      documentOf({ results: [byRule, { ...byRule, verified_at: '2026-05-12T08:30:00Z' }] })
        .signatures,
    ).toEqual(['Verified by autoverification, 12 May 2026, 04:50 (EDT)']);
    expect(documentOf({ results: [byRule, potassium] }).signatures).toHaveLength(2);
  });

  it.each<[LanguageTag, Record<string, string>]>([
    [
      'en',
      {
        title: 'Report ORD-20260512-0001',
        status: 'Partial report',
        sex: 'Male',
        reported: 'Reported: 12 May 2026, 04:40 (EDT)',
        section: 'Chemistry · Serum 260512-0001',
        flag: 'HH Critical high',
        signature: 'Verified by Lamar Overview, 12 May 2026, 04:40 (EDT)',
      },
    ],
    [
      'fr',
      {
        title: 'Compte rendu ORD-20260512-0001',
        status: 'Compte rendu partiel',
        sex: 'Sexe masculin',
        reported: 'Diffusé le: 12 mai 2026, 04:40 (UTC−4)',
        section: 'Biochimie · Sérum 260512-0001',
        flag: 'HH Critique élevé',
        signature: 'Validé par Lamar Overview, le 12 mai 2026, 04:40 (UTC−4)',
      },
    ],
    [
      'es',
      {
        title: 'Informe ORD-20260512-0001',
        status: 'Informe parcial',
        sex: 'Sexo masculino',
        reported: 'Fecha del informe: 12 may 2026, 04:40 (GMT-4)',
        section: 'Bioquímica · Suero 260512-0001',
        flag: 'HH Crítico alto',
        signature: 'Validado por Lamar Overview, 12 may 2026, 04:40 (GMT-4)',
      },
    ],
    [
      'pt',
      {
        title: 'Laudo ORD-20260512-0001',
        status: 'Laudo parcial',
        sex: 'Sexo masculino',
        reported: 'Liberado em: 12 mai. 2026, 04:40 (GMT-4)',
        section: 'Bioquímica · Soro 260512-0001',
        flag: 'HH Crítico alto',
        signature: 'Verificado por Lamar Overview, 12 mai. 2026, 04:40 (GMT-4)',
      },
    ],
    [
      'ar',
      {
        title: 'تقرير النتائج ORD-20260512-0001',
        status: 'تقرير جزئي',
        sex: 'الجنس: ذكر',
        reported: 'وقت الإصدار: 12 مايو 2026، 04:40 (غرينتش-4)',
        section: 'الكيمياء السريرية · مصل 260512-0001',
        flag: 'HH مرتفع حرج',
        signature: 'تحقق من النتائج Lamar Overview، 12 مايو 2026، 04:40 (غرينتش-4)',
      },
    ],
  ])('is in the facility’s language: %s', (language, expected) => {
    const { title, status_word, patient, facts, sections, signatures, ...rest } = documentOf({
      facility: { ...ordered.facility, language },
      results: [potassium, pending],
    });
    const [section] = sections;
    const texts = {
      title,
      status: status_word,
      sex: patient.sex,
      reported: `${facts[1]?.label}: ${facts[1]?.value}`,
      section: section?.title ?? '',
      flag: section?.rows[0]?.flag ?? '',
      signature: signatures[0] ?? '',
    };
    expect(
      Object.fromEntries(
        Object.entries(texts).map(([key, text]) => [key, text.replaceAll(/[\u2068\u2069]/g, '')]),
      ),
    ).toEqual(expected);
    expect(rest.language).toBe(language);
    // Measured values are the same in every language.
    expect(
      [section?.rows[0]?.value, section?.rows[0]?.unit, section?.rows[0]?.interval].map((text) =>
        text?.replaceAll(/[\u2068\u2069]/g, ''),
      ),
    ).toEqual(['6.8', 'mmol/L', '3.5–5.0']);
  });

  it('keeps numbers and names in order within right-to-left text', () => {
    const { facility, facts, sections, footer } = documentOf({
      facility: { ...ordered.facility, language: 'ar' },
    });
    expect(facility.contact).toContain('\u2068+1 555 0100\u2069');
    expect(facts.at(-1)).toEqual({
      label: 'العينة \u2068260512-0001\u2069',
      value: expect.stringContaining('جُمعت \u206811 مايو 2026، 22:00 (غرينتش-4)\u2069؛ استُلمت '),
    });
    expect(sections[0]?.rows[0]).toMatchObject({
      value: '\u20686.8\u2069',
      unit: '\u2068mmol/L\u2069',
      interval: '\u20683.5–5.0\u2069',
    });
    expect(footer).toContain('\u2068Okoro, Daniel\u2069، رقم الملف \u20680048213\u2069');
  });
});

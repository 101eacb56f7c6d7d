import type { CodedCommentId } from '@alms/lis-domain/catalogue/coded-comments';
import type { SampleId } from '@alms/lis-domain/samples';
import type { PatientId } from '@alms/lis-domain/patients';
import { idOf } from '@alms/lis-domain/fixtures';
import { resultTypes, starterCatalogue } from '@alms/lis-domain/catalogue';
import { flags, resultStates } from '@alms/lis-domain/results';
import type { Resource } from '@medplum/fhirtypes';
import { describe, expect, it } from 'vitest';
import { fhirFaults } from '../../testing/fhir-shape.ts';
import { ownSystems } from './code-systems.ts';
import { coverageResource } from './coverage-resource.ts';
import {
  diagnosticReportResource,
  reportStatus,
  type ReportFacts,
} from './diagnostic-report-resource.ts';
import {
  observationResource,
  observationStatus,
  observationStatuses,
  type ResultFacts,
} from './observation-resource.ts';
import { patientResource, type MergedRecords, type PatientFacts } from './patient-resource.ts';
import {
  requestStatuses,
  serviceRequestResource,
  type RequestFacts,
} from './service-request-resource.ts';
import { specimenResource, specimenStatuses, type SpecimenFacts } from './specimen-resource.ts';

const own = ownSystems('https://lab.example');
const [patientId, itemId, sampleId, resultId, orderId] = [1, 2, 3, 4, 5].map(
  (number) => `0193a9f4-0000-7000-8000-00000000000${number}`,
) as [string, string, string, string, string];
const at = '2026-05-12T08:42:00.000Z';

const unreached = {
  address: { line1: '', line2: '', city: '', region: '', postal_code: '', country: '' },
  language: '',
  preferred_contact: null,
  emergency_contact: null,
  guardian: null,
} as const;
const reached = {
  address: {
    ...unreached.address,
    line1: '12 Sample Street',
    city: 'Fixtureville',
    postal_code: '00042',
    country: 'NO',
  },
  language: 'nb',
  preferred_contact: 'sms',
  email: 'ada@example.test',
  emergency_contact: { name: 'Tove Fixture', relation: 'aunt', phone: '+1 555 0142' },
  guardian: { name: 'Lin Fixture', relation: '', phone: '' },
} as const;
const named = {
  middle_name: 'Luise',
  prefix: 'Dr.',
  suffix: 'Jr.',
  name_local: '陈美',
  birth_date: '2026-05-11',
  born_at: '2026-05-11T02:12:00.000Z',
};
const aPatient: PatientFacts & MergedRecords = {
  merged_into_id: null,
  merged_ids: [],
  id: idOf<PatientId>(patientId),
  mrn: '0000017',
  mrn_temporary: false,
  temporary_mrn: null,
  family_name: 'Testwell',
  given_name: 'Ada May',
  middle_name: '',
  prefix: '',
  suffix: '',
  name_local: '',
  gender: 'female',
  birth_date: '1957-11-03',
  born_at: undefined,
  deceased: false,
  died_at: undefined,
  phone: '+1 555 0100',
  email: '',
  ...unreached,
  identifiers: [],
  status: 'active',
  version: 3,
  updated_at: at,
};
const aRequest: RequestFacts = {
  id: itemId,
  order_number: 'ORD-20260512-0001',
  patient_id: idOf<PatientId>(patientId),
  status: 'ordered',
  priority: 'stat',
  code: 'K',
  name: 'Potassium',
  loinc: { code: '2823-3', display: 'Potassium', verified: true },
  requested_at: at,
  updated_at: at,
  ordered_by: 'Dr. Dara Roundsworth',
  provider_id: null,
  provider_authority: null,
  visit_number: null,
  clinical_info: 'Weakness',
  conditions: [],
  fasting: 'unknown',
  diagnosis_codes: [],
  recollect_of: null,
  specimen_id: null,
};
const aSpecimen: SpecimenFacts = {
  id: idOf<SampleId>(sampleId),
  accession_number: '260512-0001',
  type: 'SER',
  container: 'sst',
  status: 'received',
  collected_at: at,
  collected_by: 'Pia Fixture',
  fasting: null,
  received_at: at,
  condition: null,
  rejection: null,
  version: 4,
  updated_at: at,
  patient_id: idOf<PatientId>(patientId),
  parent_id: null,
  order_item_ids: [itemId],
};
const aResult: ResultFacts = {
  id: resultId,
  version: 2,
  status: 'released',
  created_at: at,
  moved_at: null,
  changed_at: at,
  patient_id: idOf<PatientId>(patientId),
  order_item_id: itemId,
  sample_id: idOf<SampleId>(sampleId),
  code: 'K',
  name: 'Potassium',
  definition: {
    loinc: { code: '2823-3', display: 'Potassium', verified: true },
    result_type: 'numeric',
    coded_values: [{ code: 'NEG', display: 'Negative', flag: 'NEG' }],
    method: 'ISE',
  },
  value_text: '4.10',
  attachment: null,
  value_num: '4.10',
  comparator: null,
  unit: 'mmol/L',
  unit_display: 'mmol/L',
  flag: 'N',
  flag_reason: null,
  range: {
    type: 'reference',
    low: '3.5',
    high: '5.10',
    low_op: 'lt',
    high_op: 'gt',
    text: null,
    sex: 'any',
    age_min: null,
    age_max: null,
    applies_to: 'any',
    source: '',
  },
  comment: '',
  coded_comments: [],
  language: 'en',
  correction: null,
  collected_at: at,
  released_at: at,
};
const aReport: ReportFacts = {
  id: orderId,
  order_number: 'ORD-20260512-0001',
  patient_id: idOf<PatientId>(patientId),
  facility_name: 'Laboratory',
  collected_at: at,
  issued_at: at,
  changed_at: at,
  order_item_ids: [itemId],
  specimen_ids: [sampleId],
  result_ids: [resultId],
  outstanding: 0,
  reported: 1,
  corrected: 0,
  taken_back: 0,
  panel: null,
};

/** The resource as received by a client. */
const sent = (resource: Resource) =>
  JSON.parse(JSON.stringify(resource)) as Record<string, unknown>;
const observation = (changes: Partial<ResultFacts> = {}) =>
  sent(observationResource({ ...aResult, ...changes }, own));

it('states specimen condition and rejection reason, each from its own table', () => {
  const rejection = { code: 'RH' as const, note: 'Red', at, by: 'Tom Fixture' };
  const specimen = specimenResource(
    {
      ...aSpecimen,
      status: 'rejected',
      condition: { codes: ['HEM', 'COOL'], note: 'Pink' },
      rejection,
    },
    own,
  );
  expect(specimen.condition?.flatMap(({ coding }) => coding)).toEqual([
    { system: 'http://terminology.hl7.org/CodeSystem/v2-0493', code: 'HEM' },
    { system: 'http://terminology.hl7.org/CodeSystem/v2-0493', code: 'COOL' },
    { system: 'http://terminology.hl7.org/CodeSystem/v2-0490', code: 'RH' },
  ]);
  expect(specimen.note).toEqual([{ text: 'Pink' }, { text: 'Red' }]);
  expect(
    specimenResource({ ...aSpecimen, condition: { codes: [], note: 'Lipemic' } }, own),
  ).toMatchObject({ note: [{ text: 'Lipemic' }] });
  expect(specimenResource(aSpecimen, own)).not.toHaveProperty('condition');
});

it.each([
  [
    'with a group and both days',
    { group: 'Dock crew', valid_from: '2026-01-01', valid_to: '2026-12-31' },
    { period: { start: '2026-01-01', end: '2026-12-31' }, class: [{ value: 'Dock crew' }] },
  ],
  ['until further notice', { group: '', valid_from: null, valid_to: null }, {}],
] as const)('a coverage %s is valid R4 and omits unknown data', (_, rest, expected) => {
  const coverage = coverageResource({
    id: itemId,
    policy_number: 'HM-1',
    payer: { name: 'Harbour Mutual', kind: 'corporate' },
    patient_id: idOf<PatientId>(patientId),
    version: 2,
    updated_at: at,
    ...rest,
  });
  expect(fhirFaults(coverage, 'Coverage')).toEqual([]);
  expect(coverage).toMatchObject({ type: { text: 'Company' }, ...expected });
  expect(['period' in coverage, 'class' in coverage]).toEqual([
    'period' in expected,
    'class' in expected,
  ]);
});

describe('every resource is valid R4', () => {
  const resources: [string, Resource][] = [
    ['a patient', patientResource(aPatient, own)],
    ['a patient with one name', patientResource({ ...aPatient, given_name: '', phone: '' }, own)],
    ['a patient with two records', patientResource({ ...aPatient, merged_ids: [itemId] }, own)],
    [
      'a patient with a passport',
      patientResource(
        {
          ...aPatient,
          identifiers: [
            { type: 'PPN', value: 'C01X00T47', issuer: 'Utopia' },
            { type: 'OTH', value: '7', issuer: '' },
          ],
        },
        own,
      ),
    ],
    ['a newborn with all names', patientResource({ ...aPatient, ...named }, own)],
    ['a patient who has died', patientResource({ ...aPatient, deceased: true, died_at: at }, own)],
    ['a patient who can be reached', patientResource({ ...aPatient, ...reached }, own)],
    [
      'a record that was merged into another',
      patientResource(
        { ...aPatient, status: 'merged', merged_into_id: idOf<PatientId>(itemId) },
        own,
      ),
    ],
    ['a request', serviceRequestResource(aRequest, own)],
    [
      'a request of another system for a visit',
      serviceRequestResource(
        {
          ...aRequest,
          provider_id: '7',
          provider_authority: 'HIS',
          visit_number: 'V-12^^^HIS&1.2.3&ISO^VN',
        },
        own,
      ),
    ],
    [
      'a request that replaces another',
      serviceRequestResource(
        { ...aRequest, recollect_of: itemId, specimen_id: sampleId, clinical_info: '' },
        own,
      ),
    ],
    [
      'a request for a pregnant, fasting patient',
      serviceRequestResource(
        {
          ...aRequest,
          conditions: ['pregnant', 'trimester_2'],
          fasting: 'fasting',
          diagnosis_codes: [
            { code: 'O99.0', text: 'Anemia' },
            { code: 'U07.1', text: '' },
          ],
        },
        own,
      ),
    ],
    ['a specimen', specimenResource(aSpecimen, own)],
    [
      'a specimen with a recorded fasting status',
      specimenResource({ ...aSpecimen, fasting: 'not_fasting' }, own),
    ],
    [
      'a rejected specimen',
      specimenResource(
        {
          ...aSpecimen,
          status: 'rejected',
          order_item_ids: [],
          rejection: { code: 'RH', note: 'Red', at, by: 'Tom Fixture' },
        },
        own,
      ),
    ],
    [
      'a haemolysed specimen',
      specimenResource({ ...aSpecimen, condition: { codes: ['HEM', 'COOL'], note: 'Pink' } }, own),
    ],
    [
      'an aliquot',
      specimenResource(
        {
          ...aSpecimen,
          accession_number: '260512-0001-1',
          parent_id: sampleId,
          order_item_ids: [],
        },
        own,
      ),
    ],
    ['a report', diagnosticReportResource(aReport, own)],
    [
      'a report of a panel',
      diagnosticReportResource(
        {
          ...aReport,
          panel: {
            code: 'LYTES',
            name: 'Electrolytes',
            loinc: { code: '24326-1', display: 'Electrolytes panel', verified: true },
          },
        },
        own,
      ),
    ],
    [
      'a report of nothing yet',
      diagnosticReportResource(
        {
          ...aReport,
          result_ids: [],
          specimen_ids: [],
          issued_at: null,
          reported: 0,
          outstanding: 1,
        },
        own,
      ),
    ],
    ...resultStates.map((status): [string, Resource] => [
      `a result: ${status}`,
      observationResource({ ...aResult, status }, own),
    ]),
    ...flags.map((flag): [string, Resource] => [
      `a result: ${flag}`,
      observationResource({ ...aResult, flag }, own),
    ]),
    ...resultTypes.map((result_type): [string, Resource] => [
      `a result: ${result_type}`,
      observationResource({ ...aResult, definition: { ...aResult.definition, result_type } }, own),
    ]),
    ...starterCatalogue
      .slice(0, 40)
      .map(
        ({
          code,
          name,
          loinc,
          result_type,
          coded_values,
          method,
          unit,
          unit_display,
          ranges,
        }): [string, Resource] => [
          `a result of ${code}`,
          observationResource(
            {
              ...aResult,
              code,
              name,
              unit,
              unit_display,
              definition: { loinc, result_type, coded_values, method },
              range: ranges[0] ?? null,
            },
            own,
          ),
        ],
      ),
  ];

  it.each(resources)('%s', (_, resource) => {
    expect(fhirFaults(sent(resource), resource.resourceType)).toEqual([]);
  });

  it('invalid resources are detected', () => {
    const wrong = {
      ...observation(),
      status: 'released',
      method: [{}],
      value: 4,
      code: undefined,
      note: [],
      subject: { reference: '' },
    };
    expect(fhirFaults(wrong, 'Observation').toSorted()).toEqual([
      'Observation.code is empty',
      'Observation.method is a list',
      'Observation.note is empty',
      'Observation.status is "released"',
      'Observation.subject.reference is empty',
      'Observation.value is not of Observation',
    ]);
  });
});

it('merged records reference each other and one is active', () => {
  const link = (reference: string, type: string) => [{ other: { reference }, type }];
  expect(
    patientResource(
      { ...aPatient, status: 'merged', merged_into_id: idOf<PatientId>(itemId) },
      own,
    ),
  ).toMatchObject({ active: false, link: link(`Patient/${itemId}`, 'replaced-by') });
  expect(patientResource({ ...aPatient, merged_ids: [itemId] }, own)).toMatchObject({
    active: true,
    link: link(`Patient/${itemId}`, 'replaces'),
  });
});

it('a patient has a full name, a native-script name and a time of birth', () => {
  expect(patientResource({ ...aPatient, ...named }, own)).toMatchObject({
    name: [
      {
        use: 'official',
        family: 'Testwell',
        given: ['Ada', 'May', 'Luise'],
        prefix: ['Dr.'],
        suffix: ['Jr.'],
      },
      { use: 'usual', text: '陈美' },
    ],
    birthDate: '2026-05-11',
    _birthDate: {
      extension: [
        {
          url: 'http://hl7.org/fhir/StructureDefinition/patient-birthTime',
          valueDateTime: '2026-05-11T02:12:00.000Z',
        },
      ],
    },
  });
  expect(patientResource(aPatient, own)).not.toHaveProperty('_birthDate');
  expect(patientResource(aPatient, own).name).toEqual([
    { use: 'official', family: 'Testwell', given: ['Ada', 'May'] },
  ]);
});

it('states the date of death at its known precision', () => {
  expect(patientResource({ ...aPatient, deceased: true }, own)).toMatchObject({
    deceasedBoolean: true,
  });
  expect(
    patientResource({ ...aPatient, deceased: true, died_at: '2026-05-03' }, own),
  ).toMatchObject({ deceasedDateTime: '2026-05-03' });
  expect(
    patientResource({ ...aPatient, deceased: true, died_at: '2026-05-03' }, own),
  ).not.toHaveProperty('deceasedBoolean');
  for (const part of ['deceasedBoolean', 'deceasedDateTime'])
    expect(patientResource(aPatient, own)).not.toHaveProperty(part);
});

it('a patient has address, language and contacts', () => {
  const person = (coding: object, name: string) => ({
    relationship: [{ coding: [coding] }],
    name: { text: name },
  });
  expect(patientResource({ ...aPatient, ...reached }, own)).toMatchObject({
    telecom: [
      { system: 'phone', value: '+1 555 0100', rank: 1 },
      { system: 'email', value: 'ada@example.test' },
    ],
    address: [
      {
        use: 'home',
        line: ['12 Sample Street'],
        city: 'Fixtureville',
        postalCode: '00042',
        country: 'NO',
      },
    ],
    communication: [
      { language: { coding: [{ system: 'urn:ietf:bcp:47', code: 'nb' }] }, preferred: true },
    ],
    contact: [
      {
        ...person(
          { system: 'http://terminology.hl7.org/CodeSystem/v2-0131', code: 'C' },
          'Tove Fixture',
        ),
        telecom: [{ system: 'phone', value: '+1 555 0142' }],
      },
      person(
        { system: 'http://terminology.hl7.org/CodeSystem/v3-RoleCode', code: 'GUARD' },
        'Lin Fixture',
      ),
    ],
  });
  for (const part of ['address', 'communication', 'contact'])
    expect(patientResource(aPatient, own)).not.toHaveProperty(part);
});

it.each([
  [
    { mrn: 'TMP-26-6173', mrn_temporary: true, temporary_mrn: 'TMP-26-6173' },
    [['temp', 'MRT', 'TMP-26-6173']],
    'temp',
  ],
  [
    { mrn_temporary: false, temporary_mrn: 'TMP-26-6173' },
    [
      ['usual', 'MR', '0000017'],
      ['old', 'MRT', 'TMP-26-6173'],
    ],
    'official',
  ],
] as const)(
  'a patient with the numbers %o marks temporary numbers and names',
  (numbers, expected, use) => {
    const { identifier = [], name = [] } = patientResource({ ...aPatient, ...numbers }, own);
    expect(identifier.map((each) => [each.use, each.type?.coding?.[0]?.code, each.value])).toEqual(
      expected,
    );
    expect(name[0]?.use).toBe(use);
    expect(fhirFaults(sent(patientResource({ ...aPatient, ...numbers }, own)), 'Patient')).toEqual(
      [],
    );
  },
);

it('a patient has the facility’s number and other identifiers with issuers', () => {
  const { identifier } = patientResource(
    {
      ...aPatient,
      identifiers: [
        { type: 'PPN', value: 'C01X00T47', issuer: 'Utopia' },
        { type: 'INS', value: 'HM-1', issuer: '' },
        { type: 'OTH', value: '7', issuer: '' },
      ],
    },
    own,
  );
  const coded = (code: string) => ({
    coding: [{ system: 'http://terminology.hl7.org/CodeSystem/v2-0203', code }],
  });
  expect(identifier).toEqual([
    { use: 'usual', type: coded('MR'), system: own.mrn, value: '0000017' },
    { use: 'secondary', type: coded('PPN'), value: 'C01X00T47', assigner: { display: 'Utopia' } },
    { use: 'secondary', type: coded('MB'), value: 'HM-1' },
    { use: 'secondary', type: { text: 'Other' }, value: '7' },
  ]);
});

describe('FHIR observation value', () => {
  it.each<[string, Partial<ResultFacts>, object]>([
    [
      'a number keeps its unit in UCUM',
      {},
      {
        valueQuantity: {
          value: 4.1,
          unit: 'mmol/L',
          system: 'http://unitsofmeasure.org',
          code: 'mmol/L',
        },
      },
    ],
    [
      'a value with a comparator keeps it',
      { value_text: '<0.5', value_num: '0.5', comparator: '<' },
      {
        valueQuantity: {
          value: 0.5,
          comparator: '<',
          unit: 'mmol/L',
          system: 'http://unitsofmeasure.org',
          code: 'mmol/L',
        },
      },
    ],
    [
      'zero is a value',
      { value_text: '0', value_num: '0' },
      {
        valueQuantity: {
          value: 0,
          unit: 'mmol/L',
          system: 'http://unitsofmeasure.org',
          code: 'mmol/L',
        },
      },
    ],
    [
      'a number without a unit',
      { unit: null, unit_display: null },
      { valueQuantity: { value: 4.1 } },
    ],
    [
      'text instead of a number',
      { value_text: 'hemolyzed', value_num: null },
      { valueString: 'hemolyzed' },
    ],
    [
      'a titer',
      {
        value_text: '1:80',
        value_num: null,
        definition: { ...aResult.definition, result_type: 'titer' },
      },
      { valueRatio: { numerator: { value: 1 }, denominator: { value: 80 } } },
    ],
    [
      'a titer with a comparator, which applies to the dilution and not to the fraction',
      {
        value_text: '<1:20',
        value_num: null,
        comparator: '<',
        definition: { ...aResult.definition, result_type: 'titer' },
      },
      { valueRatio: { numerator: { value: 1 }, denominator: { value: 20, comparator: '<' } } },
    ],
    [
      'a file, represented by its name',
      {
        value_text: 'curve.pdf',
        value_num: null,
        attachment: {
          version: 2,
          media_type: 'application/pdf',
          byte_size: 10,
          sha256: '9f86d081884c7d65'.repeat(4),
        },
        definition: { ...aResult.definition, result_type: 'attachment' },
      },
      { valueString: 'See attached file: curve.pdf (SHA-256 9f86d081884c)' },
    ],
    [
      'text instead of a titer',
      {
        value_text: 'insufficient',
        value_num: null,
        definition: { ...aResult.definition, result_type: 'titer' },
      },
      { valueString: 'insufficient' },
    ],
    [
      'a ratio with a comparator',
      {
        value_text: '>2:1',
        value_num: null,
        comparator: '>',
        definition: { ...aResult.definition, result_type: 'ratio' },
      },
      { valueRatio: { numerator: { value: 2, comparator: '>' }, denominator: { value: 1 } } },
    ],
    [
      'a coded value in the list',
      {
        value_text: 'NEG',
        value_num: null,
        definition: { ...aResult.definition, result_type: 'ordinal' },
      },
      {
        valueCodeableConcept: {
          coding: [{ system: own.answerCode, code: 'NEG', display: 'Negative' }],
          text: 'Negative',
        },
      },
    ],
    [
      'a coded value not in the list',
      {
        value_text: 'Trace',
        value_num: null,
        definition: { ...aResult.definition, result_type: 'ordinal' },
      },
      { valueCodeableConcept: { text: 'Trace' } },
    ],
    [
      'text',
      {
        value_text: 'No growth',
        value_num: null,
        definition: { ...aResult.definition, result_type: 'text' },
      },
      { valueString: 'No growth' },
    ],
    [
      'a document',
      {
        value_text: '## Gram stain\nCocci\n\n## Conclusion\nNo growth',
        value_num: null,
        definition: { ...aResult.definition, result_type: 'narrative' },
      },
      { valueString: '## Gram stain\nCocci\n\n## Conclusion\nNo growth' },
    ],
    ...(
      [
        ['pending', 'temp-unknown'],
        ['not_calculated', 'temp-unknown'],
        ['cancelled', 'not-performed'],
        ['entered_in_error', 'error'],
        ['released', 'unknown'],
      ] as const
    ).map(([status, code]): [string, Partial<ResultFacts>, object] => [
      `none, ${status}`,
      { status, value_text: null, value_num: null },
      {
        dataAbsentReason: {
          coding: [{ system: 'http://terminology.hl7.org/CodeSystem/data-absent-reason', code }],
        },
      },
    ]),
  ])('%s', (_, changes, expected) => {
    const { valueQuantity, valueRatio, valueString, valueCodeableConcept, dataAbsentReason } =
      observation(changes);
    expect(
      JSON.parse(
        JSON.stringify({
          valueQuantity,
          valueRatio,
          valueString,
          valueCodeableConcept,
          dataAbsentReason,
        }),
      ),
    ).toEqual(expected);
  });

  it('keeps the reported digits', () => {
    const digits = ['4.10', '0.50', '-0.0', '123456789012.123456789', '100'];
    const values = digits.map(
      (value_num) =>
        /"value":([^,]*),/.exec(
          JSON.stringify(observationResource({ ...aResult, value_num, range: null }, own)),
        )?.[1],
    );
    expect(values).toEqual(digits);
  });

  it.each([
    ['R', 'Reactive', 'POS', 'RR'],
    ['NR', 'Non-reactive', 'NEG', 'NR'],
    ['POS', 'Positive', 'POS', 'POS'],
  ] as const)(
    'of the coded answer %s is interpreted by its reactivity',
    (code, display, flag, sent_as) => {
      const definition = {
        ...aResult.definition,
        result_type: 'coded' as const,
        coded_values: [{ code, display, flag }],
      };
      expect(
        observation({ definition, value_text: display, flag })['interpretation'],
      ).toMatchObject([{ coding: [{ code: sent_as }] }]);
    },
  );

  it('without a flag is not labelled normal', () => {
    expect(observation({ flag: null })).not.toHaveProperty('interpretation');
  });
});

describe('FHIR reference range', () => {
  it.each<[string, Partial<NonNullable<ResultFacts['range']>>, object]>([
    ['both limits are inclusive', {}, { low: 3.5, high: 5.1, text: '≥ 3.5, ≤ 5.10 mmol/L' }],
    ['open below', { low: null }, { high: 5.1, text: '≤ 5.10 mmol/L' }],
    [
      'exclusive limits are given as text only',
      { low_op: 'le', high_op: 'ge' },
      { text: '> 3.5, < 5.10 mmol/L' },
    ],
    ['an expected coded value', { low: null, high: null, text: 'Negative' }, { text: 'Negative' }],
  ])('%s', (_, changes, expected) => {
    const [range] = observation({
      range: { ...aResult.range, ...changes } as ResultFacts['range'],
    })['referenceRange'] as { low?: { value: number }; high?: { value: number }; text: string }[];
    expect(
      JSON.parse(
        JSON.stringify({ low: range?.low?.value, high: range?.high?.value, text: range?.text }),
      ),
    ).toEqual(expected);
  });

  it('for titers is text only because its limits are not quantities', () => {
    const definition = { ...aResult.definition, result_type: 'titer' as const };
    const limits = {
      ...aResult.range,
      low: null,
      high: '40',
      high_op: 'ge',
    } as ResultFacts['range'];
    expect(
      observation({ definition, unit: null, unit_display: null, range: limits })['referenceRange'],
    ).toEqual([expect.not.objectContaining({ high: expect.anything() })]);
    expect(
      observation({ definition, unit: null, unit_display: null, range: limits })['referenceRange'],
    ).toEqual([expect.objectContaining({ text: '< 1:40' })]);
  });
});

describe('FHIR status', () => {
  it('of a result follows its state and correction', () => {
    expect(
      Object.fromEntries(
        resultStates.map((status) => [
          status,
          observationStatus({ ...aResult, status, correction: null }),
        ]),
      ),
    ).toEqual({
      pending: 'registered',
      entered: 'preliminary',
      held: 'preliminary',
      verified: 'final',
      released: 'final',
      amended: 'corrected',
      not_calculated: 'registered',
      cancelled: 'cancelled',
      entered_in_error: 'entered-in-error',
    });
    expect(
      observationStatus({ ...aResult, status: 'amended', correction: { value_text: '4.10' } }),
    ).toBe('amended');
    expect(
      observationStatus({ ...aResult, status: 'amended', correction: { value_text: '4.1' } }),
    ).toBe('corrected');
    // Another file under the same name is another value; a changed comment on the same file is not.
    const file = {
      version: 3,
      media_type: 'application/pdf',
      byte_size: 10,
      sha256: '0'.repeat(64),
    } as const;
    const named = {
      status: 'amended',
      value_text: 'curve.pdf',
      correction: { value_text: 'curve.pdf' },
    } as const;
    expect([
      observationStatus({ ...named, version: 3, attachment: file }),
      observationStatus({ ...named, version: 4, attachment: file }),
    ]).toEqual(['corrected', 'amended']);
    expect(observationStatuses.amended).toEqual(['amended', 'corrected']);
  });

  it('of a request and a specimen follows its state', () => {
    expect(requestStatuses).toEqual({
      ordered: 'active',
      collected: 'active',
      received: 'active',
      in_process: 'active',
      resulted: 'active',
      verified: 'active',
      released: 'completed',
      cancelled: 'revoked',
      rejected: 'revoked',
      entered_in_error: 'entered-in-error',
    });
    expect(specimenStatuses).toEqual({
      collected: 'available',
      in_transit: 'available',
      received: 'available',
      in_testing: 'available',
      stored: 'available',
      referred: 'available',
      rejected: 'unsatisfactory',
      disposed: 'unavailable',
      lost: 'unavailable',
    });
  });

  it.each([
    ['registered', { outstanding: 2, reported: 0, corrected: 0, taken_back: 0 }],
    ['cancelled', { outstanding: 0, reported: 0, corrected: 0, taken_back: 0 }],
    ['partial', { outstanding: 1, reported: 1, corrected: 0, taken_back: 0 }],
    ['final', { outstanding: 0, reported: 2, corrected: 0, taken_back: 0 }],
    ['corrected', { outstanding: 1, reported: 1, corrected: 1, taken_back: 0 }],
    ['corrected', { outstanding: 0, reported: 1, corrected: 0, taken_back: 1 }],
    ['corrected', { outstanding: 1, reported: 0, corrected: 0, taken_back: 1 }],
    ['entered-in-error', { outstanding: 0, reported: 0, corrected: 0, taken_back: 1 }],
  ])('of a report: %s', (status, counts) => {
    expect(reportStatus(counts)).toBe(status);
  });
});

describe('FHIR report code', () => {
  const codeOf = (panel: ReportFacts['panel']) =>
    diagnosticReportResource({ ...aReport, panel }, own).code;
  const general = { system: 'http://loinc.org', code: '11502-2', display: 'Laboratory report' };

  it('is that of its panel, by LOINC and by the facility’s code', () => {
    expect(
      codeOf({
        code: 'LYTES',
        name: 'Electrolytes',
        loinc: { code: '24326-1', display: 'Electrolytes panel', verified: true },
      }),
    ).toEqual({
      coding: [
        { system: 'http://loinc.org', code: '24326-1', display: 'Electrolytes panel' },
        { system: own.testCode, code: 'LYTES', display: 'Electrolytes' },
      ],
      text: 'Electrolytes',
    });
  });

  it('is otherwise a generic laboratory report with matching text', () => {
    expect(codeOf(null)).toEqual({ coding: [general], text: 'Laboratory report' });
    expect(codeOf({ code: 'OWN', name: 'House panel', loinc: null })).toEqual({
      coding: [general],
      text: 'House panel',
    });
  });
});

it('a result moved to another patient has a new FHIR version until the next internal one', () => {
  const later = '2026-05-12T09:00:00.000Z';
  expect(observation({ moved_at: later, changed_at: later })['meta']).toEqual({
    versionId: `2.${Date.parse(later)}`,
    lastUpdated: later,
  });
  expect(observation({ created_at: later, moved_at: at, changed_at: later })['meta']).toEqual({
    versionId: '2',
    lastUpdated: later,
  });
});

it('coded comments are notes in the language of the facility, before the free comment', () => {
  const coded = {
    id: idOf<CodedCommentId>('repeat'),
    code: 'REPEAT',
    texts: { en: 'Repeat.', fr: 'À contrôler.' },
    by: null,
    at,
  };
  const notes = (language: 'fr' | 'ar') =>
    observation({ coded_comments: [coded], comment: 'Seen.', language })['note'];
  expect(notes('fr')).toEqual([{ text: 'À contrôler.' }, { text: 'Seen.' }]);
  expect(notes('ar')).toEqual([{ text: 'Repeat.' }, { text: 'Seen.' }]);
});

it('states why a value is not reported, without the value', () => {
  const resource = observation({
    value_text: null,
    value_num: null,
    flag: null,
    flag_reason: 'lipemic_specimen',
    range: null,
  });
  expect(resource).toMatchObject({
    status: 'final',
    note: [{ text: 'Not reported: lipemic specimen' }],
  });
  expect(resource).toHaveProperty('dataAbsentReason');
  expect(resource).not.toHaveProperty('valueQuantity');
});

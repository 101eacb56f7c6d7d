/** Code and identifier systems: those of HL7, and a facility's own under its address. */
export const systems = {
  loinc: 'http://loinc.org',
  icd10: 'http://hl7.org/fhir/sid/icd-10',
  ucum: 'http://unitsofmeasure.org',
  identifierType: 'http://terminology.hl7.org/CodeSystem/v2-0203',
  contactRole: 'http://terminology.hl7.org/CodeSystem/v2-0131',
  role: 'http://terminology.hl7.org/CodeSystem/v3-RoleCode',
  language: 'urn:ietf:bcp:47',
  specimenType: 'http://terminology.hl7.org/CodeSystem/v2-0487',
  specimenCondition: 'http://terminology.hl7.org/CodeSystem/v2-0493',
  rejectReason: 'http://terminology.hl7.org/CodeSystem/v2-0490',
  relevantInformation: 'http://terminology.hl7.org/CodeSystem/v2-0916',
  interpretation: 'http://terminology.hl7.org/CodeSystem/v3-ObservationInterpretation',
  observationCategory: 'http://terminology.hl7.org/CodeSystem/observation-category',
  diagnosticService: 'http://terminology.hl7.org/CodeSystem/v2-0074',
  rangeMeaning: 'http://terminology.hl7.org/CodeSystem/referencerange-meaning',
  coverageClass: 'http://terminology.hl7.org/CodeSystem/coverage-class',
  birthTime: 'http://hl7.org/fhir/StructureDefinition/patient-birthTime',
  absentReason: 'http://terminology.hl7.org/CodeSystem/data-absent-reason',
} as const;

/** Facility-specific identifier and code systems. */
export interface OwnSystems {
  mrn: string;
  orderNumber: string;
  accessionNumber: string;
  testCode: string;
  answerCode: string;
  condition: string;
}

/** @param address The facility's address, such as `https://city-lab.example.com` */
export function ownSystems(address: string): OwnSystems {
  const of = (name: string) => `${address}/fhir/systems/${name}`;
  return {
    mrn: of('mrn'),
    orderNumber: of('order-number'),
    accessionNumber: of('accession-number'),
    testCode: of('test-code'),
    answerCode: of('answer-code'),
    condition: of('condition'),
  };
}

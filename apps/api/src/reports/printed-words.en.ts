import type { PrintedWords } from './printed-vocabulary.ts';

const counted = (one: string, other: string) => (count: number) => `${count} ${count === 1 ? one : other}`;

const containers: PrintedWords['containers'] = { edta: 'lavender top', sst: 'gold top', heparin: 'green top', citrate: 'light blue top', fluoride: 'gray top', plain: 'red top', sterile: 'sterile cup' };

export const english: PrintedWords = {
  materials: { BLD: 'Whole blood', SER: 'Serum', PLAS: 'Plasma', UR: 'Urine', STL: 'Stool', SPT: 'Sputum', CSF: 'Cerebrospinal fluid', SWAB: 'Swab' },
  containers,
  containersOnLabels: containers,
  rejections: {
    EX: 'expired', QS: 'quantity not sufficient', RB: 'broken container', RC: 'clotted', RE: 'patient name missing', RH: 'hemolyzed', RI: 'identification problem', RM: 'labeling problem',
    RN: 'contaminated', RR: 'stored or shipped wrongly', RS: 'patient name misspelled',
  },
  departments: {
    hematology: 'Hematology', coagulation: 'Coagulation', chemistry: 'Chemistry', immunology: 'Immunology', serology: 'Serology', microbiology: 'Microbiology', parasitology: 'Parasitology',
    virology: 'Virology', urinalysis: 'Urinalysis', molecular: 'Molecular diagnostics', toxicology: 'Toxicology', blood_bank: 'Blood bank', other: 'Other tests',
  },
  flags: {
    LL: 'LL Critical low', L: 'L Low', N: '', H: 'H High', HH: 'HH Critical high', A: 'A Abnormal', AA: 'AA Critical', POS: 'Positive', NEG: 'Negative', IND: 'Indeterminate',
  },
  flagNotes: { comparator_undecidable: 'Not flagged: this may lie inside or outside the interval.', not_numeric: 'Not flagged: not a figure to compare.' },
  conditions: {
    pregnant: 'pregnant', trimester_1: 'first trimester', trimester_2: 'second trimester', trimester_3: 'third trimester', postpartum: 'after birth', follicular: 'follicular phase',
    ovulatory: 'ovulation', luteal: 'luteal phase', postmenopausal: 'after the menopause', fasting: 'fasting', dialysis: 'on dialysis',
  },
  fasting: { fasting: 'fasting', not_fasting: 'not fasting' },
  sexes: { male: 'Male', female: 'Female', other: 'Other', unknown: 'Sex unknown' },
  sexLetters: { male: 'M', female: 'F', other: 'U', unknown: 'U' },
  ages: { h: counted('hour', 'hours'), d: counted('day', 'days'), wk: counted('week', 'weeks'), mo: counted('month', 'months'), a: counted('year', 'years') },
  stat: 'STAT',
  comma: ', ',
  semicolon: '; ',
  report: (order) => `Report ${order}`,
  final: 'Final report',
  partial: 'Partial report',
  corrected: 'Corrected report',
  correction: {
    amended: (test, value, time) => `${test}: reported before as ${value}; corrected ${time}.`,
    entered_in_error: (test, value, time) => `${test}: reported before as ${value}; entered in error and taken back ${time}. Do not use it.`,
  },
  mrn: 'MRN',
  born: 'born',
  order: (number) => `Order ${number}`,
  requestedBy: 'Requested by',
  reported: 'Reported',
  ageAtCollection: 'Age at collection',
  reportedAs: 'Reported before as',
  clinicalDetails: 'Clinical details',
  specimen: (accession) => `Specimen ${accession}`,
  collected: (time) => `collected ${time}`,
  received: (time) => `received ${time}`,
  notUsable: (why) => `not usable: ${why}`,
  columns: ['Test', 'Result', 'Unit', 'Flag', 'Reference interval'],
  notCalculated: 'Not calculated',
  noInterval: 'No interval for this patient',
  pending: 'Not reported yet',
  verifiedBy: (name, time) => `Verified by ${name}, ${time}`,
  director: (name) => `Laboratory director: ${name}`,
  registration: (number) => `Registration number: ${number}`,
  accreditation: (text) => `Accreditation: ${text}`,
  releasedBy: (name, time) => `Released by ${name}, ${time}`,
  verifiedByRule: (time) => `Verified automatically by the laboratory’s rules, ${time}`,
  withheld: 'Confidential results are not on this copy.',
  legend: 'L low, H high, LL critical low, HH critical high, A abnormal. Reference intervals are those for the patient’s age and sex at collection.',
  printed: (time) => `printed ${time}`,
  page: 'Page {page} of {pages}',
};

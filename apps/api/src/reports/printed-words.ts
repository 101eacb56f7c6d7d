import type { Age, RangeRow, TestDefinition } from '@alms/lis-domain/catalogue';
import type { Flag } from '@alms/lis-domain/results';
import type { Sample } from '@alms/lis-domain/samples';

/** Materials as labels and reports name them (HL7 v2-0487). */
const materials: Record<string, string> = {
  BLD: 'Whole blood', SER: 'Serum', PLAS: 'Plasma', UR: 'Urine', STL: 'Stool', SPT: 'Sputum', CSF: 'Cerebrospinal fluid', SWAB: 'Swab',
};

/** Containers by the color of their top, which is how people reach for them. */
const containers: Record<string, string> = {
  edta: 'lavender top', sst: 'gold top', heparin: 'green top', citrate: 'light blue top', fluoride: 'gray top', plain: 'red top', sterile: 'sterile cup',
};

/** Why a specimen could not be used (HL7 v2-0490). */
const rejections: Record<NonNullable<Sample['rejection']>['code'], string> = {
  EX: 'expired', QS: 'quantity not sufficient', RB: 'broken container', RC: 'clotted', RE: 'patient name missing', RH: 'hemolyzed', RI: 'identification problem', RM: 'labeling problem',
  RN: 'contaminated', RR: 'stored or shipped wrongly', RS: 'patient name misspelled',
};

/** Departments as sections of a report, in the order they are printed. */
const departments: Record<TestDefinition['department'], string> = {
  hematology: 'Hematology', coagulation: 'Coagulation', chemistry: 'Chemistry', immunology: 'Immunology', serology: 'Serology', microbiology: 'Microbiology', parasitology: 'Parasitology',
  virology: 'Virology', urinalysis: 'Urinalysis', molecular: 'Molecular diagnostics', toxicology: 'Toxicology', blood_bank: 'Blood bank', other: 'Other tests',
};

const flags: Record<Flag, string> = {
  LL: 'LL Critical low', L: 'L Low', N: '', H: 'H High', HH: 'HH Critical high', A: 'A Abnormal', AA: 'AA Critical', POS: 'Positive', NEG: 'Negative', IND: 'Indeterminate',
};

const ageUnits: Record<Age['unit'], readonly [one: string, other: string]> = { h: ['hour', 'hours'], d: ['day', 'days'], wk: ['week', 'weeks'], mo: ['month', 'months'], a: ['year', 'years'] };

export function rejectionWord(code: keyof typeof rejections): string {
  return rejections[code];
}

export function departmentWord(department: TestDefinition['department']): string {
  return departments[department];
}

/** Where a department's section comes on a report. */
export function departmentPlace(department: TestDefinition['department']): number {
  return Object.keys(departments).indexOf(department);
}

/** A flag as letter and word; nothing for a value inside its interval. */
export function flagWords(flag: Flag | null): string {
  return flag === null ? '' : flags[flag];
}

/** `68 years`. */
export function ageWords({ value, unit }: Age): string {
  return `${value} ${ageUnits[unit][value === 1 ? 0 : 1]}`;
}

/** A reference interval in figures: `3.5–5.0`, `< 200`, `≥ 40`, or the expected answer. A limit that counts as outside is printed as such. */
export function intervalWords({ low, high, low_op, high_op, text }: RangeRow): string {
  if (low !== null && high !== null) return `${low}–${high}`;
  if (high !== null) return `${high_op === 'ge' ? '<' : '≤'} ${high}`;
  if (low !== null) return `${low_op === 'le' ? '>' : '≥'} ${low}`;
  return text ?? '';
}

/** A material in words; a code without words stays as it is. */
export function materialWord(type: string): string {
  return materials[type] ?? type;
}

/** `Serum, gold top`. */
export function specimenWords(type: string, container: string): string {
  return `${materialWord(type)}, ${containers[container] ?? container}`;
}

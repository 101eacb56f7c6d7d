import { deltaModesOf, hasLimits, isUnstructured } from '@alms/lis-domain/catalogue';
import { sameAnswer } from '../../shared/versioned-form/index.ts';
import type { RangeFields, TestFields, TestValues } from './test-fields.ts';
import { typeOf } from './test-values.ts';

/** Sections of the editor, in page order. */
export const testSections = [
  'general',
  'members',
  'specimens',
  'calculation',
  'preparation',
  'result',
  'intervals',
  'critical',
  'checks',
  'reflex',
  'turnaround',
  'release',
  'translations',
  'price',
] as const;

export type TestSection = (typeof testSections)[number];

/** Part of a test with its own name in a comparison of versions. */
export type TestPart = keyof TestValues;

const sectionOfPart: Readonly<Record<TestPart, TestSection>> = {
  code: 'general',
  kind: 'general',
  name: 'general',
  short_name: 'general',
  aliases: 'general',
  department: 'general',
  loinc: 'general',
  status: 'general',
  confidential: 'general',
  members: 'members',
  specimens: 'specimens',
  calculation: 'calculation',
  patient_preparation: 'preparation',
  collection_instructions: 'preparation',
  consent_required: 'preparation',
  min_repeat_hours: 'preparation',
  orderable_for: 'preparation',
  result_type: 'result',
  method: 'result',
  unit: 'result',
  unit_display: 'result',
  decimals: 'result',
  second_unit: 'result',
  uncertainty: 'result',
  plausible: 'result',
  measuring_range: 'result',
  coded_values: 'result',
  narrative_templates: 'result',
  ranges: 'intervals',
  delta: 'checks',
  autoverify: 'checks',
  interference: 'checks',
  reflex: 'reflex',
  tat: 'turnaround',
  portal: 'release',
  translations: 'translations',
  price: 'price',
};

const partNames = Object.keys(sectionOfPart) as TestPart[];

/** Returns the part of a test that a field belongs to: `delta_mode` to `delta`. */
function partOf(field: string): TestPart {
  if (field === 'offered') return 'status';
  return (
    partNames.find((part) => field === part) ??
    partNames.find((part) => field.startsWith(`${part}_`)) ??
    'code'
  );
}

/** Returns the sections that apply to the kind and result type of a test. */
export function sectionsOf(fields: TestFields): TestSection[] {
  const { kind, ranges } = fields;
  const type = typeOf(fields);
  const [isPanel, isSingle] = [kind === 'panel', kind === 'single'];
  const hasResult = !isPanel;
  const hasValue = hasResult && !isUnstructured(type);
  const applies: Record<TestSection, boolean> = {
    general: true,
    members: isPanel,
    specimens: isSingle,
    calculation: kind === 'calculated',
    preparation: true,
    result: hasResult,
    intervals: hasValue,
    critical: hasValue && (hasLimits(type) || ranges.some((row) => row.type === 'critical')),
    checks: hasValue && (isSingle || deltaModesOf[type].length > 0),
    reflex: hasValue,
    turnaround: hasResult,
    release: hasResult,
    translations: true,
    price: true,
  };
  return testSections.filter((section) => applies[section]);
}

const sectionOfRow = ({ type }: Pick<RangeFields, 'type'>): TestSection =>
  type === 'critical' ? 'critical' : 'intervals';

/** Returns the section that shows a field, by the path from `fieldAt`. */
export function sectionAt(path: string, { ranges }: Pick<TestFields, 'ranges'>): TestSection {
  const [field = '', row = ''] = path.split('.');
  if (field === 'ranges') return sectionOfRow(ranges[Number(row)] ?? { type: row });
  if (field === 'coded_values' && path.includes('.translations.')) return 'translations';
  return sectionOfPart[partOf(field)];
}

/** A row of the interval table: an interval of the form, or one that was removed from it. */
export interface IntervalLine {
  row: RangeFields;
  /** Position in the form; null for a removed interval. */
  index: number | null;
  /** The saved interval; null for a new one. */
  saved: RangeFields | null;
}

/** Returns the intervals of the form, and the removed ones behind their former neighbour. */
export function intervalLines(
  saved: readonly RangeFields[],
  current: readonly RangeFields[],
): IntervalLine[] {
  const savedOf = (id: string) => saved.find((row) => row.id === id) ?? null;
  const lines = current.map((row, index): IntervalLine => ({ row, index, saved: savedOf(row.id) }));
  for (const [place, row] of saved.entries()) {
    if (current.some(({ id }) => id === row.id)) continue;
    const before = saved[place - 1]?.id;
    const at = lines.findIndex((line) => line.row.id === before);
    lines.splice(at + 1, 0, { row, index: null, saved: row });
  }
  return lines;
}

/** Whether an interval was added, removed or edited. */
export const isChangedLine = ({ row, index, saved }: IntervalLine): boolean =>
  index === null || !sameAnswer(row, saved);

/** An unsaved change: a part of the test, or one of its intervals. */
export interface TestChange {
  section: TestSection;
  part: TestPart;
  /** The changed interval. */
  interval?: RangeFields;
}

/** Returns what differs from the saved test in the sections that apply, in page order. */
export function changesOf(saved: TestFields, current: TestFields): TestChange[] {
  const sections = sectionsOf(current);
  /** Translated answers are edited, and named, with the translations. */
  const answersOf = ({ coded_values }: TestFields) =>
    coded_values.map(({ id, code, display, flag }) => [id, code, display, flag]);
  const translatedOf = ({ translations, coded_values }: TestFields) => [
    translations,
    coded_values.flatMap(({ id, translations: answers }) =>
      Object.values(answers).every((answer) => answer === '') ? [] : [[id, answers]],
    ),
  ];
  const isChanged = (field: string): boolean => {
    if (field === 'coded_values') return !sameAnswer(answersOf(saved), answersOf(current));
    if (field === 'translations') return !sameAnswer(translatedOf(saved), translatedOf(current));
    const name = field as keyof TestFields;
    return !sameAnswer(saved[name], current[name]);
  };
  const changed = new Set(Object.keys(current).filter(isChanged).map(partOf));
  const intervals = intervalLines(saved.ranges, current.ranges)
    .filter(isChangedLine)
    .map(({ row }): TestChange => ({ section: sectionOfRow(row), part: 'ranges', interval: row }));
  const changes = partNames.flatMap((part): TestChange[] =>
    part !== 'ranges' && changed.has(part) ? [{ section: sectionOfPart[part], part }] : [],
  );
  return sections.flatMap((section) =>
    [...changes, ...intervals].filter((change) => change.section === section),
  );
}

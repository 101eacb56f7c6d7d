import * as v from 'valibot';
import { cellText } from '../spreadsheet/index.ts';
import { cellsOf, draftOf, sameCell, type CatalogueCells } from './catalogue-cells.ts';
import {
  catalogueColumnNames,
  catalogueColumns,
  columnAt,
  intervalColumnNames,
  partOf,
  testColumnNames,
  type CatalogueColumn,
  type IntervalColumn,
} from './catalogue-columns.ts';
import {
  MAX_IMPORTED_ROWS,
  type FileFault,
  type ImportedTest,
  type ImportFinding,
} from './catalogue-import.schema.ts';
import { checkDefinition, type RelatedTest } from './check-definition.ts';
import {
  blankTest,
  testParameterBody,
  type TestDefinition,
  type TestParameter,
} from './test-parameter.schema.ts';
import { isOtherUnit } from './units/suggest-unit.ts';

/** One row of a file: cells by column, and the line number. */
interface Row {
  line: number;
  cells: Partial<Record<CatalogueColumn, string>>;
}

/** A file whose headings are valid. */
export interface CatalogueTable {
  columns: readonly CatalogueColumn[];
  rows: readonly Row[];
}

type Unreadable = { fault: FileFault; at: string };

const isColumn = (name: string): name is CatalogueColumn =>
  (catalogueColumnNames as readonly string[]).includes(name);

/**
 * Parses rows of text, headings first, as a catalogue table, or returns the reason they are not
 * one. Empty rows are ignored.
 */
export function tableOf([headings = [], ...rows]: readonly (readonly string[])[]):
  | CatalogueTable
  | Unreadable {
  const names = headings.map((heading) => cellText(heading).toLowerCase().replaceAll(' ', '_'));
  while (names.at(-1) === '') names.pop();
  if (names.length === 0) return { fault: 'empty', at: '' };
  const unknown = names.find((name) => !isColumn(name));
  if (unknown !== undefined) return { fault: 'column_unknown', at: unknown };
  const columns = names.filter(isColumn);
  const repeated = columns.find((name, index) => columns.indexOf(name) !== index);
  if (repeated !== undefined) return { fault: 'column_repeated', at: repeated };
  const missing = !columns.includes('code')
    ? 'code'
    : !columns.includes('interval') &&
        columns.some((name) => (intervalColumnNames as readonly string[]).includes(name))
      ? 'interval'
      : undefined;
  if (missing !== undefined) return { fault: 'column_missing', at: missing };
  const filled = rows.flatMap((row, index) => {
    const texts = row.map(cellText);
    return texts.every((text) => text === '')
      ? []
      : [
          {
            line: index + 2,
            cells: Object.fromEntries(
              texts.slice(0, columns.length).map((text, place) => [columns[place], text]),
            ) as Row['cells'],
            more: texts.slice(columns.length).some((text) => text !== ''),
          },
        ];
  });
  const tooWide = filled.find(({ more }) => more);
  if (tooWide) return { fault: 'column_missing', at: String(tooWide.line) };
  if (filled.length === 0) return { fault: 'empty', at: '' };
  if (filled.length > MAX_IMPORTED_ROWS)
    return { fault: 'too_many_rows', at: String(filled.length) };
  return { columns, rows: filled.map(({ line, cells }) => ({ line, cells })) };
}

/** Planned import of one test. */
export interface PlannedTest extends ImportedTest {
  /** The current test; undefined for a new one. */
  current: TestParameter | undefined;
  /** The imported definition; undefined if it cannot be parsed. */
  definition: TestDefinition | undefined;
}

/** Default cells of a new test. The department has no default. */
const newCells = (code: string): CatalogueCells => {
  const { test, intervals } = cellsOf(blankTest);
  return { test: { ...test, code, department: '' }, intervals };
};

type Fault = ImportFinding['code'];

const isList = (column: CatalogueColumn) => catalogueColumns[column].kind === 'list';

/** Maps a validation issue of the contract’s schema to a fault. */
function faultOf({ type, input }: v.BaseIssue<unknown>, column: CatalogueColumn): Fault {
  if (isList(column) && type !== 'max_length') return 'list_form';
  if (type === 'min_length' || input === undefined || input === null || input === '')
    return 'required';
  if (type === 'max_length') return 'too_long';
  if (type === 'picklist' || type === 'boolean') return 'not_accepted';
  if (column === 'code') return 'code_form';
  if (column === 'price' || column === 'tax_percent') return 'amount_form';
  if (column === 'currency') return 'currency_form';
  if (column === 'age_from' || column === 'age_under') return 'age_form';
  if (column === 'applies_to') return 'condition_form';
  if (type === 'number' || type === 'integer' || type === 'min_value' || type === 'max_value')
    return 'whole_number';
  return /(low|high|threshold)$/.test(column) ? 'decimal_form' : 'text_form';
}

/** Several parts of a list can have the same fault, which is reported once per cell. */
function addFault(faults: ImportFinding[], fault: ImportFinding): void {
  const isSame = (known: ImportFinding) =>
    known.line === fault.line &&
    known.column === fault.column &&
    known.code === fault.code &&
    known.value === fault.value;
  if (!faults.some(isSame)) faults.push(fault);
}

/** Reads the rows of one test from the file. */
function readRows(
  rows: readonly Row[],
  columns: readonly CatalogueColumn[],
  current: TestParameter | undefined,
): PlannedTest {
  const [first] = rows as [Row];
  const code = first.cells.code ?? '';
  const base = current ? cellsOf(current) : newCells(code);
  const faults: ImportFinding[] = [];
  const report = (fault: Fault, column: CatalogueColumn, { line, cells }: Row = first) =>
    addFault(faults, { line, column, value: cells[column] ?? '', code: fault });

  const ownColumns = testColumnNames.filter((name) => columns.includes(name));
  const test = { ...base.test };
  /** The row whose cell is used, by column. */
  const rowBy: Partial<Record<CatalogueColumn, Row>> = {};
  for (const column of ownColumns) {
    const filled = rows.filter(({ cells }) => (cells[column] ?? '') !== '');
    const row = filled[0] ?? first;
    rowBy[column] = row;
    const value = row.cells[column] ?? '';
    const other = filled.find(({ cells }) => !sameCell(cells[column] ?? '', value));
    if (other) report('contradiction', column, other);
    // For a new test, an empty cell keeps the default.
    if (!sameCell(value, base.test[column]) && (current || value !== '')) test[column] = value;
  }

  const withInterval = rows.filter(({ cells }) => (cells.interval ?? '') !== '');
  const without = rows.filter((row) => !withInterval.includes(row));
  if (without.length > 1 && without[1]) report('row_repeated', 'code', without[1]);
  for (const row of without) {
    const left = intervalColumnNames.find((name) => (row.cells[name] ?? '') !== '');
    if (left !== undefined) report('interval_missing', left, row);
  }
  const read = columns.includes('interval')
    ? withInterval.map(({ cells }) => intervalOf(cells, base.intervals))
    : base.intervals;
  // The same intervals in a different order count as unchanged.
  const intervals =
    read.length === base.intervals.length &&
    base.intervals.every((interval) => read.includes(interval))
      ? base.intervals
      : read;

  const changed: CatalogueColumn[] = ownColumns.filter(
    (column) => test[column] !== base.test[column],
  );
  if (intervals.length !== base.intervals.length) changed.push('interval');
  else
    changed.push(
      ...intervalColumnNames.filter((name) =>
        intervals.some((cells, index) => cells[name] !== base.intervals[index]?.[name]),
      ),
    );
  const planned = {
    line: first.line,
    code,
    name: test.name || (current?.name ?? ''),
    changed: current ? changed : [],
    faults,
    warnings: 0,
    current,
  };
  if (faults.length > 0) return { ...planned, outcome: 'refused', definition: undefined };
  if (current && changed.length === 0)
    return { ...planned, outcome: 'unchanged', definition: current };

  const draft = draftOf({ test, intervals });
  const previous = current ?? blankTest;
  const changedParts = new Set(
    changed.map((column) => (isIntervalColumn(column) ? 'ranges' : partOf(column))),
  );
  const merged = {
    ...previous,
    ...(current
      ? Object.fromEntries(
          Object.entries(draft).filter(([part]) => changedParts.has(part as keyof TestDefinition)),
        )
      : draft),
  };
  const parsed = v.safeParse(v.object(testParameterBody.entries), merged);
  if (!parsed.success) {
    for (const issue of parsed.issues) {
      const at = v.getDotPath(issue) ?? 'code';
      const column = columnAt(at);
      report(faultOf(issue, column), column, rowAt(at, withInterval) ?? rowBy[column] ?? first);
    }
    return { ...planned, outcome: 'refused', definition: undefined };
  }
  if (current && parsed.output.kind !== current.kind) report('kind_changed', 'kind', rowBy.kind);
  return {
    ...planned,
    outcome: faults.length > 0 ? 'refused' : current ? 'changed' : 'created',
    definition: parsed.output,
  };
}

const isIntervalColumn = (column: CatalogueColumn): column is IntervalColumn =>
  (intervalColumnNames as readonly string[]).includes(column);

/** The row that contains an interval, by a path such as `ranges.2.low`. */
function rowAt(at: string, withInterval: readonly Row[]): Row | undefined {
  const [, index] = /^ranges\.(\d+)/.exec(at) ?? [];
  return index === undefined ? undefined : withInterval[Number(index)];
}

/**
 * Cells of an interval. If they equal a current interval, that interval is returned with its
 * original digits.
 */
function intervalOf(
  cells: Row['cells'],
  today: CatalogueCells['intervals'],
): CatalogueCells['intervals'][number] {
  const read = Object.fromEntries(
    intervalColumnNames.map((name) => [name, cells[name] ?? '']),
  ) as CatalogueCells['intervals'][number];
  const fits = (same: CatalogueCells['intervals'][number]) =>
    intervalColumnNames.every(
      (name) => cells[name] === undefined || sameCell(read[name], same[name]),
    );
  return today.find(fits) ?? read;
}

/**
 * Plans the import of a table by matching each of its tests to the facility’s test with the same
 * code (domain model 2.1). A column missing from the table stays unchanged; a cell that is empty in
 * all rows of a test clears the value. If the table has intervals, they replace those of the test.
 *
 * A rejected test cannot be used in a panel, formula or reflex rule unless it is already in the
 * catalogue.
 *
 * @param tests All tests of the facility, including retired ones.
 * @param used Ids of tests that were ordered: their result type cannot change.
 */
export function planImport(
  { columns, rows }: CatalogueTable,
  tests: readonly TestParameter[],
  used: ReadonlySet<string>,
): PlannedTest[] {
  const byCode = new Map(tests.map((test) => [test.code, test]));
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const code = row.cells.code ?? '';
    const group = groups.get(code);
    if (group) group.push(row);
    else groups.set(code, [row]);
  }
  const planned = [...groups].map(([code, group]) =>
    code === '' ? withoutCode(group) : readRows(group, columns, byCode.get(code)),
  );
  for (const test of planned) checkTest(test, groups.get(test.code) ?? [], used);
  refuseDependent(planned, byCode, groups);
  return planned;
}

function withoutCode(rows: readonly Row[]): PlannedTest {
  const faults = rows.map(({ line }): ImportFinding => ({
    line,
    column: 'code',
    value: '',
    code: 'code_missing',
  }));
  return {
    line: rows[0]?.line ?? 0,
    code: '',
    name: rows[0]?.cells.name ?? '',
    outcome: 'refused',
    changed: [],
    faults,
    warnings: 0,
    current: undefined,
    definition: undefined,
  };
}

const willChange = ({ outcome }: ImportedTest) => outcome === 'created' || outcome === 'changed';

function refuse(
  test: PlannedTest,
  rows: readonly Row[],
  at: string,
  code: Fault,
  value?: string,
): void {
  const column = columnAt(at);
  const intervals = rows.filter(({ cells }) => (cells.interval ?? '') !== '');
  const row =
    rowAt(at, intervals) ?? rows.find(({ cells }) => (cells[column] ?? '') !== '') ?? rows[0];
  addFault(test.faults, {
    line: row?.line ?? test.line,
    column,
    value: value ?? row?.cells[column] ?? '',
    code,
  });
  test.outcome = 'refused';
}

/**
 * Checks a definition, except for references to other tests, which are checked after all tests are
 * read.
 */
function checkTest(test: PlannedTest, rows: readonly Row[], used: ReadonlySet<string>): void {
  const { current, definition } = test;
  if (!willChange(test) || !definition) return;
  if (current && used.has(current.id) && definition.result_type !== current.result_type)
    refuse(test, rows, 'result_type', 'result_type_changed');
  const found = checkDefinition(definition, (code) => ({ ...blankTest, code, status: 'active' }));
  test.warnings = found.filter(({ severity }) => severity === 'warned').length;
  for (const { severity, at, code } of found)
    if (severity === 'refused') refuse(test, rows, at, code);
}

/**
 * Rejects panels, formulas and rules that refer to missing tests, and changes to tests that a test
 * in use depends on. Repeats because each rejection can cause others.
 */
function refuseDependent(
  planned: readonly PlannedTest[],
  byCode: ReadonlyMap<string, TestParameter>,
  groups: ReadonlyMap<string, readonly Row[]>,
): void {
  const inFile = new Map(planned.map((test) => [test.code, test]));
  const find = (code: string): RelatedTest | undefined => {
    const test = inFile.get(code);
    return test && willChange(test) ? test.definition : byCode.get(code);
  };
  const made = new Set(
    [...byCode.values(), ...planned.flatMap(({ definition }) => definition ?? [])].flatMap(
      ({ kind, code, reflex }) => (kind === 'single' && reflex.length === 0 ? [] : [code]),
    ),
  );
  const thatNeed = (code: string) =>
    [...made].filter((each) => {
      const { status = 'retired', members = [], calculation, reflex = [] } = find(each) ?? {};
      const needed = [
        ...members,
        ...(calculation?.inputs ?? []).map((input) => input.code),
        ...reflex.flatMap(({ add }) => add),
      ];
      return status !== 'retired' && needed.includes(code);
    });
  /** Active tests whose formula reads a test and is not changed by the file. */
  const unchangedFormulas = (code: string) =>
    [...byCode.values()].flatMap(({ code: each, calculation }) => {
      const after = find(each);
      const isKept =
        after?.status === 'active' && after.calculation?.expression === calculation?.expression;
      return isKept && calculation?.inputs.some((input) => input.code === code) ? [each] : [];
    });
  let again = true;
  while (again) {
    again = false;
    for (const test of planned) {
      const { current, definition } = test;
      if (!willChange(test) || !definition) continue;
      const rows = groups.get(test.code) ?? [];
      const refused =
        definition.kind !== 'single' || definition.reflex.length > 0
          ? checkDefinition(definition, find).filter(({ severity }) => severity === 'refused')
          : [];
      for (const { at, code } of refused)
        refuse(test, rows, at, code, definition.members[Number(at.split('.')[1])]);
      const needing =
        current?.status === 'active' && definition.status === 'draft' ? thatNeed(test.code) : [];
      if (needing.length > 0) refuse(test, rows, 'status', 'needed_by_panel', needing.join(', '));
      const calculating =
        current && isOtherUnit(current.unit, definition.unit) ? unchangedFormulas(test.code) : [];
      if (calculating.length > 0)
        refuse(test, rows, 'unit', 'unit_in_formula', calculating.join(', '));
      again ||= refused.length > 0 || needing.length > 0 || calculating.length > 0;
    }
  }
}

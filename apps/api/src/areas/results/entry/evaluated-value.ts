import { isDeepStrictEqual } from 'node:util';
import { writtenAs } from '@alms/lis-domain/catalogue';
import {
  checksOf,
  holdsOf,
  interpret,
  misreadAs,
  parseValue,
  type Attachment,
  type Check,
  type EntryRefusal,
  type Instrument,
  type Interpretation,
  type ResultSource,
} from '@alms/lis-domain/results';
import type { OperationContext } from '../../../platform/http/call.ts';
import { qualityGate, type QualityHold } from '../../quality-control/quality-hold.ts';
import { previousValueOf } from './previous-values.ts';
import { intervalContext, type Viewpoint } from '../result-answers.ts';
import type { ResultChange } from '../result-versions.ts';
import type { DetailedResult } from '../results.store.ts';

/** A value that somebody has put down for a result. */
export interface WrittenValue {
  value_text: string;
  /** Of a file, whose name is the value; left out: the one on record stays. */
  attachment?: Omit<Attachment, 'version'> | undefined;
  comment?: string | undefined;
  /** Why a value outside the plausible range is right. */
  override_reason?: string | undefined;
  /** Of a calculated value: what it was before it was rounded, which is what limits are compared with. */
  exact?: string;
  /** Null where nobody wrote it, and no instrument did. */
  source: ResultSource | null;
  /** What it was measured with; null when nobody said. */
  instrument: Instrument | null;
}

/** A value with what it means for its patient, and what its checks found. */
export interface Reading<Item extends WrittenValue = WrittenValue> {
  row: DetailedResult;
  item: Item;
  meaning: Interpretation;
  checks: Check[];
}

/** Reads and checks values, each by its test as it was when it was ordered. */
export async function readingsOf<Item extends WrittenValue>(
  context: OperationContext,
  written: readonly { row: DetailedResult; item: Item }[],
  viewpoint: Viewpoint,
): Promise<Reading<Item>[]> {
  const gate = await qualityGate(
    context,
    written.map(({ row }) => row.test_parameter_id),
  );
  return written.map(({ row, item }) => {
    const context = intervalContext(row, viewpoint);
    const { override_reason } = item;
    const value_text = item.exact ?? item.value_text;
    const meaning = interpret(value_text, row.definition, context);
    const qc = qcOutcome(
      gate({
        test_parameter_id: row.test_parameter_id,
        instrument_id: item.instrument?.id ?? null,
      }),
    );
    const checked = {
      value_text,
      override_reason,
      context,
      collected_at: row.collected_at,
      previous: row.previous && previousValueOf(row.previous),
      qc,
      specimen_condition: row.specimen_condition,
    };
    return { row, item, meaning, checks: checksOf(row.definition, checked, meaning) };
  });
}

/** What the controls of a test say of its values; nothing where nobody controls it. */
function qcOutcome(hold: QualityHold | null | undefined): 'passed' | 'held' | 'unknown' {
  if (hold === undefined) return 'unknown';
  return hold === null ? 'passed' : 'held';
}

/** Where a value goes: on to verification, or to somebody who decides whether it may. */
export function stateOf({ checks }: Reading): 'entered' | 'held' {
  return holdsOf(checks).length > 0 ? 'held' : 'entered';
}

/** Why a value cannot be taken as it is written, if so. One outside the plausible range is a slip of the pen until somebody says why it is not. */
export function refusesValue({ row, item, meaning }: Reading): EntryRefusal | undefined {
  if (
    writtenAs[row.definition.result_type] === 'file' &&
    !item.attachment &&
    item.value_text !== row.value_text
  )
    return 'file_expected';
  const misread = misreadAs(item.value_text, row.definition.result_type);
  if (misread) return misread;
  return !meaning.plausible && item.override_reason === undefined ? 'implausible_value' : undefined;
}

/** What a version says of the value: as it was written, with its meaning, and who wrote it. */
export function writtenBy(
  { user, now }: OperationContext,
  { row, item, meaning, checks }: Reading,
): ResultChange['change'] {
  const { flag, flag_reason, critical, range, comparator } = meaning;
  const value = parseValue(item.exact ?? item.value_text);
  return {
    value_text: item.value_text,
    ...(item.attachment && { attachment: { ...item.attachment, version: row.version + 1 } }),
    value_num:
      value.kind === 'number' && row.definition.result_type === 'numeric' ? value.number : null,
    comparator,
    flag,
    flag_reason,
    critical,
    range,
    checks,
    hold_release: null,
    override_reason: overrideOf({ item, meaning }) ?? null,
    source: item.source,
    instrument_id: item.instrument?.id ?? null,
    instrument_name: item.instrument?.name ?? null,
    comment: item.comment ?? row.comment,
    entered_by: user.id,
    entered_by_name: user.full_name,
    entered_at: now,
  };
}

/** The reason for a value that needed one. */
export function overrideOf({
  item,
  meaning,
}: Pick<Reading, 'item' | 'meaning'>): string | undefined {
  return meaning.plausible ? undefined : item.override_reason;
}

/** Whether this is another value than the one on record, or the same with another meaning. */
export function saysOtherwise({ row, item, meaning }: Reading): boolean {
  return row.value_text !== item.value_text || row.flag !== meaning.flag;
}

/** A critical value that is written again as it was has been told of. */
export function isNewlyCritical(reading: Reading): boolean {
  return reading.meaning.critical && !(reading.row.critical && !saysOtherwise(reading));
}

/** Whether a value that is read again says everything that it has said: the same meaning, and the same checks. */
export function readsTheSame({ row, meaning, checks }: Reading): boolean {
  return (
    isJudgedTheSame({ row, meaning }) &&
    row.flag_reason === meaning.flag_reason &&
    isDeepStrictEqual(row.checks, checks)
  );
}

/** Whether its flag and its interval are those on record. */
export function isJudgedTheSame({
  row,
  meaning: { flag, range },
}: Pick<Reading, 'row' | 'meaning'>): boolean {
  return row.flag === flag && isDeepStrictEqual(row.range, range);
}

/** Of a value that is read again: what let it go on still does, while nothing else holds it than did then. */
export function stillReleased({ row, checks }: Reading): DetailedResult['hold_release'] {
  const heldThen = holdsOf(row.checks).map(({ kind }) => kind);
  return holdsOf(checks).every(({ kind }) => heldThen.includes(kind)) ? row.hold_release : null;
}

/** As it is told of: `6.8 mmol/L`. */
export function valueWithUnit(value_text: string, unit_display: string | null): string {
  return [value_text, unit_display].filter(Boolean).join(' ');
}

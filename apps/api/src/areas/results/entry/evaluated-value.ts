import { isDeepStrictEqual } from 'node:util';
import { writtenAs } from '@alms/lis-domain/catalogue';
import { problems } from '@alms/lis-domain/http';
import {
  checksOf,
  holdsOf,
  interpret,
  manualHoldOf,
  suppressedValue,
  suppressionReason,
  acceptValue,
  briefValue,
  commentsOfValue,
  parseValue,
  type Check,
  type EntryRefusal,
  type Interpretation,
} from '@alms/lis-domain/results';
import { personOf, type OperationContext } from '../../../platform/http/requests/call.ts';
import { findCommentsWithRules } from '../../catalogue/coded-comments/coded-comments.store.ts';
import { qualityGate, type QualityHold } from '../../quality-control/quality-hold.ts';
import { withConsistency } from '../consistency/consistency.service.ts';
import { previousValueOf } from './previous-values.ts';
import type { Reading, WrittenValue } from './written-value.ts';
import { intervalContext, type EvaluationTime } from '../result-answers.ts';
import type { ResultChange } from '../result-versions.ts';
import type { DetailedResult } from '../results.store.ts';

export type { Reading, WrittenValue } from './written-value.ts';

/**
 * Returns a written value in the notation in which it is stored; unchanged if it is rejected. A
 * reported value that is sent back unchanged, with another comment for example, keeps the
 * measurement it was rounded from.
 */
export function inStoredNotation<Item extends Pick<WrittenValue, 'value_text'>>(
  row: Pick<DetailedResult, 'definition' | 'value_text' | 'unrounded_value'>,
  item: Item,
): Item & Pick<WrittenValue, 'unrounded_value'> {
  const accepted = acceptValue(item.value_text, row.definition);
  if (accepted.status === 'refused') return item;
  const { value_text, unrounded_value } = accepted;
  return {
    ...item,
    value_text,
    unrounded_value:
      unrounded_value ?? (value_text === row.value_text ? row.unrounded_value : null),
  };
}

/** Evaluates values, each with its test version as ordered and with the others of its order. */
export async function evaluateValues<Item extends WrittenValue>(
  context: OperationContext,
  written: readonly { row: DetailedResult; item: Item }[],
  viewpoint: EvaluationTime,
): Promise<Reading<Item>[]> {
  return withConsistency(context, await evaluateEach(context, written, viewpoint), viewpoint);
}

/** Evaluates values, each with its test version as ordered. */
export async function evaluateEach<Item extends WrittenValue>(
  context: OperationContext,
  written: readonly { row: DetailedResult; item: Item }[],
  viewpoint: EvaluationTime,
): Promise<Reading<Item>[]> {
  const gate = await qualityGate(
    context,
    written.map(({ row }) => row.test_parameter_id),
  );
  const comments = await findCommentsWithRules(context.tx, context.tenantId);
  const at = viewpoint.now.toISOString();
  /** The stored value keeps its comments: a verifier may have removed the proposal of a rule. */
  const commentsOf = ({ row, item, checks, meaning }: Omit<Reading, 'comments'>) =>
    item.isStored && item.value_text === row.value_text && row.flag === meaning.flag
      ? row.coded_comments
      : commentsOfValue(
          comments,
          {
            code: row.code,
            department: row.definition.department,
            result_type: row.definition.result_type,
            value_text: suppressedValue(checks) === undefined ? item.value_text : null,
            flag: meaning.flag,
            specimen_condition: row.specimen_condition,
          },
          row.coded_comments,
          at,
        );
  return written.map(({ row, item }) => {
    const context = intervalContext(row, viewpoint);
    const { override_reason } = item;
    const value_text = item.unrounded_value ?? item.value_text;
    const meaning = interpret(value_text, row.definition, context);
    const qc = qcOutcome(
      gate({
        test_parameter_id: row.test_parameter_id,
        laboratory_id: row.laboratory_id,
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
      measured: {
        type: row.specimen_type,
        container: row.specimen_container,
        received_at: row.received_at,
        storage_periods: row.specimen_storage,
        measured_at:
          item.measured_at ??
          (item.isStored ? row.entered_at : null) ??
          viewpoint.now.toISOString(),
      },
    };
    const checks = [...keptHold(row, item), ...checksOf(row.definition, checked, meaning)];
    const reported = reportedMeaning(meaning, checks);
    return {
      row,
      item,
      meaning: reported,
      checks,
      comments: commentsOf({ row, item, checks, meaning: reported }),
    };
  });
}

/** A value that is not reported because of interference has no flag, which states why. */
function reportedMeaning(meaning: Interpretation, checks: readonly Check[]): Interpretation {
  const flag_reason = suppressionReason(checks);
  return flag_reason === undefined
    ? meaning
    : { ...meaning, flag: null, flag_reason, critical: false, range: null, comparator: null };
}

/** The stored value in the form of an entry: also a measured value that is not reported. */
export function storedValueOf(
  row: DetailedResult,
): Pick<WrittenValue, 'value_text' | 'unrounded_value'> {
  const measured = suppressedValue(row.checks);
  return measured === undefined
    ? { value_text: row.value_text ?? '', unrounded_value: row.unrounded_value }
    : inStoredNotation(row, { value_text: measured });
}

/**
 * A hold placed by a verifier stays on the result when another value is entered; once released, it
 * stays recorded with the value it was placed on.
 */
function keptHold({ status, checks }: DetailedResult, { isStored }: WrittenValue): Check[] {
  const hold = manualHoldOf(checks);
  return hold && (status === 'held' || isStored) ? [hold] : [];
}

/** QC outcome for the values of a test; unknown without QC. */
function qcOutcome(hold: QualityHold | null | undefined): 'passed' | 'held' | 'unknown' {
  if (hold === undefined) return 'unknown';
  return hold === null ? 'passed' : 'held';
}

/** Next status of a value: ready for verification, or on hold. */
export function stateOf({ checks }: Reading): 'entered' | 'held' {
  return holdsOf(checks).length > 0 ? 'held' : 'entered';
}

/**
 * Reason why a value is rejected, if any. A value outside the plausible range counts as a typing
 * error unless justified.
 */
export function refusesValue({ row, item, meaning }: Reading): EntryRefusal | undefined {
  if (
    writtenAs[row.definition.result_type] === 'file' &&
    !item.attachment &&
    item.value_text !== row.value_text
  )
    return 'file_expected';
  const accepted = acceptValue(item.value_text, row.definition);
  if (accepted.status === 'refused') return accepted.refusal;
  return !meaning.plausible && item.override_reason === undefined ? 'implausible_value' : undefined;
}

/** Reason of a refusal; for an unaccepted value with its test, the value and what is accepted. */
export function refusalDetail(
  code: EntryRefusal,
  row: DetailedResult | undefined,
  value_text: string,
): string {
  const { detail } = problems[code];
  const accepted = row && acceptValue(value_text, row.definition);
  if (accepted?.status !== 'refused' || accepted.refusal !== code) return detail;
  const answers = row?.definition.coded_values.map(({ display }) => display) ?? [];
  const orAnswers = answers.length > 0 ? `, or one of: ${answers.join(', ')}` : '';
  return `${row?.name}: “${briefValue(value_text)}” is not accepted. ${detail}${orAnswers}`;
}

/** Version fields of a value: as written, its interpretation and its author. */
export function writtenBy(
  context: OperationContext,
  { row, item, meaning, checks, comments }: Reading,
): ResultChange['change'] {
  const person = personOf(context);
  const { flag, flag_reason, critical, range, comparator } = meaning;
  const value = parseValue(item.value_text);
  const isReported = suppressedValue(checks) === undefined;
  return {
    value_text: isReported ? item.value_text : null,
    unrounded_value: isReported ? (item.unrounded_value ?? null) : null,
    ...(item.attachment && { attachment: { ...item.attachment, version: row.version + 1 } }),
    value_num:
      isReported && value.kind === 'number' && row.definition.result_type === 'numeric'
        ? value.number
        : null,
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
    trace_id: item.trace_id,
    comment: item.comment ?? row.comment,
    coded_comments: comments,
    comments_changed: null,
    entered_by: person?.id ?? null,
    entered_by_name: person?.name ?? null,
    entered_at: context.now,
  };
}

/** Justification of a value that required one. */
export function overrideOf({
  item,
  meaning,
}: Pick<Reading, 'item' | 'meaning'>): string | undefined {
  return meaning.plausible ? undefined : item.override_reason;
}

/** Whether the value or its interpretation differs from the stored one. */
export function differsFromRecord({ row, item, meaning }: Reading): boolean {
  return row.value_text !== item.value_text || row.flag !== meaning.flag;
}

/** A critical value re-entered unchanged has already been notified. */
export function isNewlyCritical(reading: Reading): boolean {
  return reading.meaning.critical && !(reading.row.critical && !differsFromRecord(reading));
}

/** Whether re-evaluation yields the same interpretation and checks. */
export function hasSameValue({ row, meaning, checks }: Reading): boolean {
  return (
    hasSameEvaluation({ row, meaning }) &&
    row.flag_reason === meaning.flag_reason &&
    isDeepStrictEqual(row.checks, checks)
  );
}

/** Whether flag and interval equal the stored ones. */
export function hasSameEvaluation({
  row,
  meaning: { flag, range },
}: Pick<Reading, 'row' | 'meaning'>): boolean {
  return row.flag === flag && isDeepStrictEqual(row.range, range);
}

/**
 * After re-evaluation: an earlier hold release stays valid unless there are new holds. A
 * consistency rule that fails with other values is a new one.
 */
export function stillReleased({
  row,
  checks,
}: Pick<Reading, 'row' | 'checks'>): DetailedResult['hold_release'] {
  const isDecided = (check: Check) =>
    holdsOf(row.checks).some((before) =>
      check.kind === 'consistency' ? isDeepStrictEqual(before, check) : before.kind === check.kind,
    );
  return holdsOf(checks).every(isDecided) ? row.hold_release : null;
}

/** Display form: `6.8 mmol/L`. */
export function valueWithUnit(value_text: string, unit_display: string | null): string {
  return [value_text, unit_display].filter(Boolean).join(' ');
}

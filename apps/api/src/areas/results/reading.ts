import { interpret, parseValue, type Interpretation } from '@alms/lis-domain/results';
import { Refusal } from '../../http/problems.ts';
import type { Act } from '../act.ts';
import { intervalContext, type Viewpoint } from './result-answers.ts';
import type { ResultChange } from './result-versions.ts';
import type { DetailedResult } from './results.store.ts';

/** A value that somebody has put down for a result. */
export interface WrittenValue {
  value_text: string;
  comment?: string | undefined;
  /** Why a value outside the plausible range is right. */
  override_reason?: string | undefined;
}

/** A value with what it means for its patient. */
export interface Reading<Item extends WrittenValue = WrittenValue> {
  row: DetailedResult;
  item: Item;
  meaning: Interpretation;
}

export function readingOf<Item extends WrittenValue>(row: DetailedResult, item: Item, viewpoint: Viewpoint): Reading<Item> {
  return { row, item, meaning: interpret(item.value_text, row.definition, intervalContext(row, viewpoint)) };
}

/** A value outside the plausible range is a slip of the pen until somebody says why it is not. */
export function refuseImplausible(readings: readonly Reading[]): void {
  const asked = readings.filter(({ meaning, item }) => !meaning.plausible && item.override_reason === undefined);
  if (asked.length > 0) throw new Refusal('implausible_value', { fields: Object.fromEntries(asked.map(({ row }) => [row.id, 'is outside the plausible range'])) });
}

/** What a version says of the value: as it was written, with its meaning, and who wrote it. */
export function writtenBy({ user, now }: Act, { row, item, meaning }: Reading): ResultChange['change'] {
  const { flag, flag_reason, critical, range, comparator } = meaning;
  const value = parseValue(item.value_text);
  return {
    value_text: item.value_text,
    value_num: value.kind === 'number' && row.definition.result_type === 'numeric' ? value.number : null,
    comparator, flag, flag_reason, critical, range,
    override_reason: overrideOf({ item, meaning }) ?? null,
    comment: item.comment ?? row.comment,
    entered_by: user.id, entered_by_name: user.full_name, entered_at: now,
  };
}

/** The reason for a value that needed one. */
export function overrideOf({ item, meaning }: Pick<Reading, 'item' | 'meaning'>): string | undefined {
  return meaning.plausible ? undefined : item.override_reason;
}

/** A critical value that is written again as it was has been told of. */
export function isNewlyCritical({ row, item, meaning }: Reading): boolean {
  return meaning.critical && !(row.critical && row.value_text === item.value_text);
}

/** As it is told of: `6.8 mmol/L`. */
export function valueWithUnit(value_text: string, unit_display: string | null): string {
  return [value_text, unit_display].filter(Boolean).join(' ');
}

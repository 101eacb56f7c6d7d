import type { AuditEvent } from '@alms/lis-domain/audit';

/** A changed field of an audit event; null for no value. */
export interface FieldChange {
  field: string;
  before: string | null;
  after: string | null;
}

/**
 * Converts a recorded value to text. Strings are unchanged; other values become JSON, so that
 * `false` and `0` are preserved.
 */
function recorded(value: unknown): string | null {
  if (value === undefined || value === null || value === '') return null;
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/**
 * Returns the changed fields of an event in recorded order. Created records have no before value,
 * deleted ones no after value.
 */
export function fieldChanges({
  before,
  after,
}: Pick<AuditEvent, 'before' | 'after'>): FieldChange[] {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...fields].map((field) => ({
    field,
    before: recorded(before?.[field]),
    after: recorded(after?.[field]),
  }));
}

import type { AuditEvent } from '@alms/lis-domain/audit';

/** One field of an entry; null where there was no value. */
export interface FieldChange {
  field: string;
  before: string | null;
  after: string | null;
}

/** A recorded value as text: words as they are, anything else as JSON, so that `false` and `0` are not lost. */
function recorded(value: unknown): string | null {
  if (value === undefined || value === null || value === '') return null;
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** The fields an entry changed, in the order of the record; a created thing has no before, a deleted one no after. */
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

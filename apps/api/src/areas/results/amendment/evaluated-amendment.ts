import type { Amendment } from '@alms/lis-domain/results';
import type { OperationContext } from '../../../platform/http/requests/call.ts';
import { evaluateValues, type Reading, type WrittenValue } from '../entry/evaluated-value.ts';
import { instrumentOf, type EvaluationTime } from '../result-answers.ts';
import type { DetailedResult } from '../results.store.ts';
import type { AmendmentRow } from './amendments.store.ts';

/** The value of an amendment, before the circumstances of its measurement are known. */
export type AmendedValue = Omit<WrittenValue, 'source' | 'instrument' | 'trace_id'>;

/** The stored value of an amendment in the form of an entry. */
export const amendedValue = ({
  value_text,
  unrounded_value,
  comment,
  attachment,
  override_reason,
}: AmendmentRow): AmendedValue => ({
  value_text,
  unrounded_value,
  comment,
  attachment: attachment ?? undefined,
  override_reason: override_reason ?? undefined,
});

/**
 * Evaluates the values of amendments. A clerical correction keeps the instrument and the trace of
 * the measurement; a new measurement has none recorded.
 */
export function evaluateAmendments(
  context: OperationContext,
  amendments: readonly { row: DetailedResult; item: AmendedValue; code: Amendment['code'] }[],
  viewpoint: EvaluationTime,
): Promise<Reading[]> {
  return evaluateValues(
    context,
    amendments.map(({ row, item, code }) => {
      const measured =
        code === 'reanalysis'
          ? { instrument: null, trace_id: null, measured_at: row.amendment?.proposed_at ?? null }
          : { instrument: instrumentOf(row), trace_id: row.trace_id, measured_at: row.entered_at };
      return { row, item: { ...item, source: 'manual' as const, ...measured } };
    }),
    viewpoint,
  );
}

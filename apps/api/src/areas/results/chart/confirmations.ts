import {
  confirmationOf,
  isEnded,
  isReactive,
  isReported,
  reactivityOf,
  type Confirmation,
  type ResultId,
  type ScreenedResult,
} from '@alms/lis-domain/results';
import type { TestDefinition } from '@alms/lis-domain/catalogue';
import type { OrderId } from '@alms/lis-domain/orders';
import type { OperationContext } from '../../../platform/http/requests/call.ts';
import { findResultsOfOrders, type DetailedResult } from '../results.store.ts';

type Confirmed = Confirmation<ScreenedResult & Pick<DetailedResult, 'name' | 'unit_display'>>;

interface Candidate {
  id: ResultId;
  order_id: OrderId;
  value_text: string | null;
  definition: Pick<TestDefinition, 'result_type' | 'coded_values'>;
}

/**
 * Returns the confirmation of the reactive screening results among these, by result, as on the
 * report. Results hidden from the reader are ignored.
 *
 * @param isVisible Whether the reader may know of a result.
 * @param isShown Whether its released value is visible to the reader.
 */
export async function confirmationsOf(
  { tx, tenantId }: Pick<OperationContext, 'tx' | 'tenantId'>,
  results: readonly Candidate[],
  {
    isVisible,
    isShown,
  }: { isVisible: (row: DetailedResult) => boolean; isShown: (row: DetailedResult) => boolean },
): Promise<ReadonlyMap<ResultId, Confirmed>> {
  const orderIds = new Set(
    results
      .filter(({ definition, value_text }) => isReactive(reactivityOf(definition, value_text)))
      .map(({ order_id }) => order_id),
  );
  if (orderIds.size === 0) return new Map();
  const rows = (await findResultsOfOrders(tx, tenantId, [...orderIds]))
    .filter((row) => !isEnded(row.status) && isVisible(row))
    .map((row) => {
      const isKnown = isReported(row.status) && isShown(row);
      return { ...row, value_text: isKnown ? row.value_text : null, isReported: isKnown };
    });
  return new Map(
    rows.flatMap((row) => {
      const found = confirmationOf(
        row,
        rows.filter(({ order_id }) => order_id === row.order_id),
      );
      return found ? [[row.id, found] as const] : [];
    }),
  );
}

import type { InvoiceId } from '@alms/lis-domain/billing';
import type { LaboratoryId } from '@alms/lis-domain/facility';
import type { ProductLotId, StockItemId, StockLotId } from '@alms/lis-domain/inventory';
import type { OrderId } from '@alms/lis-domain/orders';
import type { PatientId } from '@alms/lis-domain/patients';
import type { InstrumentId } from '@alms/lis-domain/results';
import type { SampleId, StorageBoxId } from '@alms/lis-domain/samples';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Returns a URL parameter if it is one of the allowed values, otherwise an empty string. */
export const allowedValue = <T extends string>(
  allowed: readonly T[],
  text: string | null,
): T | '' => allowed.find((each) => each === text) ?? '';

/** Kind of the record that each id in a query names, on every screen. */
interface QueryIds {
  box: StorageBoxId;
  instrument: InstrumentId;
  invoice: InvoiceId;
  item: StockItemId;
  lot: ProductLotId;
  patient: PatientId;
  patient_id: PatientId;
  /** The order whose tests a new order repeats. */
  reorder: OrderId;
  site: LaboratoryId;
  specimen: SampleId;
  /** A stock lot whose lot is opened. */
  stock: StockLotId;
  /** The other patient of a merge. */
  with: PatientId;
}

/** Returns the id of a record in the URL. The server answers "not found" for other text. */
export const idIn = <Name extends keyof QueryIds>(view: URLSearchParams, name: Name) =>
  view.get(name) as QueryIds[Name] | null;

/**
 * Stores the view state of a screen in the URL: tab, filter, open record. Changes replace the
 * history entry, so that Back leaves the screen. Empty and null values are omitted.
 */
export function useView(): [URLSearchParams, (next: Record<string, string | null>) => void] {
  const [view, setView] = useSearchParams();
  const change = useCallback(
    (next: Record<string, string | null>) =>
      setView(
        (current) => {
          const merged = Object.entries({ ...Object.fromEntries(current), ...next });
          return Object.fromEntries(
            merged.filter((pair): pair is [string, string] => Boolean(pair[1])),
          );
        },
        { replace: true },
      ),
    [setView],
  );
  return [view, change];
}

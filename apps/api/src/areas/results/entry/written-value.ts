import type {
  AppliedComment,
  Attachment,
  Check,
  Instrument,
  Interpretation,
  ResultSource,
} from '@alms/lis-domain/results';
import type { DetailedResult } from '../results.store.ts';

/** A value written for a result. */
export interface WrittenValue {
  value_text: string;
  /** The value as measured or calculated, if it was rounded. */
  unrounded_value?: string | null;
  /** The attached file, whose name is the value; omitted to keep the current one. */
  attachment?: Omit<Attachment, 'version'> | undefined;
  comment?: string | undefined;
  /** Justification of a value outside the plausible range. */
  override_reason?: string | undefined;
  /** Null for a calculated value. */
  source: ResultSource | null;
  /** The measuring instrument; null when not recorded. */
  instrument: Instrument | null;
  /** Number of the reagent lot that the instrument sent; omitted when it sent none. */
  reagent_lot?: string | undefined;
  /** See `result_trace`; null when not recorded, and for a calculated value. */
  trace_id: string | null;
  /** Whether this is the stored value, evaluated again. @default false */
  isStored?: boolean;
  /** Time of measurement. @default Entry of a stored value, otherwise now. */
  measured_at?: string | null;
}

/** A value with its interpretation for the patient and its checks. */
export interface Reading<Item extends WrittenValue = WrittenValue> {
  row: DetailedResult;
  item: Item;
  meaning: Interpretation;
  checks: Check[];
  /** Coded comments of the value. */
  comments: AppliedComment[];
}

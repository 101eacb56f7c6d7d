import type { PatientId } from '@alms/lis-domain/patients';
import type { FastingState, Priority, OrderId } from '@alms/lis-domain/orders';
import type {
  ArrivalCondition,
  IdentityCheck,
  Sample,
  SampleState,
  SampleId,
  StorageBoxId,
  StoragePeriod,
} from '@alms/lis-domain/samples';
import type { SpecimenStorage } from '@alms/lis-domain/catalogue';
import type { UserId } from '@alms/lis-domain/identity';
import type { ColumnType, Generated } from 'kysely';
import type { Instant, InstantOrNull, Nullable, OfTenant, OfLaboratory } from './columns.ts';

interface StorageBoxTable extends OfTenant {
  id: StorageBoxId;
  name: string;
  barcode: Generated<string>;
  site: Generated<string>;
  room: Generated<string>;
  device: Generated<string>;
  shelf: Generated<string>;
  rack: Generated<string>;
  /** Searchable text: words of name, location and barcode, without case and accents. */
  search_text: string;
  condition: Nullable<SpecimenStorage>;
  rows: number;
  columns: number;
  active: Generated<boolean>;
  version: Generated<number>;
  created_at: Instant;
  updated_at: Instant;
}

interface SampleTable extends OfTenant, OfLaboratory {
  id: SampleId;
  accession_number: string;
  order_id: OrderId;
  patient_id: PatientId;
  priority: Priority;
  /** Priority as a sort key: 1 is the most urgent. */
  urgency: ColumnType<number, never, never>;
  type: string;
  container: string;
  status: SampleState;
  /** `confirmed_at`: time of the check, if it covers a whole visit. */
  identity_check: Nullable<IdentityCheck & { confirmed_at?: string }>;
  collected_at: InstantOrNull;
  collected_by: Nullable<string>;
  /** Patient consent to tests that require it; null where none was required. */
  consent_confirmed: Nullable<boolean>;
  /** Fasting status stated at collection, if recorded. */
  fasting: Nullable<FastingState>;
  received_at: InstantOrNull;
  received_by: Nullable<string>;
  condition: Nullable<ArrivalCondition>;
  rejection: Nullable<NonNullable<Sample['rejection']>>;
  /** Set only while stored; some rows from an earlier version have no position. */
  box_id: Nullable<StorageBoxId>;
  storage_position: Nullable<string>;
  stored_at: InstantOrNull;
  /** Periods in boxes with a stated storage condition; the last is open while it is stored. */
  storage_periods: Generated<StoragePeriod[]>;
  retain_until: Nullable<string>;
  disposed_at: InstantOrNull;
  disposed_by: Nullable<string>;
  parent_id: Nullable<SampleId>;
  volume_ul: Nullable<number>;
  version: Generated<number>;
  created_at: Instant;
  updated_at: Instant;
}

interface SampleEventTable extends OfTenant, OfLaboratory {
  id: string;
  sample_id: SampleId;
  at: Instant;
  type: string;
  by_id: UserId | null;
  by_name: string;
  code: Nullable<NonNullable<Sample['events'][number]['code']>>;
  /** Condition on arrival, for events that record it; null with `condition_noted` when cleared. */
  condition: Nullable<ArrivalCondition>;
  note: Generated<string>;
}

export interface SamplesTables {
  storage_box: StorageBoxTable;
  sample: SampleTable;
  sample_event: SampleEventTable;
}

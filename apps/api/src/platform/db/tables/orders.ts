import type { TestParameterId } from '@alms/lis-domain/catalogue';
import type { SampleId } from '@alms/lis-domain/samples';
import type { WardId } from '@alms/lis-domain/facility';
import type { PatientId } from '@alms/lis-domain/patients';
import type {
  Diagnosis,
  FastingState,
  OrderItem,
  OrderItemState,
  Priority,
  OrderId,
} from '@alms/lis-domain/orders';
import type { UserId } from '@alms/lis-domain/identity';
import type { Generated } from 'kysely';
import type { Instant, Nullable, OfTenant, OfLaboratory } from './columns.ts';

interface TestOrderTable extends OfTenant, OfLaboratory {
  id: OrderId;
  order_number: string;
  patient_id: PatientId;
  ward_id: Nullable<WardId>;
  ordered_by: string;
  priority: Priority;
  clinical_info: Generated<string>;
  conditions: Generated<string[]>;
  fasting: Generated<FastingState>;
  diagnosis_codes: Generated<Diagnosis[]>;
  requested_at: Instant;
  version: Generated<number>;
  created_at: Instant;
  created_by: UserId | null;
  updated_at: Instant;
}

interface OrderItemTable extends OfTenant, OfLaboratory {
  id: string;
  order_id: OrderId;
  position: number;
  test_parameter_id: TestParameterId;
  test_version: number;
  panel_code: Nullable<string>;
  code: string;
  name: string;
  status: OrderItemState;
  sample_id: Nullable<SampleId>;
  recollect_of: Nullable<string>;
  cancellation: Nullable<NonNullable<OrderItem['cancellation']>>;
  /** The item whose result triggered this reflex test. */
  reflex_of_item_id: Nullable<string>;
  /** Order number of another system, with its namespace (HL7 EI). */
  placer_number: Nullable<string>;
  placer_namespace: Nullable<string>;
  created_at: Instant;
  updated_at: Instant;
}

export interface OrdersTables {
  test_order: TestOrderTable;
  order_item: OrderItemTable;
}

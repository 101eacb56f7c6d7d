import type { TestParameterId } from '@alms/lis-domain/catalogue';
import type { OrderId } from '@alms/lis-domain/orders';
import type { PatientId } from '@alms/lis-domain/patients';
import type {
  InvoiceState,
  PayerKind,
  PaymentMethod,
  PriceBasis,
  InvoiceId,
  PayerId,
} from '@alms/lis-domain/billing';
import type { UserId } from '@alms/lis-domain/identity';
import type { Generated } from 'kysely';
import type { Instant, InstantOrNull, Nullable, OfTenant } from './columns.ts';

interface PayerTable extends OfTenant {
  id: PayerId;
  name: string;
  kind: PayerKind;
  address: string;
  active: boolean;
  version: Generated<number>;
  created_at: Instant;
  updated_at: Instant;
}

interface PatientCoverageTable extends OfTenant {
  id: string;
  patient_id: PatientId;
  payer_id: PayerId;
  /** Order among the patient's coverages. */
  position: number;
  policy_number: string;
  group_name: string;
  valid_from: Nullable<string>;
  valid_to: Nullable<string>;
}

interface PriceListTable extends OfTenant {
  id: string;
  payer_id: PayerId;
  name: string;
  currency: string;
  valid_from: string;
  valid_to: Nullable<string>;
  version: Generated<number>;
  created_at: Instant;
  updated_at: Instant;
}

interface ListedPriceTable extends OfTenant {
  price_list_id: string;
  test_parameter_id: TestParameterId;
  amount_minor: number;
}

interface InvoiceTable extends OfTenant {
  id: InvoiceId;
  invoice_number: Nullable<string>;
  order_id: OrderId;
  patient_id: PatientId;
  payer_id: Nullable<PayerId>;
  /** Insurance policy number at creation of the invoice; empty without one. */
  policy_number: Generated<string>;
  status: Generated<InvoiceState>;
  currency: string;
  subtotal_minor: number;
  discount_minor: number;
  tax_minor: number;
  total_minor: number;
  /** Total of credit notes, and payments minus refunds. */
  credited_minor: Generated<number>;
  paid_minor: Generated<number>;
  due_date: Nullable<string>;
  issued_at: InstantOrNull;
  issued_by: Nullable<UserId>;
  issued_by_name: Nullable<string>;
  voided_at: InstantOrNull;
  voided_by_name: Nullable<string>;
  void_reason: Nullable<string>;
  version: Generated<number>;
  created_at: Instant;
  created_by: UserId;
  created_by_name: string;
  updated_at: Instant;
}

/** One test, or all items of a panel with its own price. */
interface InvoiceLineTable extends OfTenant {
  id: string;
  invoice_id: InvoiceId;
  position: number;
  test_parameter_id: TestParameterId;
  order_item_id: Nullable<string>;
  panel_code: Nullable<string>;
  code: string;
  description: string;
  quantity: number;
  unit_price_minor: number;
  discount_minor: Generated<number>;
  tax_bp: number;
  tax_minor: number;
  total_minor: number;
  status: Generated<'active' | 'cancelled'>;
  price_basis: Generated<PriceBasis>;
  /** The payer's price list, with its name at that time, whether or not it had a price. */
  price_list_id: Nullable<string>;
  price_list_name: Nullable<string>;
}

interface CashSessionTable extends OfTenant {
  id: string;
  currency: string;
  opened_by: UserId;
  opened_by_name: string;
  opened_at: Instant;
  float_minor: number;
  closed_at: InstantOrNull;
  expected_minor: Nullable<number>;
  counted_minor: Nullable<number>;
  difference_reason: Nullable<string>;
  version: Generated<number>;
  created_at: Instant;
  updated_at: Instant;
}

/** Append-only. */
interface InvoicePaymentTable extends OfTenant {
  id: string;
  receipt_number: string;
  invoice_id: InvoiceId;
  kind: 'payment' | 'refund';
  refund_of_id: Nullable<string>;
  amount_minor: number;
  method: PaymentMethod;
  reference: Generated<string>;
  reason: Nullable<string>;
  /** The cash drawer of a cash payment or refund. */
  cash_session_id: Nullable<string>;
  received_by: UserId;
  received_by_name: string;
  received_at: Instant;
}

/** Append-only. */
interface CreditNoteTable extends OfTenant {
  id: string;
  credit_number: string;
  invoice_id: InvoiceId;
  amount_minor: number;
  reason: string;
  created_at: Instant;
  created_by: UserId;
  created_by_name: string;
}

interface CreditNoteLineTable extends OfTenant {
  invoice_line_id: string;
  credit_note_id: string;
}

export interface BillingTables {
  payer: PayerTable;
  patient_coverage: PatientCoverageTable;
  price_list: PriceListTable;
  listed_price: ListedPriceTable;
  invoice: InvoiceTable;
  invoice_line: InvoiceLineTable;
  cash_session: CashSessionTable;
  invoice_payment: InvoicePaymentTable;
  credit_note: CreditNoteTable;
  credit_note_line: CreditNoteLineTable;
}

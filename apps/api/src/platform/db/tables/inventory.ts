import type { TestParameterId } from '@alms/lis-domain/catalogue';
import type {
  LotQcStatus,
  RecordedLotStatus,
  StockAlert,
  StockCountState,
  StockItemType,
  StorageCondition,
  SupplierOrderState,
  TransactionType,
  StockItemId,
  StockLotId,
  ProductLotId,
} from '@alms/lis-domain/inventory';
import type { UserId } from '@alms/lis-domain/identity';
import type { ColumnType, Generated } from 'kysely';
import type { Instant, InstantOrNull, Nullable, OfTenant, OfLaboratory } from './columns.ts';

interface StockItemTable extends OfTenant {
  id: StockItemId;
  code: string;
  name: string;
  type: StockItemType;
  manufacturer: string;
  catalog_number: string;
  barcode: string;
  unit: string;
  tests_per_unit: number | null;
  storage: StorageCondition;
  min_level: number;
  reorder_level: number;
  max_level: number;
  lead_time_days: number;
  expiry_alert_days: number;
  open_stability_days: number | null;
  supplier: string;
  needs_lot_qc: boolean;
  active: boolean;
  /** Searchable text: code, name, manufacturer and catalogue number. */
  search_text: string;
  /** Tests performed since the last unit was deducted. */
  tests_begun: Generated<number>;
  version: Generated<number>;
  created_at: Instant;
  updated_at: Instant;
}

/** Tests that consume an item. */
interface StockItemTestTable extends OfTenant {
  item_id: StockItemId;
  test_parameter_id: TestParameterId;
}

interface StockLotTable extends OfTenant, OfLaboratory {
  id: StockLotId;
  item_id: StockItemId;
  lot_number: string;
  expiry_date: string | null;
  use_by: string | null;
  received_at: Instant;
  opened_on: ColumnType<string | null, string | null | undefined, string | null>;
  /** Changed only by inserting a transaction. */
  on_hand: ColumnType<number, never, never>;
  received: ColumnType<number, never, never>;
  status: RecordedLotStatus;
  qc_status: LotQcStatus;
  qc_note: Generated<string>;
  location: string;
  version: ColumnType<number, never, number>;
  created_at: Instant;
  updated_at: Instant;
}

/** A lot of a product, in any laboratory. Stocked lots get one by a trigger. */
interface ProductLotTable extends OfTenant {
  id: ProductLotId;
  item_id: StockItemId | null;
  name: string;
  lot_number: string;
  expiry_date: string | null;
  recalled_at: InstantOrNull;
  recalled_by: Nullable<UserId>;
  recalled_by_name: Nullable<string>;
  recall_reason: Nullable<string>;
  version: Generated<number>;
  created_at: Instant;
  updated_at: Instant;
}

/** Append-only; an insert updates its lot. */
interface StockTransactionTable extends OfTenant {
  id: string;
  item_id: StockItemId;
  lot_id: StockLotId;
  type: TransactionType;
  quantity: number;
  /** Stock after the transaction. */
  balance: ColumnType<number, never, never>;
  reason: Generated<string>;
  reference: Generated<string>;
  at: Instant;
  /** Null, as is the name, for automatic deductions. */
  by_id: UserId | null;
  by_name: string | null;
}

interface StockCountTable extends OfTenant, OfLaboratory {
  id: string;
  number: string;
  status: StockCountState;
  storage: StorageCondition | null;
  type: StockItemType | null;
  started_by: UserId;
  started_by_name: string;
  submitted_by: Nullable<UserId>;
  submitted_by_name: Nullable<string>;
  submitted_at: InstantOrNull;
  decided_by: Nullable<UserId>;
  decided_by_name: Nullable<string>;
  decided_at: InstantOrNull;
  version: Generated<number>;
  created_at: Instant;
  updated_at: Instant;
}

interface StockCountLineTable extends OfTenant {
  count_id: string;
  lot_id: StockLotId;
  /** Recorded stock at counting time. */
  expected: Nullable<number>;
  counted: Nullable<number>;
}

interface SupplierOrderTable extends OfTenant, OfLaboratory {
  id: string;
  number: string;
  supplier: string;
  note: string;
  status: SupplierOrderState;
  ordered_at: InstantOrNull;
  version: Generated<number>;
  created_at: Instant;
  updated_at: Instant;
}

interface SupplierOrderLineTable extends OfTenant {
  order_id: string;
  item_id: StockItemId;
  position: number;
  quantity: number;
  received: Generated<number>;
}

/** A performed test not yet deducted from stock. */
interface TestMadeTable extends OfTenant, OfLaboratory {
  id: string;
  test_parameter_id: TestParameterId;
  type: 'consumption' | 'qc_test';
  reference: string;
  at: Instant;
}

/** A notified stock alert, deleted when resolved. */
interface StockAlertNotificationTable extends OfTenant {
  item_id: StockItemId;
  /** The lot, or the item for an alert on the total stock. */
  about_id: string;
  alert: StockAlert;
  notified_at: Instant;
}

/** Time of the facility's next stock check. */
interface StockWatchTable extends OfTenant {
  next_at: Instant;
}

export interface InventoryTables {
  stock_item: StockItemTable;
  stock_item_test: StockItemTestTable;
  stock_lot: StockLotTable;
  product_lot: ProductLotTable;
  stock_transaction: StockTransactionTable;
  stock_count: StockCountTable;
  stock_count_line: StockCountLineTable;
  supplier_order: SupplierOrderTable;
  supplier_order_line: SupplierOrderLineTable;
  test_made: TestMadeTable;
  stock_alert_notification: StockAlertNotificationTable;
  stock_watch: StockWatchTable;
}

import type { BodyOf } from '@alms/lis-domain/http';
import {
  adjustmentBody,
  consumptionBody,
  disposalBody,
  lotQcBody,
  lotStatusAllows,
  quarantineBody,
  transferBody,
  type adjustLot,
  type consumeStock,
  type disposeOfLot,
  type recordLotQc,
  type LotAction,
  type quarantineLot,
  type StockItem,
  type stockItemBody,
  type StockLot,
  type transferStock,
  type StockItemId,
  type StockLotId,
} from '@alms/lis-domain/inventory';
import type { TestParameterId } from '@alms/lis-domain/catalogue';
import type { LaboratoryId } from '@alms/lis-domain/facility';
import * as v from 'valibot';
import { chosenId } from '../../shared/lis-form/index.ts';

/** Actions on an item or a lot, based on the loaded version. */
export type StockAction =
  | { kind: 'consume'; item: StockItem; body: BodyOf<typeof consumeStock> }
  | { kind: 'open'; lot: StockLot }
  | { kind: 'adjust'; lot: StockLot; body: BodyOf<typeof adjustLot> }
  | { kind: 'dispose'; lot: StockLot; body: BodyOf<typeof disposeOfLot> }
  | { kind: 'move'; lot: StockLot; body: BodyOf<typeof transferStock> }
  | { kind: 'quarantine'; lot: StockLot; body: BodyOf<typeof quarantineLot> }
  | { kind: 'record_qc'; lot: StockLot; body: BodyOf<typeof recordLotQc> };

/** Actions that require input. */
export type RequestedAction =
  | 'consume'
  | 'adjust'
  | 'dispose'
  | 'move'
  | 'quarantine'
  | 'record_qc';

/** Actions on a lot in display order, with their names in the domain rules. */
export const lotActions = {
  open: 'open',
  consume: 'consume',
  record_qc: 'record_qc',
  adjust: 'count',
  move: 'consume',
  quarantine: 'quarantine',
  dispose: 'dispose',
} as const satisfies Record<RequestedAction | 'open', LotAction>;
export type OfferedAction = keyof typeof lotActions;

/**
 * Returns the actions currently available for a lot. A quarantined lot may be consumed for its QC;
 * stock is transferred only in a facility with several sites, whose lots name their site.
 */
export function actionsOf({
  status,
  laboratory,
}: Pick<StockLot, 'status' | 'laboratory'>): OfferedAction[] {
  return (Object.keys(lotActions) as OfferedAction[]).filter(
    (action) =>
      lotStatusAllows(status, action === 'consume' ? 'test' : lotActions[action]) &&
      (action !== 'move' || laboratory !== undefined),
  );
}

/** Parses a typed whole number. */
const typedCount = (min: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('quantityRequired'),
    v.regex(/^\d{1,7}$/, 'quantityWhole'),
    v.transform(Number),
    v.minValue(min, 'quantityWhole'),
    v.maxValue(1_000_000, 'quantityWhole'),
  );
const typedReason = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(3, 'reasonRequired'),
  v.maxLength(200, 'reasonTooLong'),
);

/**
 * Validates consumption. Selecting any lot but the first one in order requires a reason, as on the
 * server.
 */
export const consumeForm = (firstLotId: StockLotId | undefined) =>
  v.pipe(
    v.object({
      quantity: typedCount(1),
      lot_id: v.string(),
      reason: v.pipe(v.string(), v.trim(), v.maxLength(200, 'reasonTooLong')),
      for_controls: v.boolean(),
      reference: v.pipe(v.string(), v.trim(), v.maxLength(120)),
    }),
    v.forward(
      v.partialCheck(
        [['lot_id'], ['reason'], ['for_controls']],
        ({ lot_id, reason, for_controls }) =>
          for_controls || lot_id === '' || lot_id === firstLotId || reason.length >= 3,
        'lot_order_reason',
      ),
      ['reason'],
    ),
    v.transform(({ quantity, lot_id, reason, for_controls, reference }) => ({
      quantity,
      lot_id: lot_id || null,
      reason: reason || null,
      type: for_controls ? ('qc_test' as const) : ('consumption' as const),
      reference,
    })),
    consumptionBody,
  );

export const adjustForm = v.pipe(
  v.object({ counted: typedCount(0), reason: typedReason }),
  adjustmentBody,
);
export const disposeForm = v.pipe(
  v.object({
    quantity: typedCount(1),
    type: v.picklist(['disposal', 'return']),
    reason: typedReason,
  }),
  disposalBody,
);
export const moveForm = v.pipe(
  v.object({
    laboratory_id: chosenId<LaboratoryId>('siteRequired'),
    quantity: typedCount(1),
    location: v.pipe(v.string(), v.trim(), v.maxLength(60)),
  }),
  v.transform((fields): v.InferInput<typeof transferBody> => fields),
  transferBody,
);
export const quarantineForm = v.pipe(v.object({ reason: typedReason }), quarantineBody);
export const recordQcForm = v.pipe(
  v.object({ outcome: v.picklist(['passed', 'failed'], 'outcomeRequired'), note: typedReason }),
  lotQcBody,
);

const typedOptional = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^\d{0,6}$/, 'quantityWhole'),
  v.transform((text) => (text === '' ? null : Number(text))),
);
const typedLine = (max: number) => v.pipe(v.string(), v.trim(), v.maxLength(max));

/** Request body accepted by the server. */
export type StockItemValues = v.InferInput<typeof stockItemBody>;

/** Field values of an item, with numbers as typed. */
export interface ItemFields extends Omit<
  StockItemValues,
  | 'tests_per_unit'
  | 'open_stability_days'
  | 'min_level'
  | 'reorder_level'
  | 'max_level'
  | 'lead_time_days'
  | 'expiry_alert_days'
  | 'type'
  | 'storage'
  | 'test_parameter_ids'
> {
  type: string;
  storage: string;
  test_parameter_ids: string[];
  tests_per_unit: string;
  open_stability_days: string;
  min_level: string;
  reorder_level: string;
  max_level: string;
  lead_time_days: string;
  expiry_alert_days: string;
}

export const itemForm = v.pipe(
  v.object({
    code: v.pipe(v.string(), v.trim(), v.toUpperCase(), v.regex(/^[A-Z0-9_-]{1,30}$/, 'codeShape')),
    name: v.pipe(v.string(), v.trim(), v.nonEmpty('nameRequired'), v.maxLength(120)),
    type: v.picklist(['reagent', 'control', 'calibrator', 'consumable', 'kit', 'rdt', 'other']),
    manufacturer: typedLine(120),
    catalog_number: typedLine(60),
    barcode: typedLine(80),
    unit: v.pipe(v.string(), v.trim(), v.nonEmpty('unitRequired'), v.maxLength(40)),
    tests_per_unit: typedOptional,
    storage: v.picklist(['ambient', 'refrigerated', 'frozen_20', 'frozen_80']),
    min_level: typedCount(0),
    reorder_level: typedCount(0),
    max_level: typedCount(0),
    lead_time_days: typedCount(0),
    expiry_alert_days: typedCount(0),
    open_stability_days: typedOptional,
    supplier: typedLine(120),
    needs_lot_qc: v.boolean(),
    test_parameter_ids: v.array(chosenId<TestParameterId>()),
    active: v.boolean(),
  }),
  v.forward(
    v.partialCheck(
      [['min_level'], ['reorder_level']],
      ({ min_level, reorder_level }) => min_level <= reorder_level,
      'reorderTooLow',
    ),
    ['reorder_level'],
  ),
  v.forward(
    v.partialCheck(
      [['reorder_level'], ['max_level']],
      ({ reorder_level, max_level }) => reorder_level <= max_level,
      'maxTooLow',
    ),
    ['max_level'],
  ),
);

/** An item as loaded and saved. */
export type EditedItem = StockItemValues & Pick<StockItem, 'id' | 'version'>;

/** Initial values of a new item. */
export const newItem: EditedItem = {
  id: '' as StockItemId,
  version: 0,
  code: '',
  name: '',
  type: 'reagent',
  manufacturer: '',
  catalog_number: '',
  barcode: '',
  unit: '',
  tests_per_unit: null,
  storage: 'refrigerated',
  min_level: 1,
  reorder_level: 2,
  max_level: 6,
  lead_time_days: 7,
  expiry_alert_days: 30,
  open_stability_days: null,
  supplier: '',
  needs_lot_qc: false,
  test_parameter_ids: [],
  active: true,
};

export function itemValuesOf({
  id: _id,
  version: _version,
  ...values
}: EditedItem): StockItemValues {
  return values;
}

/** Converts an item to its field values. */
export function itemFieldsOf(item: StockItemValues): ItemFields {
  const typed = (figure: number | null) => (figure === null ? '' : String(figure));
  return {
    ...item,
    tests_per_unit: typed(item.tests_per_unit),
    open_stability_days: typed(item.open_stability_days),
    min_level: typed(item.min_level),
    reorder_level: typed(item.reorder_level),
    max_level: typed(item.max_level),
    lead_time_days: typed(item.lead_time_days),
    expiry_alert_days: typed(item.expiry_alert_days),
  };
}

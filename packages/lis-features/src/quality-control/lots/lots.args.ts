import type { TestParameterId } from '@alms/lis-domain/catalogue';
import {
  aLaboratory,
  anInstrument,
  aPatientSummary,
  aUser,
  fixtureId,
  FIXTURE_NOW,
  idOf,
  minutesAgo,
} from '@alms/lis-domain/fixtures';
import type { ProductLotId, StockLotId } from '@alms/lis-domain/inventory';
import {
  compareLots,
  type Calibration,
  type LoadableLot,
  type LotComparison,
  type LotResult,
  type LotUse,
  type ProductLot,
} from '@alms/lis-domain/quality-control';
import type { SampleId } from '@alms/lis-domain/samples';
import { ready } from '@alms/ui/resource';
import type { LotResults } from './lot-results-dialog.tsx';
import type { LotsPanelProps } from './lots-panel.tsx';

const technician = { id: aUser('technician').id, name: aUser('technician').full_name };
const manager = { id: aUser('lab_manager').id, name: aUser('lab_manager').full_name };
const potassium = { id: idOf<TestParameterId>('test-k'), code: 'K', name: 'Potassium' };
const sodium = { id: idOf<TestParameterId>('test-na'), code: 'NA', name: 'Sodium' };
const record = (id: string, at: string) => ({ id, version: 1, created_at: at, updated_at: at });

const lot = (number: number, name: string, lot_number: string): LotUse['lot'] => ({
  id: idOf<ProductLotId>(`lot-${number}`),
  name,
  lot_number,
  expiry_date: '2026-11-30',
  recalled: false,
});

const use = (number: number, change: Partial<LotUse>): LotUse => ({
  ...record(`use-${number}`, minutesAgo(number * 300)),
  kind: 'reagent',
  lot: lot(number, 'ISE reagent', `R-2041${number}`),
  tests: [potassium, sodium],
  started_at: minutesAgo(number * 300),
  started_by: technician,
  ended_at: null,
  ended_by: null,
  voided: null,
  ...change,
});

/** Lots in use: a reagent and a calibrator. */
export const someUses = [
  use(1, {}),
  use(2, { kind: 'calibrator', lot: lot(2, 'ISE calibrator', 'C-3301') }),
];

/** Also lots used earlier: taken out of use, voided, recalled. */
export const allUses = [
  ...someUses,
  use(3, { ended_at: minutesAgo(300), ended_by: technician }),
  use(4, {
    voided: { at: minutesAgo(290), by: technician, reason: 'Loaded on the other analyser' },
  }),
  use(5, {
    lot: { ...lot(5, 'ISE reagent', 'R-20399'), recalled: true },
    ended_at: minutesAgo(600),
    ended_by: manager,
  }),
];

const calibration = (number: number, change: Partial<Calibration>): Calibration => ({
  ...record(`calibration-${number}`, minutesAgo(number * 200)),
  tests: [potassium, sodium],
  calibrator_lot: someUses[1]!.lot,
  at: minutesAgo(number * 200),
  outcome: 'accepted',
  remark: '',
  interval_days: 7,
  due_at: '2026-05-19T08:00:00Z',
  performed_by: technician,
  voided: null,
  ...change,
});

export const someCalibrations = [
  calibration(1, {}),
  calibration(2, { outcome: 'failed', remark: 'Slope out of range', due_at: null }),
  calibration(3, { calibrator_lot: null, due_at: '2026-05-10T08:00:00Z' }),
  calibration(4, {
    due_at: null,
    voided: { at: minutesAgo(700), by: manager, reason: 'Wrong rack' },
  }),
];

const productLot = (number: number, change: Partial<ProductLot> = {}): ProductLot => ({
  ...record(`lot-${number}`, minutesAgo(number * 300)),
  id: idOf<ProductLotId>(`lot-${number}`),
  name: 'ISE reagent',
  lot_number: `R-2041${number}`,
  expiry_date: '2026-11-30',
  stocked: true,
  in_use_on: [],
  recalled: null,
  ...change,
});

export const someLots = [
  productLot(1, { in_use_on: ['Analyser 2'] }),
  productLot(2, { name: 'ISE calibrator', lot_number: 'C-3301', in_use_on: ['Analyser 2'] }),
  productLot(5, {
    lot_number: 'R-20399',
    recalled: { at: minutesAgo(600), by: manager, reason: 'Notice FSN-12 of the manufacturer' },
  }),
];

const result = (number: number, change: Partial<LotResult> = {}): LotResult => ({
  trace_id: `trace-${number}`,
  id: fixtureId('result', number),
  patient: aPatientSummary({ number }),
  order_number: `ORD-20260512-000${number}`,
  sample_id: idOf<SampleId>(`sample-${number}`),
  accession_number: `260512-000${number}`,
  test: potassium,
  instrument_id: anInstrument().id,
  instrument_name: 'Analyser 2',
  laboratory_id: aLaboratory().id,
  status: 'released',
  value_text: '4.1',
  unit_display: 'mmol/L',
  flag: 'N',
  measured_at: minutesAgo(number * 30),
  released_at: minutesAgo(number * 30 - 12),
  replaced: false,
  ...change,
});

export const someResults: LotResults = {
  items: [
    result(1),
    result(2, {
      value_text: '6.9',
      flag: 'HH',
      status: 'pending',
      released_at: null,
      replaced: true,
    }),
    result(3, { status: 'entered', released_at: null }),
  ],
  total: 3,
  concealed: 0,
};

export const openedLot: NonNullable<LotsPanelProps['opened']> = {
  lot: someLots[0]!,
  results: ready(someResults, FIXTURE_NOW),
  filter: { query: '', reported: '' },
  onFilterChange: () => {},
  hrefOf: ({ accession_number }) => `/app/test-results?q=${accession_number}`,
  onExport: () => {},
  onPrint: () => {},
  onRecall: async () => ({ status: 'done' }),
  onClose: () => {},
};

export const recalledLot: NonNullable<LotsPanelProps['opened']> = {
  ...openedLot,
  lot: someLots[2]!,
  onUndoRecall: async () => ({ status: 'done' }),
};

const loadable: LoadableLot[] = [
  {
    stock_lot_id: idOf<StockLotId>('stock-1'),
    item_name: 'ISE reagent',
    type: 'reagent',
    lot_number: 'R-20420',
    use_by: '2026-12-31',
    on_hand: 3,
    test_parameter_ids: [potassium.id, sodium.id],
  },
  {
    stock_lot_id: idOf<StockLotId>('stock-2'),
    item_name: 'ISE calibrator',
    type: 'calibrator',
    lot_number: 'C-3310',
    use_by: null,
    on_hand: 1,
    test_parameter_ids: [],
  },
];

const figures = (values: readonly [current: string, candidate: string][]) =>
  compareLots(
    values.map(([current, candidate], at) => ({
      specimen: `260512-000${at + 1}`,
      current,
      candidate,
    })),
    { absolute: '0.2', percent: '5' },
  );
const shifted: [string, string][] = [
  ['3.2', '3.3'],
  ['3.9', '3.9'],
  ['4.4', '4.5'],
  ['5.1', '5.6'],
  ['6.8', '7.1'],
];

const comparison = (number: number, change: Partial<LotComparison> = {}): LotComparison => ({
  ...record(`comparison-${number}`, minutesAgo(number * 400)),
  test: { ...potassium, unit_display: 'mmol/L' },
  lot: { id: idOf<ProductLotId>('lot-6'), name: 'ISE reagent', lot_number: 'R-20420' },
  current_lot: { id: idOf<ProductLotId>('lot-1'), name: 'ISE reagent', lot_number: 'R-20411' },
  absolute: '0.2',
  percent: '5',
  ...figures([]),
  created_by: technician,
  decided: null,
  ...change,
});

/** Comparisons that await specimens and a decision, and decided ones. */
export const someComparisons = [
  comparison(1),
  comparison(2, figures(shifted)),
  comparison(3, {
    ...figures([...shifted.slice(0, 3), ['5.1', '5.2'], ['6.8', '7.1']]),
    decided: {
      decision: 'accepted',
      at: minutesAgo(1000),
      by: manager,
      reason: 'No relevant shift',
    },
  }),
];

const done = async () => ({ status: 'done' }) as const;

export const lotsArgs: LotsPanelProps = {
  instruments: ready(
    [anInstrument(), anInstrument({ number: 901, name: 'Immuno 1' })],
    FIXTURE_NOW,
  ),
  instrumentId: anInstrument().id,
  onInstrumentChange: () => {},
  uses: {
    list: ready(someUses, FIXTURE_NOW),
    inUse: true,
    onInUseChange: () => {},
    calibrators: [someUses[1]!],
    loadable,
  },
  calibrations: { list: ready(someCalibrations, FIXTURE_NOW) },
  comparisons: { list: ready(someComparisons, FIXTURE_NOW), reagents: [someUses[0]!] },
  tests: [potassium, sodium],
  lots: {
    list: ready(someLots, FIXTURE_NOW),
    query: '',
    onQueryChange: () => {},
    onOpen: () => {},
  },
  opened: undefined,
  actions: {
    onLoad: done,
    onEnd: done,
    onVoidUse: done,
    onCalibrate: done,
    onVoidCalibration: done,
    onCompare: done,
    onEnterPairs: done,
    onDecide: done,
  },
  onRetry: () => {},
};

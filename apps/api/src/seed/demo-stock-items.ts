import type { StockItemBody } from '@alms/lis-domain/inventory';

type StockEntry = [
  code: string,
  name: string,
  unit: string,
  storage: StockItemBody['storage'],
  weekly: number,
  tests?: readonly string[],
  testsPerUnit?: number,
];

const reagents: readonly StockEntry[] = [
  ['ISE-NA', 'Sodium electrode cartridge', 'cartridge', 'ambient', 2, ['NA'], 200],
  ['ISE-K', 'Potassium electrode cartridge', 'cartridge', 'ambient', 2, ['K'], 200],
  ['ISE-CL', 'Chloride electrode cartridge', 'cartridge', 'ambient', 1, ['CL'], 200],
  ['GLU-R', 'Glucose reagent, hexokinase', 'kit', 'refrigerated', 3, ['GLU'], 250],
  ['CREA-R', 'Creatinine reagent, enzymatic', 'kit', 'refrigerated', 3, ['CREA'], 250],
  ['UREA-R', 'Urea reagent', 'kit', 'refrigerated', 2, ['BUN'], 250],
  ['ALT-R', 'ALT reagent', 'kit', 'refrigerated', 2, ['ALT'], 250],
  ['AST-R', 'AST reagent', 'kit', 'refrigerated', 2, ['AST'], 250],
  ['ALP-R', 'Alkaline phosphatase reagent', 'kit', 'refrigerated', 1, ['ALP'], 250],
  ['BIL-R', 'Total bilirubin reagent', 'kit', 'refrigerated', 1, ['TBIL'], 250],
  ['ALB-R', 'Albumin reagent, bromocresol green', 'kit', 'refrigerated', 1, ['ALB'], 300],
  ['CHOL-R', 'Cholesterol reagent', 'kit', 'refrigerated', 2, ['CHOL'], 250],
  ['TRIG-R', 'Triglyceride reagent', 'kit', 'refrigerated', 2, ['TRIG'], 250],
  ['HDL-R', 'HDL cholesterol reagent, direct', 'kit', 'refrigerated', 2, ['HDL'], 200],
  ['CRP-R', 'C-reactive protein reagent', 'kit', 'refrigerated', 2, ['CRP'], 100],
  ['TSH-R', 'TSH reagent pack', 'pack', 'refrigerated', 2, ['TSH'], 100],
  ['FT4-R', 'Free thyroxine reagent pack', 'pack', 'refrigerated', 1, ['FT4'], 100],
  ['A1C-R', 'HbA1c reagent cartridge', 'cartridge', 'refrigerated', 2, ['HBA1C'], 100],
  ['PT-R', 'Prothrombin time reagent', 'vial', 'refrigerated', 4, ['PT'], 40],
  [
    'APTT-R',
    'Activated partial thromboplastin time reagent',
    'vial',
    'refrigerated',
    3,
    ['APTT'],
    40,
  ],
  ['CBC-DIL', 'Blood count diluent', '20 L container', 'ambient', 2],
  ['CBC-LYS', 'Blood count lysing reagent', 'bottle', 'ambient', 3],
];
const controls: readonly StockEntry[] = [
  ['CHEM-C1', 'Chemistry control, level 1', 'vial', 'frozen_20', 7],
  ['CHEM-C2', 'Chemistry control, level 2', 'vial', 'frozen_20', 7],
  ['HEM-C1', 'Blood count control, low', 'vial', 'refrigerated', 2],
  ['HEM-C2', 'Blood count control, normal', 'vial', 'refrigerated', 2],
  ['HEM-C3', 'Blood count control, high', 'vial', 'refrigerated', 2],
  ['COAG-C1', 'Coagulation control, normal', 'vial', 'refrigerated', 3],
  ['IMM-C1', 'Immunoassay control, level 1', 'vial', 'frozen_20', 3],
];
const calibrators: readonly StockEntry[] = [
  ['CHEM-CAL', 'Chemistry calibrator', 'vial', 'refrigerated', 1],
  ['A1C-CAL', 'HbA1c calibrator', 'vial', 'refrigerated', 1],
];
const rapidTests: readonly StockEntry[] = [
  ['MAL-RDT', 'Malaria rapid test', 'box of 25', 'ambient', 1],
  ['HCG-RDT', 'Pregnancy rapid test', 'box of 25', 'ambient', 1],
  ['FOB-RDT', 'Faecal occult blood rapid test', 'box of 20', 'ambient', 1],
];
const consumables: readonly StockEntry[] = [
  ['TUBE-SST', 'Serum tubes with gel, 5 mL', 'box of 100', 'ambient', 5],
  ['TUBE-EDTA', 'EDTA tubes, 3 mL', 'box of 100', 'ambient', 5],
  ['TUBE-CIT', 'Citrate tubes, 2.7 mL', 'box of 100', 'ambient', 2],
  ['NEEDLE-21', 'Needles, 21 G', 'box of 100', 'ambient', 6],
  ['GLOVE-M', 'Examination gloves, medium', 'box of 100', 'ambient', 12],
  ['TIP-200', 'Pipette tips, 200 µL', 'rack of 96', 'ambient', 9],
];

const bodyOf =
  (type: StockItemBody['type']) =>
  ([code, name, unit, storage, weekly, , testsPerUnit]: StockEntry): StockItemBody => ({
    code,
    name,
    type,
    unit,
    storage,
    manufacturer: type === 'consumable' ? 'Quay Plastics' : 'Alden Reagents',
    catalog_number: `AR-${code}`,
    barcode: '',
    tests_per_unit: testsPerUnit ?? null,
    min_level: weekly,
    reorder_level: weekly * 2,
    max_level: weekly * 8,
    lead_time_days: 7,
    expiry_alert_days: 30,
    open_stability_days: type === 'consumable' ? null : 28,
    supplier: type === 'consumable' ? 'Quay Trading' : 'Harbour Supplies',
    needs_lot_qc: type === 'reagent' && testsPerUnit !== undefined,
    test_parameter_ids: [],
    active: true,
  });

/**
 * Stock of a general laboratory: items with weekly consumption and the codes of tests that use
 * them.
 */
export const demoStock: readonly {
  body: StockItemBody;
  weekly: number;
  tests: readonly string[];
}[] = (
  [
    ['reagent', reagents],
    ['control', controls],
    ['calibrator', calibrators],
    ['rdt', rapidTests],
    ['consumable', consumables],
  ] as const
).flatMap(([type, entries]) =>
  entries.map((each) => ({ body: bodyOf(type)(each), weekly: each[4], tests: each[5] ?? [] })),
);

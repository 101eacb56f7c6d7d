/** Unit in which a measurand is reported, with the LOINC code whose property it has. */
export interface ReportingUnit {
  /** UCUM code. */
  unit: string;
  display: string;
  decimals: number;
  /** Null where this project does not know the code for the property of the unit. */
  loinc: readonly [code: string, display: string] | null;
}

/** What is needed to convert the units of a measurand, by its LOINC codes. */
export interface Measurand {
  /** Codes of the measurand in any unit; the method may differ. */
  loinc: readonly string[];
  /** Molecular formula of the measured substance. */
  formula?: string;
  /** Molar mass in g/mol where there is no formula, such as for a protein. */
  molarMass?: string;
  /** Charge number of an ion, for `meq`. */
  charge?: number;
  /** Molecular formula of the substance in the denominator of a ratio. */
  perFormula?: string;
  /** Both units of a laboratory of the conventional and of the SI system. */
  units?: { conventional: ReportingUnit; si: ReportingUnit };
}

const unit = (
  code: string,
  decimals: number,
  loinc: ReportingUnit['loinc'] = null,
  display = code,
): ReportingUnit => ({ unit: code, decimals, loinc, display });

const SERUM = 'in Serum or Plasma';
const MASS = `[Mass/volume] ${SERUM}`;
const MOLES = `[Moles/volume] ${SERUM}`;
const ESTIMATED = 'in Blood Estimated from glycated hemoglobin';

/** A substance in serum or plasma that is reported by mass or by amount of substance. */
function inSerum(
  formula: string,
  name: string,
  [massCode, mass, massDecimals]: readonly [string, string, number],
  [molesCode, moles, molesDecimals]: readonly [string | null, string, number],
  { more = [], siName = name, charge }: { more?: string[]; siName?: string; charge?: number } = {},
): Measurand {
  const shown = (code: string) => code.replace(/^u/, 'µ');
  return {
    loinc: [massCode, ...(molesCode === null || siName !== name ? [] : [molesCode]), ...more],
    formula,
    ...(charge !== undefined && { charge }),
    units: {
      conventional: unit(mass, massDecimals, [massCode, `${name} ${MASS}`], shown(mass)),
      si: unit(
        moles,
        molesDecimals,
        molesCode === null ? null : [molesCode, `${siName} ${MOLES}`],
        shown(moles),
      ),
    },
  };
}

/** A measurand whose LOINC code is the same in both units. */
const sameCode = (
  code: string,
  display: string,
  conventional: readonly [string, number, string?],
  si: readonly [string, number, string?],
  rest: Partial<Measurand> = {},
): Measurand => ({
  loinc: [code],
  ...rest,
  units: {
    conventional: unit(conventional[0], conventional[1], [code, display], conventional[2]),
    si: unit(si[0], si[1], [code, display], si[2]),
  },
});

/**
 * Molar mass of the hemoglobin monomer in g/mol (ICSH and IFCC; Zander et al., Anaesthesist
 * 1999;48:191).
 */
const HEMOGLOBIN = '16114.5';
const thousands = ['10*3/uL', '10³/µL'] as const;
const billions = ['10*9/L', '10⁹/L'] as const;

const cells = (code: string, display: string, decimals: number) =>
  sameCode(
    code,
    display,
    [thousands[0], decimals, thousands[1]],
    [billions[0], decimals, billions[1]],
  );
const perLiter = (code: string, display: string, decimals: number, siDecimals: number) =>
  sameCode(code, display, ['mg/dL', decimals], ['g/L', siDecimals]);
const pressure = (code: string, display: string) =>
  sameCode(code, display, ['mm[Hg]', 0, 'mmHg'], ['kPa', 1]);
const ion = (code: string, formula: string, charge: number): Measurand => ({
  loinc: [code],
  formula,
  charge,
});

/**
 * Measurands with more than one unit in use. Molar masses follow from the formula; the one of
 * triglycerides is that of triolein, and urea nitrogen is counted as N2, one per molecule of urea
 * (both as in Young, Ann Intern Med 1987;106:114). LOINC codes are not compared with the LOINC
 * table; see NOTICE.md.
 */
export const measurands: readonly Measurand[] = [
  inSerum('C6H12O6', 'Glucose', ['2345-7', 'mg/dL', 0], ['14749-6', 'mmol/L', 1], {
    more: ['1558-6', '14771-0', '2339-0', '15074-8'],
  }),
  {
    loinc: ['27353-2', '53553-4'],
    formula: 'C6H12O6',
    units: {
      conventional: unit('mg/dL', 0, ['27353-2', `Glucose mean value [Mass/volume] ${ESTIMATED}`]),
      si: unit('mmol/L', 1, ['53553-4', `Glucose mean value [Moles/volume] ${ESTIMATED}`]),
    },
  },
  {
    loinc: ['2342-4', '14744-7'],
    formula: 'C6H12O6',
    units: {
      conventional: unit('mg/dL', 0, ['2342-4', 'Glucose [Mass/volume] in Cerebral spinal fluid']),
      si: unit('mmol/L', 1, ['14744-7', 'Glucose [Moles/volume] in Cerebral spinal fluid']),
    },
  },
  inSerum('C4H7N3O', 'Creatinine', ['2160-0', 'mg/dL', 2], ['14682-9', 'umol/L', 0]),
  inSerum('N2', 'Urea nitrogen', ['3094-0', 'mg/dL', 0], ['22664-7', 'mmol/L', 1], {
    siName: 'Urea',
    more: ['14937-7'],
  }),
  inSerum('CH4N2O', 'Urea', ['3091-6', 'mg/dL', 0], ['22664-7', 'mmol/L', 1]),
  inSerum('C33H36N4O6', 'Bilirubin.total', ['1975-2', 'mg/dL', 1], ['14631-6', 'umol/L', 0]),
  inSerum('C33H36N4O6', 'Bilirubin.direct', ['1968-7', 'mg/dL', 1], ['14629-0', 'umol/L', 0]),
  inSerum('C27H46O', 'Cholesterol', ['2093-3', 'mg/dL', 0], ['14647-2', 'mmol/L', 2]),
  inSerum('C27H46O', 'Cholesterol in HDL', ['2085-9', 'mg/dL', 0], ['14646-4', 'mmol/L', 2]),
  {
    loinc: ['13457-7', '39469-2'],
    formula: 'C27H46O',
    units: {
      conventional: unit('mg/dL', 0, ['13457-7', `Cholesterol in LDL ${MASS} by calculation`]),
      si: unit('mmol/L', 2, ['39469-2', `Cholesterol in LDL ${MOLES} by calculation`]),
    },
  },
  {
    loinc: ['18262-6', '69419-0'],
    formula: 'C27H46O',
    units: {
      conventional: unit('mg/dL', 0, ['18262-6', `Cholesterol in LDL ${MASS} by Direct assay`]),
      si: unit('mmol/L', 2, ['69419-0', `Cholesterol in LDL ${MOLES} by Direct assay`]),
    },
  },
  inSerum('C27H46O', 'Cholesterol non HDL', ['43396-1', 'mg/dL', 0], ['70204-3', 'mmol/L', 2]),
  inSerum('C57H104O6', 'Triglyceride', ['2571-8', 'mg/dL', 0], ['14927-8', 'mmol/L', 2]),
  inSerum('Ca', 'Calcium', ['17861-6', 'mg/dL', 1], ['2000-8', 'mmol/L', 2], { charge: 2 }),
  inSerum('P', 'Phosphate', ['2777-1', 'mg/dL', 1], ['14879-1', 'mmol/L', 2]),
  inSerum('Mg', 'Magnesium', ['19123-9', 'mg/dL', 1], ['2601-3', 'mmol/L', 2], { charge: 2 }),
  inSerum('C5H4N4O3', 'Urate', ['3084-1', 'mg/dL', 1], ['14933-6', 'umol/L', 0]),
  inSerum('Fe', 'Iron', ['2498-4', 'ug/dL', 0], ['14798-3', 'umol/L', 1]),
  inSerum('Fe', 'Iron binding capacity', ['2500-7', 'ug/dL', 0], ['14800-7', 'umol/L', 1]),
  inSerum(
    'C63H88CoN14O14P',
    'Cobalamin (Vitamin B12)',
    ['2132-9', 'pg/mL', 0],
    ['14685-2', 'pmol/L', 0],
  ),
  inSerum('C19H19N7O6', 'Folate', ['2284-8', 'ng/mL', 1], ['14732-2', 'nmol/L', 1]),
  inSerum('C27H44O2', '25-hydroxyvitamin D', ['62292-8', 'ng/mL', 1], [null, 'nmol/L', 0], {
    more: ['1989-3'],
  }),
  inSerum('C15H11I4NO4', 'Thyroxine (T4) free', ['3024-7', 'ng/dL', 2], ['14920-3', 'pmol/L', 1]),
  inSerum('C15H11I4NO4', 'Thyroxine (T4)', ['3026-2', 'ug/dL', 1], ['14921-1', 'nmol/L', 0]),
  inSerum(
    'C15H12I3NO4',
    'Triiodothyronine (T3) Free',
    ['3051-0', 'pg/mL', 1],
    ['14928-6', 'pmol/L', 1],
  ),
  inSerum('C15H12I3NO4', 'Triiodothyronine (T3)', ['3053-6', 'ng/dL', 0], ['14930-2', 'nmol/L', 1]),
  {
    loinc: ['9813-7', '2143-6', '14675-3'],
    formula: 'C21H30O5',
    // The code of a morning specimen by amount of substance is not known here.
    units: {
      conventional: unit('ug/dL', 1, ['9813-7', `Cortisol ${MASS} --morning specimen`], 'µg/dL'),
      si: unit('nmol/L', 0),
    },
  },
  { loinc: ['2524-7', '14118-4', '59032-3'], formula: 'C3H6O3' },
  { loinc: ['16362-6', '1842-4'], formula: 'NH3' },
  ion('2951-2', 'Na', 1),
  ion('2823-3', 'K', 1),
  ion('2075-0', 'Cl', 1),
  // Bicarbonate.
  ion('2028-9', 'CHO3', 1),
  ion('1960-4', 'CHO3', 1),
  {
    loinc: ['4548-4', '59261-8', '17856-6'],
    units: {
      conventional: unit('%', 1, ['4548-4', 'Hemoglobin A1c/Hemoglobin.total in Blood']),
      si: unit('mmol/mol', 0, [
        '59261-8',
        'Hemoglobin A1c/Hemoglobin.total in Blood by IFCC protocol',
      ]),
    },
  },
  sameCode('718-7', 'Hemoglobin [Mass/volume] in Blood', ['g/dL', 1], ['g/L', 0], {
    molarMass: HEMOGLOBIN,
  }),
  sameCode(
    '786-4',
    'MCHC [Entitic Mass/volume] in Red Blood Cells by Automated count',
    ['g/dL', 1],
    ['g/L', 0],
    { molarMass: HEMOGLOBIN },
  ),
  { loinc: ['785-6'], molarMass: HEMOGLOBIN },
  sameCode(
    '4544-3',
    'Hematocrit [Volume Fraction] of Blood by Automated count',
    ['%', 1],
    ['L/L', 3],
  ),
  cells('6690-2', 'Leukocytes [#/volume] in Blood by Automated count', 1),
  cells('777-3', 'Platelets [#/volume] in Blood by Automated count', 0),
  cells('751-8', 'Neutrophils [#/volume] in Blood by Automated count', 2),
  cells('731-0', 'Lymphocytes [#/volume] in Blood by Automated count', 2),
  cells('742-7', 'Monocytes [#/volume] in Blood by Automated count', 2),
  cells('711-2', 'Eosinophils [#/volume] in Blood by Automated count', 2),
  cells('704-7', 'Basophils [#/volume] in Blood by Automated count', 2),
  sameCode(
    '789-8',
    'Erythrocytes [#/volume] in Blood by Automated count',
    ['10*6/uL', 2, '10⁶/µL'],
    ['10*12/L', 2, '10¹²/L'],
  ),
  sameCode('2885-2', `Protein ${MASS}`, ['g/dL', 1], ['g/L', 0]),
  sameCode('1751-7', `Albumin ${MASS}`, ['g/dL', 1], ['g/L', 0]),
  perLiter('2465-3', `IgG ${MASS}`, 0, 2),
  perLiter('2458-8', `IgA ${MASS}`, 0, 2),
  perLiter('2472-9', `IgM ${MASS}`, 0, 2),
  perLiter('3255-7', 'Fibrinogen [Mass/volume] in Platelet poor plasma by Coagulation assay', 0, 2),
  perLiter('2880-3', 'Protein [Mass/volume] in Cerebral spinal fluid', 0, 2),
  sameCode('2276-4', `Ferritin ${MASS}`, ['ng/mL', 0], ['ug/L', 0, 'µg/L']),
  {
    loinc: ['9318-7', '14585-4', '32294-1'],
    perFormula: 'C4H7N3O',
    units: {
      conventional: unit('mg/g', 0, ['9318-7', 'Albumin/Creatinine [Mass Ratio] in Urine']),
      si: unit('mg/mmol', 1),
    },
  },
  pressure('2019-8', 'Carbon dioxide [Partial pressure] in Arterial blood'),
  pressure('2703-7', 'Oxygen [Partial pressure] in Arterial blood'),
];

/** Returns the measurand of a LOINC code; undefined for any other code. */
export function measurandOf(loinc: string | null): Measurand | undefined {
  return loinc === null ? undefined : measurands.find((each) => each.loinc.includes(loinc));
}

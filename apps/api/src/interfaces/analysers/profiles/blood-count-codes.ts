/** LOINC codes of a blood count with automated differential (panels 58410-2 and 57021-8). */
const bloodCount = {
  WBC: ['Leukocytes', '6690-2'],
  RBC: ['Erythrocytes', '789-8'],
  HGB: ['Haemoglobin', '718-7'],
  HCT: ['Haematocrit', '4544-3'],
  MCV: ['Erythrocyte mean corpuscular volume', '787-2'],
  MCH: ['Erythrocyte mean corpuscular haemoglobin', '785-6'],
  MCHC: ['Erythrocyte mean corpuscular haemoglobin concentration', '786-4'],
  PLT: ['Platelets', '777-3'],
  'RDW-CV': ['Erythrocyte distribution width, CV', '788-0'],
  'RDW-SD': ['Erythrocyte distribution width, SD', '21000-5'],
  MPV: ['Platelet mean volume', '32623-1'],
  PDW: ['Platelet distribution width', '32207-3'],
  'NEUT#': ['Neutrophils', '751-8'],
  'NEUT%': ['Neutrophils per 100 leukocytes', '770-8'],
  'LYMPH#': ['Lymphocytes', '731-0'],
  'LYMPH%': ['Lymphocytes per 100 leukocytes', '736-9'],
  'MONO#': ['Monocytes', '742-7'],
  'MONO%': ['Monocytes per 100 leukocytes', '5905-5'],
  'EO#': ['Eosinophils', '711-2'],
  'EO%': ['Eosinophils per 100 leukocytes', '713-8'],
  'BASO#': ['Basophils', '704-7'],
  'BASO%': ['Basophils per 100 leukocytes', '706-2'],
  'IG#': ['Immature granulocytes', '53115-2'],
  'IG%': ['Immature granulocytes per 100 leukocytes', '71695-1'],
} as const;

type Parameter = keyof typeof bloodCount;

/** Proposals for an analyser's own codes, by the parameter that each one means. */
export const bloodCountCodes = (codes: Readonly<Record<string, Parameter>>) =>
  Object.entries(codes).map(([code, parameter]) => {
    const [name, loinc] = bloodCount[parameter];
    return { code, name, loinc };
  });

/** Materials as labels and reports name them (HL7 v2-0487). */
const materials: Record<string, string> = {
  BLD: 'Whole blood', SER: 'Serum', PLAS: 'Plasma', UR: 'Urine', STL: 'Stool', SPT: 'Sputum', CSF: 'Cerebrospinal fluid', SWAB: 'Swab',
};

/** Containers by the color of their top, which is how people reach for them. */
const containers: Record<string, string> = {
  edta: 'lavender top', sst: 'gold top', heparin: 'green top', citrate: 'light blue top', fluoride: 'gray top', plain: 'red top', sterile: 'sterile cup',
};

/** A material in words; a code without words stays as it is. */
export function materialWord(type: string): string {
  return materials[type] ?? type;
}

/** `Serum, gold top`. */
export function specimenWords(type: string, container: string): string {
  return `${materialWord(type)}, ${containers[container] ?? container}`;
}

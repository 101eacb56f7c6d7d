import type { PrintedWords } from './printed-vocabulary.ts';

/** French counts nought as one. */
const counted = (one: string, other: string) => (count: number) => `${count} ${count < 2 ? one : other}`;

export const french: PrintedWords = {
  materials: { BLD: 'Sang total', SER: 'Sérum', PLAS: 'Plasma', UR: 'Urines', STL: 'Selles', SPT: 'Expectoration', CSF: 'Liquide céphalorachidien', SWAB: 'Écouvillon' },
  containers: {
    edta: 'bouchon violet', sst: 'bouchon jaune or', heparin: 'bouchon vert', citrate: 'bouchon bleu clair', fluoride: 'bouchon gris', plain: 'bouchon rouge', sterile: 'flacon stérile',
  },
  containersOnLabels: { edta: 'violet', sst: 'jaune or', heparin: 'vert', citrate: 'bleu clair', fluoride: 'gris', plain: 'rouge', sterile: 'stérile' },
  rejections: {
    EX: 'délai dépassé', QS: 'quantité insuffisante', RB: 'récipient cassé', RC: 'échantillon coagulé', RE: 'nom du patient absent', RH: 'échantillon hémolysé',
    RI: 'problème d’identification', RM: 'problème d’étiquetage', RN: 'échantillon contaminé', RR: 'conservation ou transport non conformes', RS: 'nom du patient mal orthographié',
  },
  departments: {
    hematology: 'Hématologie', coagulation: 'Hémostase', chemistry: 'Biochimie', immunology: 'Immunologie', serology: 'Sérologie', microbiology: 'Microbiologie', parasitology: 'Parasitologie',
    virology: 'Virologie', urinalysis: 'Examen des urines', molecular: 'Biologie moléculaire', toxicology: 'Toxicologie', blood_bank: 'Immuno-hématologie', other: 'Autres examens',
  },
  flags: { LL: 'LL Critique bas', L: 'L Bas', N: '', H: 'H Élevé', HH: 'HH Critique élevé', A: 'A Anormal', AA: 'AA Critique', POS: 'Positif', NEG: 'Négatif', IND: 'Indéterminé' },
  flagNotes: {
    comparator_undecidable: 'Sans indicateur : la valeur peut se trouver dans l’intervalle ou en dehors.', not_numeric: 'Sans indicateur : résultat non numérique, à interpréter.',
  },
  conditions: {
    pregnant: 'grossesse', trimester_1: 'premier trimestre de grossesse', trimester_2: 'deuxième trimestre de grossesse', trimester_3: 'troisième trimestre de grossesse', postpartum: 'post-partum', follicular: 'phase folliculaire',
    ovulatory: 'phase ovulatoire', luteal: 'phase lutéale', postmenopausal: 'après la ménopause', fasting: 'à jeun', dialysis: 'sous dialyse',
  },
  fasting: { fasting: 'à jeun', not_fasting: 'non à jeun' },
  sexes: { male: 'Sexe masculin', female: 'Sexe féminin', other: 'Sexe : autre', unknown: 'Sexe inconnu' },
  sexLetters: { male: 'M', female: 'F', other: 'I', unknown: 'I' },
  ages: { h: counted('heure', 'heures'), d: counted('jour', 'jours'), wk: counted('semaine', 'semaines'), mo: counted('mois', 'mois'), a: counted('an', 'ans') },
  stat: 'IMMÉDIAT',
  comma: ', ',
  semicolon: ' ; ',
  report: (order) => `Compte rendu ${order}`,
  final: 'Compte rendu définitif',
  partial: 'Compte rendu partiel',
  corrected: 'Compte rendu rectifié',
  correction: {
    amended: (test, value, time) => `${test} : résultat diffusé auparavant ${value} ; rectifié le ${time}.`,
    entered_in_error: (test, value, time) => `${test} : résultat diffusé auparavant ${value} ; saisi par erreur et retiré le ${time}. Ne pas l’utiliser.`,
  },
  mrn: 'N° de patient',
  born: 'date de naissance',
  order: (number) => `Demande ${number}`,
  requestedBy: 'Prescripteur',
  reported: 'Diffusé le',
  ageAtCollection: 'Âge au prélèvement',
  reportedAs: 'Rendu auparavant pour',
  clinicalDetails: 'Renseignements cliniques',
  specimen: (accession) => `Échantillon ${accession}`,
  collected: (time) => `prélevé le ${time}`,
  received: (time) => `reçu le ${time}`,
  notUsable: (why) => `non exploitable : ${why}`,
  columns: ['Examen', 'Résultat', 'Unité', 'Indicateur', 'Intervalle de référence'],
  notCalculated: 'Non calculé',
  noInterval: 'Aucun intervalle pour ce patient',
  pending: 'Résultats à venir',
  verifiedBy: (name, time) => `Validé par ${name}, le ${time}`,
  director: (name) => `Directeur du laboratoire : ${name}`,
  registration: (number) => `Numéro d’enregistrement : ${number}`,
  accreditation: (text) => `Accréditation : ${text}`,
  releasedBy: (name, time) => `Diffusé par ${name}, le ${time}`,
  verifiedByRule: (time) => `Validé automatiquement selon les règles du laboratoire, le ${time}`,
  withheld: 'Les résultats confidentiels ne figurent pas sur cet exemplaire.',
  legend: 'L bas, H élevé, LL critique bas, HH critique élevé, A anormal. Les intervalles de référence sont ceux de l’âge et du sexe du patient au moment du prélèvement.',
  printed: (time) => `imprimé le ${time}`,
  page: 'Page {page} sur {pages}',
};

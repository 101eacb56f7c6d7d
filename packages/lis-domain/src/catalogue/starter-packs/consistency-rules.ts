import { languages, type LanguageTag } from '../../language/languages.ts';
import type { ConsistencyRuleDefinition } from '../consistency/consistency-rule.schema.ts';
import { siFormulas } from './si-formulas.ts';
import type { UnitSystem } from './unit-system.ts';
import enMessages from './words/rule-messages/en.json' with { type: 'json' };
import frMessages from './words/rule-messages/fr.json' with { type: 'json' };
import esMessages from './words/rule-messages/es.json' with { type: 'json' };
import ptMessages from './words/rule-messages/pt.json' with { type: 'json' };
import arMessages from './words/rule-messages/ar.json' with { type: 'json' };
import enNames from './words/rule-names/en.json' with { type: 'json' };
import frNames from './words/rule-names/fr.json' with { type: 'json' };
import esNames from './words/rule-names/es.json' with { type: 'json' };
import ptNames from './words/rule-names/pt.json' with { type: 'json' };
import arNames from './words/rule-names/ar.json' with { type: 'json' };

type RuleCode = keyof typeof enNames;

const words: Readonly<
  Record<LanguageTag, { names: Record<RuleCode, string>; messages: Record<RuleCode, string> }>
> = {
  en: { names: enNames, messages: enMessages },
  fr: { names: frNames, messages: frMessages },
  es: { names: esNames, messages: esMessages },
  pt: { names: ptNames, messages: ptMessages },
  ar: { names: arNames, messages: arMessages },
};

type Input = ConsistencyRuleDefinition['inputs'][number];
type Proposal = Pick<ConsistencyRuleDefinition, 'inputs' | 'condition' | 'action' | 'source'>;

/** Units of the tests in the packs. */
const inUnit =
  (unit: string | null) =>
  (alias: string): Input => ({ alias, code: alias.toUpperCase(), unit });
const [gramsPerDeciliter, percent, milligrams, millimoles] = [
  inUnit('g/dL'),
  inUnit('%'),
  inUnit('mg/dL'),
  inUnit('mmol/L'),
];
const tsh = inUnit('m[IU]/L')('tsh');

/** The formula of the eGFR in the packs, with the reported creatinine. */
const CKD_EPI =
  'sex == "female" ? 142 * min(crea / 0.7, 1) ^ -0.241 * max(crea / 0.7, 1) ^ -1.2 * 0.9938 ^ age * 1.012 : 142 * min(crea / 0.9, 1) ^ -0.302 * max(crea / 0.9, 1) ^ -1.2 * 0.9938 ^ age';

const PROFESSIONAL = 'Professional knowledge; limits proposed, confirm for the laboratory';

/**
 * Consistency rules that this project proposes. They are inactive: a laboratory tries them on its
 * past results, changes their limits and activates them (CLSI AUTO10: rules are tested first).
 *
 * - Rule of three: three times the hemoglobin in g/dL is about the hematocrit in %, for normocytic
 *   and normochromic erythrocytes only. It fails in microcytic and hypochromic anemia without an
 *   error of measurement (professional knowledge).
 * - MCHC is by definition hemoglobin over hematocrit; the tolerance covers rounding and the
 *   analyser’s own calculation (professional knowledge).
 * - A part is not more than the whole: albumin of total protein, direct of total bilirubin.
 * - Anion gap: below 0 an error of one electrolyte is likely; above 30 it is, or a severe metabolic
 *   acidosis (Emmett and Narins, Medicine 1977;56:38 for the calculation; limits: professional
 *   knowledge).
 * - Thyrotropin against free thyroxine and triiodothyronine: both decreased or both increased is
 *   unusual: interference, central disease, medication or severe illness (professional knowledge).
 *   Limits of the hormones are those of the intervals in the packs.
 * - eGFR: calculated again from the reported creatinine, by the formula in the packs (Inker et al.,
 *   N Engl J Med 2021;385:1737). The reported creatinine differs from the measured one by up to
 *   0.005 mg/dL, and the reported eGFR by up to 0.5: at most 2 mL/min/1.73 m² together.
 * - Differential: the shares of all classes are 100 %; five rounded shares differ by up to 0.25.
 *   Laboratories that report further classes add them.
 */
const proposals: Readonly<Record<RuleCode, Proposal>> = {
  'HCT-HGB': {
    inputs: [gramsPerDeciliter('hgb'), percent('hct')],
    condition: 'abs(hct - 3 * hgb) <= 2',
    action: 'hold',
    source: PROFESSIONAL,
  },
  MCHC: {
    inputs: [gramsPerDeciliter('mchc'), gramsPerDeciliter('hgb'), percent('hct')],
    condition: 'abs(mchc - 100 * hgb / hct) <= 1',
    action: 'warn',
    source: PROFESSIONAL,
  },
  'ALB-TP': {
    inputs: [gramsPerDeciliter('alb'), gramsPerDeciliter('tp')],
    condition: 'alb <= tp',
    action: 'hold',
    source: 'Albumin is a part of total protein',
  },
  'DBIL-TBIL': {
    inputs: [milligrams('dbil'), milligrams('tbil')],
    condition: 'dbil <= tbil',
    action: 'hold',
    source: 'Direct bilirubin is a part of total bilirubin',
  },
  'ANION-GAP': {
    inputs: [millimoles('na'), millimoles('cl'), millimoles('co2')],
    condition: 'na - cl - co2 >= 0 and na - cl - co2 <= 30',
    action: 'warn',
    source: PROFESSIONAL,
  },
  'TSH-FT4': {
    inputs: [tsh, inUnit('ng/dL')('ft4')],
    condition: '(tsh >= 0.1 or ft4 >= 0.8) and (tsh <= 10 or ft4 <= 1.8)',
    action: 'warn',
    source: PROFESSIONAL,
  },
  'TSH-FT3': {
    inputs: [tsh, inUnit('pg/mL')('ft3')],
    condition: '(tsh >= 0.1 or ft3 >= 2.3) and (tsh <= 10 or ft3 <= 4.2)',
    action: 'warn',
    source: PROFESSIONAL,
  },
  'EGFR-CREA': {
    inputs: [inUnit('mL/min/{1.73_m2}')('egfr'), milligrams('crea')],
    condition: `abs(egfr - (${CKD_EPI})) <= 2`,
    action: 'hold',
    source: 'CKD-EPI 2021 (Inker 2021); tolerance for rounding',
  },
  'DIFF-SUM': {
    inputs: ['neutp', 'lymphp', 'monop', 'eosp', 'basop'].map(percent),
    condition: 'abs(neutp + lymphp + monop + eosp + basop - 100) <= 1',
    action: 'hold',
    source: 'Sum of the shares; tolerance proposed for rounding',
  },
};

const [gramsPerLiter, share, micromoles] = [inUnit('g/L'), inUnit('L/L'), inUnit('umol/L')];

/**
 * The same rules for tests in SI units. Limits of the hormones are those of the converted
 * intervals; 0.005 mg/dL of creatinine is 0.44 µmol/L, less than its rounding to whole µmol/L.
 */
const inSi: Partial<Record<RuleCode, Pick<Proposal, 'inputs' | 'condition'>>> = {
  'HCT-HGB': {
    inputs: [gramsPerLiter('hgb'), share('hct')],
    condition: 'abs(100 * hct - 0.3 * hgb) <= 2',
  },
  MCHC: {
    inputs: [gramsPerLiter('mchc'), gramsPerLiter('hgb'), share('hct')],
    condition: 'abs(mchc - hgb / hct) <= 10',
  },
  'ALB-TP': { inputs: [gramsPerLiter('alb'), gramsPerLiter('tp')], condition: 'alb <= tp' },
  'DBIL-TBIL': { inputs: [micromoles('dbil'), micromoles('tbil')], condition: 'dbil <= tbil' },
  'TSH-FT4': {
    inputs: [tsh, inUnit('pmol/L')('ft4')],
    condition: '(tsh >= 0.1 or ft4 >= 10.3) and (tsh <= 10 or ft4 <= 23.2)',
  },
  'TSH-FT3': {
    inputs: [tsh, inUnit('pmol/L')('ft3')],
    condition: '(tsh >= 0.1 or ft3 >= 3.5) and (tsh <= 10 or ft3 <= 6.5)',
  },
  'EGFR-CREA': {
    inputs: [inUnit('mL/min/{1.73_m2}')('egfr'), micromoles('crea')],
    condition: `abs(egfr - (${siFormulas['EGFR']?.expression})) <= 2`,
  },
};

const codes = Object.keys(proposals) as RuleCode[];

/** Returns the proposed rules in a language for the units of a system, all inactive. */
export function proposedRules(
  language: LanguageTag,
  system: UnitSystem = 'conventional',
): ConsistencyRuleDefinition[] {
  const { names, messages } = words[languages.find((each) => each === language) ?? 'en'];
  return codes.map((code) => ({
    code,
    name: names[code],
    names: Object.fromEntries(languages.map((each) => [each, words[each].names[code]])),
    ...proposals[code],
    ...(system === 'si' && inSi[code]),
    message: messages[code],
    active: false,
  }));
}

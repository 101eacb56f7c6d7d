import { checkUnit } from '../ucum.ts';

/** Digits in superscript, as in `10³`. */
const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** Whole units that are written in ways no rule derives. Keys are in lower case without spaces. */
const WHOLE = new Map([
  ['k/ul', '10*3/uL'],
  ['m/ul', '10*6/uL'],
  ['k/mm3', '10*3/uL'],
  ['m/mm3', '10*6/uL'],
  ['/mm3', '/uL'],
  ['/cumm', '/uL'],
  ['giga/l', '10*9/L'],
  ['g/pt', 'g/L'],
  ['tera/l', '10*12/L'],
  ['ml/min/1.73m2', 'mL/min/{1.73_m2}'],
  ['ml/min/1.73m^2', 'mL/min/{1.73_m2}'],
  ['ml/min/1.73sqm', 'mL/min/{1.73_m2}'],
  ['s/co', '{s_co_ratio}'],
]);
/** Units of which the upper case differs in meaning from the lower case of `WHOLE`. */
const AS_WRITTEN = new Map([
  ['G/L', '10*9/L'],
  ['T/L', '10*12/L'],
]);

/** Parts of a unit and their UCUM code. Keys are in lower case. */
const PARTS = new Map([
  ['gm', 'g'],
  ['gms', 'g'],
  ['gram', 'g'],
  ['grams', 'g'],
  ['mgs', 'mg'],
  ['mcg', 'ug'],
  ['mcl', 'uL'],
  ['mcmol', 'umol'],
  ['ml', 'mL'],
  ['cc', 'mL'],
  ['lt', 'L'],
  ['ltr', 'L'],
  ['liter', 'L'],
  ['litre', 'L'],
  ['sec', 's'],
  ['secs', 's'],
  ['second', 's'],
  ['seconds', 's'],
  ['mins', 'min'],
  ['minute', 'min'],
  ['minutes', 'min'],
  ['hr', 'h'],
  ['hrs', 'h'],
  ['hour', 'h'],
  ['hours', 'h'],
  ['day', 'd'],
  ['days', 'd'],
  ['mmhg', 'mm[Hg]'],
  ['ph', '[pH]'],
  ['hpf', '[HPF]'],
  ['lpf', '[LPF]'],
  ['cfu', '[CFU]'],
  ['percent', '%'],
  ['pct', '%'],
  ['inr', '{INR}'],
  ['°c', 'Cel'],
  ['degc', 'Cel'],
]);
/** Valid codes that laboratories do not mean: megagram, picohenry, cubic millimetre. */
const UNINTENDED = new Map([
  ['Mg', 'mg'],
  ['Mmol', 'mmol'],
  ['ML', 'mL'],
  ['pH', '[pH]'],
  ['mm3', 'uL'],
]);
/** Metric parts by their lower case: laboratories write `MG/DL` for milligrams per decilitre. */
for (const [base, prefixes] of [
  ['g', 'k m u n p f'],
  ['L', 'd m u n f'],
  ['mol', 'm u n p f'],
  ['eq', 'm u'],
  ['osm', 'm'],
  ['kat', 'm u n'],
  ['[IU]', 'k m u'],
  ['U', 'k m'],
] as const)
  for (const prefix of ['', ...prefixes.split(' ')]) {
    const unit = prefix + base;
    PARTS.set(unit.toLowerCase().replace(/[[\]]/g, ''), unit);
    PARTS.set(unit.toLowerCase(), unit);
  }

const isValid = (code: string) => checkUnit(code) === 'valid';

/** Rewrites second spellings of one unit: `l` and `[iU]`, and `^` of a power of ten. */
const oneSpelling = (code: string): string =>
  code
    .replace(/10\^/g, '10*')
    .replace(/\[iU\]/g, '[IU]')
    .replace(/(?<![A-Za-z[{_])((?:da|[YZEPTGMkhdcmunpfazy])?)l(?![A-Za-z\]_])/g, '$1L');

/**
 * Returns a valid UCUM code in one spelling: `mmol/l` and `mmol/L` are the same unit, as are `10^3`
 * and `10*3`. Any other text is returned unchanged.
 */
export function normaliseUnit(code: string): string {
  if (!isValid(code)) return code;
  // Annotations are free text.
  const spelled = code
    .split(/(\{[^}]*\})/)
    .map((part) => (part.startsWith('{') ? part : oneSpelling(part)))
    .join('');
  return isValid(spelled) ? spelled : code;
}

/** Whether two units of a test differ in more than their spelling. */
export const isOtherUnit = (one: string | null, other: string | null): boolean =>
  (one === null ? null : normaliseUnit(one)) !== (other === null ? null : normaliseUnit(other));

const plainText = (typed: string): string =>
  typed
    .trim()
    .replace(/[µμ]/g, 'u')
    .replace(/10(?=[⁰¹²³⁴⁵⁶⁷⁸⁹])/g, '10^')
    .replace(/[⁰¹²³⁴⁵⁶⁷⁸⁹]/g, (digit) => String(SUPERSCRIPTS.indexOf(digit)))
    .replace(/[×✕]/g, 'x')
    .replace(/[·•]/g, '.')
    .replace(/\s+per\s+/gi, '/')
    .replace(/\s*\/\s*/g, '/')
    .replace(/\s+/g, ' ');

/** A text as an annotation, which UCUM allows for what is counted. */
const annotated = (text: string): string =>
  `{${text.replace(/[{}]/g, '').replace(/[^!-z|~]+/g, '_')}}`;

function partOf(text: string): string {
  const intended = UNINTENDED.get(text);
  if (intended !== undefined) return intended;
  if (text === '' || isValid(text)) return normaliseUnit(text);
  const power = /^x?\s*10\s*[*^eE(]?\s*(\d{1,2})\)?$/.exec(text)?.[1];
  if (power !== undefined) return `10*${power}`;
  const known = PARTS.get(text.toLowerCase());
  if (known !== undefined) return known;
  const [first = '', ...rest] = text.split(' ');
  const unit = isValid(first) ? normaliseUnit(first) : PARTS.get(first.toLowerCase());
  return rest.length > 0 && unit !== undefined && !unit.includes('{')
    ? unit + annotated(rest.join('_'))
    : annotated(text);
}

/**
 * Suggests a UCUM code for a unit as laboratories write it: `10³/µL`, `MG/DL`, `uIU/mL`, `cells/uL`
 * or `mmHg`. What is counted becomes an annotation, such as `{cells}/uL`. Null for an empty text
 * and for a valid code in its one spelling. A person confirms the suggestion: it is derived from
 * the text, not from the test.
 */
export function suggestUnit(typed: string): string | null {
  const plain = plainText(typed);
  if (plain === '') return null;
  const joined = plain.replace(/ /g, '');
  const exact = AS_WRITTEN.get(plain) ?? WHOLE.get(joined.toLowerCase());
  const suggested =
    exact ??
    (plain.includes('{') && isValid(plain)
      ? normaliseUnit(plain)
      : plain.split('/').map(partOf).join('/'));
  const found = isValid(suggested) ? suggested : annotated(plain);
  return found !== typed && isValid(found) ? found : null;
}

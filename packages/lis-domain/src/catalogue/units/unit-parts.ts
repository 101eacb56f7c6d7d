/** Powers of ten of the metric prefixes that laboratories use. */
const PREFIXES = new Map([
  ['', 0],
  ['G', 9],
  ['M', 6],
  ['k', 3],
  ['h', 2],
  ['d', -1],
  ['c', -2],
  ['m', -3],
  ['u', -6],
  ['n', -9],
  ['p', -12],
  ['f', -15],
]);
/** Metric units and the kind of each; `l` and `[iU]` are second spellings. */
const METRIC: readonly (readonly [symbol: string, kind: string])[] = [
  ...['g', 'mol', 'L', 'eq', 'osm', 'U', 'kat', '[IU]', 'm[Hg]', 'Pa'].map(
    (kind) => [kind, kind] as const,
  ),
  ['l', 'L'],
  ['[iU]', '[IU]'],
];
/** Factor of a unit: its kind, such as `g` or `L{FEU}`, and its size as a power of ten. */
export interface UnitPart {
  kind: string;
  power: number;
}

const PLAIN = new Map<string, UnitPart>([
  ['1', { kind: '1', power: 0 }],
  ['%', { kind: '1', power: -2 }],
  ...['min', 'h', 'd', '[HPF]'].map((kind) => [kind, { kind, power: 0 }] as const),
]);

/** A unit as a numerator per denominator; a unit without a division is per 1. */
export interface UnitParts {
  numerator: UnitPart;
  denominator: UnitPart;
}

function partOf(text: string): UnitPart | null {
  const [, ten = '0', atom = '', annotation = ''] =
    /^(?:10[*^](\d{1,2})(?:\.|$))?([^{}]*)(\{[^{}]+\})?$/.exec(text) ?? [];
  const added = Number(ten);
  if (atom === '') {
    if (text === '') return null;
    return { kind: annotation || '1', power: added };
  }
  const plain = PLAIN.get(atom);
  if (plain) return { kind: plain.kind + annotation, power: plain.power + added };
  for (const [symbol, kind] of METRIC) {
    const power = atom.endsWith(symbol) ? PREFIXES.get(atom.slice(0, -symbol.length)) : undefined;
    if (power !== undefined) return { kind: kind + annotation, power: power + added };
  }
  return null;
}

/**
 * Splits a UCUM code of the form `a` or `a/b` into its parts; null for any other form, which is
 * never converted. A volume per volume is a pure number: `L/L` is the same kind as `%`. An
 * annotation is part of the kind, because `{FEU}` and `{DDU}` are different quantities.
 */
export function unitPartsOf(code: string): UnitParts | null {
  const [over = '', under, ...rest] = code.split('/');
  if (rest.length > 0) return null;
  const numerator = over === '' && under !== undefined ? { kind: '1', power: 0 } : partOf(over);
  const denominator = under === undefined ? { kind: '1', power: 0 } : partOf(under);
  if (!numerator || !denominator) return null;
  if (numerator.kind === 'L' && denominator.kind === 'L')
    return {
      numerator: { kind: '1', power: numerator.power - denominator.power },
      denominator: { kind: '1', power: 0 },
    };
  return { numerator, denominator };
}

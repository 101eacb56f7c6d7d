import { languages } from '../../language/languages.ts';
import type { TestDefinition } from '../test-parameter.schema.ts';
import { conversionBetween, convertNumber, type UnitConversion } from '../units/conversion.ts';
import { measurandOf, type ReportingUnit } from '../units/measurands.ts';
import type { RangeRow } from '../value-rules.schema.ts';
import { siFormulas } from './si-formulas.ts';
import { starterWords } from './starter-words.ts';

/** Measurand of tests that have no LOINC code, by the code of a test of the same substance. */
const measurandLike: Readonly<Record<string, string>> = { CACORR: '17861-6' };

/**
 * Urea nitrogen is reported as urea in SI units: one mole of urea contains one mole of N2. The name
 * follows the unit; names in other languages are under `UREA`.
 */
const UREA = { code: 'BUN', name: 'Urea' };

interface Change {
  from: string;
  si: ReportingUnit;
  conversion: UnitConversion;
}

/** How a test is reported in SI units; undefined if its unit is the same in both systems. */
function changeOf({ code, loinc, unit }: TestDefinition): Change | undefined {
  const measurand = measurandLike[code] ?? loinc?.code ?? null;
  const units = measurandOf(measurand)?.units;
  if (!units || unit !== units.conventional.unit) return undefined;
  const conversion = conversionBetween(unit, units.si.unit, measurand);
  return conversion ? { from: unit, si: units.si, conversion } : undefined;
}

/** Below the range of the equation of hemoglobin A1c, the lowest limit is 0. */
const limitIn = ({ conversion, si }: Change, limit: string | null): string | null =>
  limit === null ? null : (convertNumber(limit, conversion, si.decimals) ?? '0');

const limitsIn = <L extends Pick<RangeRow, 'low' | 'high'>>(change: Change, limits: L): L => ({
  ...limits,
  low: limitIn(change, limits.low),
  high: limitIn(change, limits.high),
});

/** A difference is scaled without the offset of an equation. */
function deltaIn({ conversion, si }: Change, delta: TestDefinition['delta']) {
  if (delta === null || (delta.mode !== 'absolute' && delta.mode !== 'rate')) return delta;
  const scale = { ...conversion, offset: '0' };
  return { ...delta, threshold: convertNumber(delta.threshold, scale, si.decimals) ?? '0' };
}

function translationsIn(test: TestDefinition): Partial<TestDefinition> {
  if (test.code !== UREA.code) return {};
  const translations = { ...test.translations };
  for (const language of languages) {
    const [words, name] = [translations[language], starterWords[language].names['UREA']];
    if (words && name !== undefined) translations[language] = { ...words, name };
  }
  return { name: UREA.name, short_name: UREA.name, translations };
}

function inSi(test: TestDefinition, change: Change): TestDefinition {
  const { si, from } = change;
  return {
    ...test,
    ...translationsIn(test),
    unit: si.unit,
    unit_display: si.display,
    decimals: si.decimals,
    loinc:
      test.loinc === null || si.loinc === null
        ? null
        : { code: si.loinc[0], display: si.loinc[1], verified: false },
    ranges: test.ranges.map((row) => ({
      ...limitsIn(change, row),
      source: `${row.source}; converted from ${from}`,
    })),
    plausible: test.plausible && limitsIn(change, test.plausible),
    measuring_range: test.measuring_range && limitsIn(change, test.measuring_range),
    delta: deltaIn(change, test.delta),
  };
}

/**
 * Returns the tests of packs in SI units: unit, decimals, LOINC code, intervals, critical limits,
 * plausible limits, measuring ranges, delta limits and formulas. A calculated test without a
 * formula for its new inputs is left out, and the panels that contain it are without it.
 */
export function inSiUnits(tests: readonly TestDefinition[]): TestDefinition[] {
  const changed = new Map(tests.map((test) => [test.code, changeOf(test)]));
  const converted = tests.flatMap((test): TestDefinition[] => {
    const change = changed.get(test.code);
    const reported = change ? inSi(test, change) : test;
    const { calculation } = test;
    if (!calculation || (!change && !calculation.inputs.some(({ code }) => changed.get(code))))
      return [reported];
    const formula = siFormulas[test.code];
    return formula ? [{ ...reported, calculation: { ...calculation, ...formula } }] : [];
  });
  const kept = new Set(converted.map(({ code }) => code));
  return converted.map((test) => ({
    ...test,
    members: test.members.filter((member) => kept.has(member) || !changed.has(member)),
  }));
}

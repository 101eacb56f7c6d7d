import * as v from 'valibot';
import { countField, lineField } from '../../http/index.ts';
import type { Named } from '../../http/named.ts';
import { normaliseUnit } from './suggest-unit.ts';

/**
 * Unit beside the unit of a test: results are also shown in it, converted by `conversionBetween`.
 * Values are entered, stored, flagged and sent to other systems in the unit of the test only.
 */
const secondUnitObject = v.object({
  /** UCUM code, case-sensitive; stored in one spelling. */
  unit: v.pipe(lineField(40), v.transform(normaliseUnit)),
  unit_display: lineField(40),
  decimals: countField(0, 6),
});
export interface SecondUnitSchema extends Named<typeof secondUnitObject> {}
export const secondUnitSchema: SecondUnitSchema = secondUnitObject;
export interface SecondUnit extends v.InferOutput<SecondUnitSchema> {}

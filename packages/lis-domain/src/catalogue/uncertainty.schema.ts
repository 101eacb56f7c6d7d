import * as v from 'valibot';
import { lineField } from '../http/index.ts';
import type { Named } from '../http/named.ts';
import { decimalField } from './value-rules.schema.ts';

/**
 * Coverage factor k of every expanded uncertainty: a level of confidence of about 95% (GUM 6.3).
 */
export const COVERAGE_FACTOR = 2;

/** Maximum number of measurement uncertainties of a test, each for a range of values. */
export const MAX_UNCERTAINTIES = 3;

export const uncertaintyModes = ['absolute', 'percent'] as const;

/**
 * Expanded measurement uncertainty U = k · u of a test with k = 2, for a range of values (ISO
 * 15189:2022 7.3.4; ISO/TS 20914:2019). The range is [from, to) in the unit of the test; null is
 * open. U is in the unit of the test (`absolute`) or in percent of the value.
 */
const uncertaintyObject = v.object({
  from: v.nullable(decimalField),
  to: v.nullable(decimalField),
  mode: v.picklist(uncertaintyModes),
  /** U, above 0. */
  expanded: decimalField,
  /** Source of the uncertainty, such as the QC data it was estimated from. */
  source: lineField(200, 0),
});
export interface UncertaintySchema extends Named<typeof uncertaintyObject> {}
export const uncertaintySchema: UncertaintySchema = uncertaintyObject;
export interface Uncertainty extends v.InferOutput<UncertaintySchema> {}

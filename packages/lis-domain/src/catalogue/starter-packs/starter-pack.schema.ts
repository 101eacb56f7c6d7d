import * as v from 'valibot';
import type { Named } from '../../http/named.ts';
import { unitSystems } from './unit-system.ts';

/** Packs that a laboratory can start with, or add later. */
export const starterPacks = [
  'basic',
  'district',
  'hospital',
  'hematology',
  'chemistry',
  'coagulation',
  'urinalysis',
  'serology',
  'full',
] as const;
export type StarterPack = (typeof starterPacks)[number];

/** A pack, and which of its tests the facility already has, by code. */
const packObject = v.object({
  pack: v.picklist(starterPacks),
  tests: v.array(
    v.object({ code: v.string(), name: v.string(), panel: v.boolean(), present: v.boolean() }),
  ),
});
export interface PackSchema extends Named<typeof packObject> {}
export const packSchema: PackSchema = packObject;
export interface PackContent extends v.InferOutput<PackSchema> {}

export const addPacksBody = v.strictObject({
  /**
   * Units, intervals, limits and formulas of the tests; omitted: the system of the facility’s
   * tests.
   */
  unit_system: v.optional(v.picklist(unitSystems)),
  packs: v.pipe(
    v.array(v.picklist(starterPacks)),
    v.minLength(1, 'must contain at least one pack'),
    v.maxLength(starterPacks.length, 'must not contain duplicate packs'),
  ),
});

export const packsAddedSchema = v.object({
  added: v.number(),
  /** Calculated tests whose formula does not fit the units of the facility’s tests. */
  left_out: v.array(v.object({ code: v.string(), name: v.string() })),
});

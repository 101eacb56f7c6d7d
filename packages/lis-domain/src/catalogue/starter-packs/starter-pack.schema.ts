import * as v from 'valibot';

/** What a laboratory may begin with, or add later. */
export const starterPacks = [
  'basic',
  'hematology',
  'chemistry',
  'coagulation',
  'urinalysis',
  'serology',
  'full',
] as const;
export type StarterPack = (typeof starterPacks)[number];

/** A pack, and which of its tests the facility has by their code. */
export const packSchema = v.object({
  pack: v.picklist(starterPacks),
  tests: v.array(
    v.object({ code: v.string(), name: v.string(), panel: v.boolean(), present: v.boolean() }),
  ),
});
export type PackContent = v.InferOutput<typeof packSchema>;

export const addPacksBody = v.strictObject({
  packs: v.pipe(
    v.array(v.picklist(starterPacks)),
    v.minLength(1, 'must name a pack'),
    v.maxLength(starterPacks.length, 'names a pack twice'),
  ),
});

export const packsAddedSchema = v.object({ added: v.number() });

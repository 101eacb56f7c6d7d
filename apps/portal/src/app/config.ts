import * as v from 'valibot';

/** What the server tells every page: where facilities live, whether this is a demonstration, and whether all plans are free for now. */
export const configSchema = v.object({
  baseDomain: v.string(),
  demo: v.boolean(),
  beta: v.boolean(),
});

export type PortalConfig = v.InferOutput<typeof configSchema>;

import * as v from 'valibot';

/**
 * Server configuration included in every page: base domain, demo mode, and whether all plans are
 * free.
 */
export const configSchema = v.object({
  baseDomain: v.string(),
  demo: v.boolean(),
  beta: v.boolean(),
});

export type PortalConfig = v.InferOutput<typeof configSchema>;

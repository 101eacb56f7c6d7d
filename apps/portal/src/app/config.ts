import { demoModes } from '@alms/lis-domain/identity';
import { operatorSchema } from '@alms/lis-domain/tenancy';
import * as v from 'valibot';

/**
 * Server configuration included in every page: base domain, demo mode, whether all plans are free,
 * and the particulars of the operator.
 */
export const configSchema = v.object({
  baseDomain: v.string(),
  demo: v.picklist(demoModes),
  beta: v.boolean(),
  operator: operatorSchema,
});

export type PortalConfig = v.InferOutput<typeof configSchema>;

import * as v from 'valibot';

/** What the server tells every page: where facilities live, whether this is a demonstration, and whether all plans are free (beta). */
const configSchema = v.object({ baseDomain: v.string(), demo: v.boolean(), beta: v.boolean() });

export type PortalConfig = v.InferOutput<typeof configSchema>;

/** Reads the page's configuration; a page not sent by our server (the development server's) gets the defaults. */
export function readConfig(page: Document): PortalConfig {
  const content = page.querySelector('meta[name="alms-config"]')?.getAttribute('content') ?? '';
  if (!content.startsWith('{')) return { baseDomain: 'alms.localhost', demo: true, beta: true };
  return v.parse(configSchema, JSON.parse(content));
}

import { checkSubdomain } from './subdomain.ts';

export interface HostRule {
  /**
   * Base domain of the facilities, such as `example.com`; `alms.localhost` in development. From
   * configuration, never from the request.
   */
  baseDomain: string;
}

/** Lower-case host without port and trailing dot. */
function hostName(host: string): string {
  return host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
}

/** Labels before a facility’s own that are skipped (specification, section 1). */
const isSkipped = (label: string) => label.startsWith('ww') || label === 'alms';

/**
 * Returns the facility of a host; undefined on the main site and on every foreign host.
 *
 * Implements the specification’s rule with guards (safe reading 22, security 4.5). It applies only
 * under the configured base domain. Leading `www`, `ww…` and `alms` are skipped only while another
 * label remains. Exactly one label must be left, and it must be a valid facility subdomain. Read
 * literally, the rule would take `www.example.com` for the facility `example`, and hosts of foreign
 * domains for facilities. The product label `alms` may also occur between facility and base domain,
 * as in `lab1.alms.example.com`.
 */
export function tenantFromHost(host: string, { baseDomain }: HostRule): string | undefined {
  const name = hostName(host);
  const base = `.${hostName(baseDomain)}`;
  if (!name.endsWith(base)) return undefined;
  const labels = name.slice(0, -base.length).split('.');
  while (labels.length > 1 && isSkipped(labels[0] ?? '')) labels.shift();
  if (labels.length === 2 && labels[1] === 'alms') labels.pop();
  const [label = '', ...others] = labels;
  return others.length === 0 && checkSubdomain(label) === null ? label : undefined;
}

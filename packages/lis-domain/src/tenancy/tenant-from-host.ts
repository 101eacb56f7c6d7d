import { checkSubdomain } from './subdomain.ts';

export interface HostRule {
  /** Where facilities live, e.g. `example.com`; `alms.localhost` in development. From configuration, never from the request. */
  baseDomain: string;
}

/** Lower case, without port and trailing dot. */
function hostName(host: string): string {
  return host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
}

/** Labels that stand before a facility's own and are skipped (specification, section 1). */
const isSkipped = (label: string) => label.startsWith('ww') || label === 'alms';

/**
 * The facility an address belongs to, or undefined on the main site and on every host that is not ours.
 *
 * The specification's rule, guarded (safe reading 22, security 4.5): only in front of the configured base domain; leading `www`, `ww…` and
 * `alms` are skipped only while another label remains; exactly one label must be left, and it must be a possible facility address. Read
 * literally the rule would take `www.example.com` for the facility `example`, and any host of a stranger's domain for one of ours.
 * The product's label `alms` may also stand between facility and base domain, as in `lab1.alms.example.com`.
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

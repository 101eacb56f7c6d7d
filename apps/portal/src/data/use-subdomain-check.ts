import { validateSubdomain } from '@alms/lis-domain/facility';
import { checkSubdomain } from '@alms/lis-domain/tenancy';
import type { SubdomainCheck } from '@alms/lis-features/onboarding/setup-wizard';
import { useState } from 'react';
import { useEndpoint } from './use-endpoint.ts';
import { useDebouncedValue } from './use-debounced-value.ts';

/**
 * Checks whether the typed subdomain is available, after a pause in typing. A failed check is
 * `unknown`, never `taken`: the server decides on submission (safe reading 45).
 * @param own The facility’s current subdomain, which needs no check. If omitted, it has none yet.
 */
export function useSubdomainCheck(own?: string): {
  check: SubdomainCheck;
  ask: (subdomain: string) => void;
} {
  const [typed, ask] = useState<string>();
  const settled = useDebouncedValue(typed, 400);
  const valid = typed !== undefined && checkSubdomain(typed) === null;
  const wanted = valid && typed !== own && settled === typed;
  const { resource } = useEndpoint(
    validateSubdomain,
    wanted ? { params: { subdomain: typed } } : undefined,
  );

  const check = (): SubdomainCheck => {
    if (typed === undefined) return 'idle';
    if (!valid) return 'invalid';
    if (typed === own) return 'available';
    if (resource.status === 'ready')
      return resource.data.available ? 'available' : resource.data.valid ? 'taken' : 'invalid';
    return resource.status === 'error' ? 'unknown' : 'checking';
  };
  return { check: check(), ask };
}

import { randomBytes } from 'node:crypto';
import type { registerLabAdmin } from '@alms/lis-domain/identity';
import type { AnswerOf } from '@alms/lis-domain/http';
import { suggestSubdomain } from '@alms/lis-domain/tenancy';
import type { PublicCall } from '../../../platform/http/requests/call.ts';
import { Refusal } from '../../../platform/http/refusals/problems.ts';
import type { AreaDependencies } from '../../dependencies.ts';
import { refuseGuessable } from '../../identity/passwords/password-choice.ts';
import { openSession } from '../../identity/sessions/open-session.ts';
import { hasSecondFactor } from '../../identity/two-step/second-factor.ts';
import { setUpFacility } from './set-up-facility.ts';

/** Default from the specification until the set-up names the laboratory. */
const unnamedFacility = 'Laboratory Information System';

/** Creates a trial facility for a laboratory and signs its administrator in. */
export async function registerLaboratory(
  call: PublicCall<typeof registerLabAdmin>,
  deps: AreaDependencies,
): Promise<AnswerOf<typeof registerLabAdmin>> {
  const { body, now } = call;
  refuseGuessable('password', body.password, [body.email, body.full_name]);
  const founding = {
    admin: body,
    subdomains: provisionalSubdomains(body.full_name),
    settings: { facility_name: unnamedFacility },
    booking: { planName: 'Starter', billingCycle: 'monthly', due: false },
  } as const;
  return setUpFacility(call, deps, founding, async (tx, account) => {
    // A repeated request must not bypass two-step verification.
    if (await hasSecondFactor(tx, { tenantId: account.row.tenant_id, userId: account.row.id }))
      throw new Refusal('idempotency_key_reused');
    return {
      ...(await openSession(tx, account, call, deps, now)),
      onboarding_required: true,
      subdomain: account.subdomain,
    };
  });
}

/**
 * Candidate addresses until one is available; the administrator chooses the final one during
 * set-up.
 */
function provisionalSubdomains(name: string): string[] {
  const suggestion = suggestSubdomain(name);
  return [
    suggestion,
    ...Array.from({ length: 4 }, () =>
      `${suggestion.slice(0, 24)}-${randomBytes(3).toString('hex')}`.replace('--', '-'),
    ),
  ];
}

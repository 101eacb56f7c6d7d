import type {
  FacilityRegistered,
  registerFacility,
  registerHospital,
} from '@alms/lis-domain/subscription';
import { checkSubdomain } from '@alms/lis-domain/tenancy';
import type { PublicCall } from '../../../platform/http/requests/call.ts';
import { Refusal } from '../../../platform/http/refusals/problems.ts';
import { invalid } from '../../../platform/http/requests/validation.ts';
import type { AreaDependencies } from '../../dependencies.ts';
import { setUpFacility } from './set-up-facility.ts';
import { refuseGuessable } from '../../identity/passwords/password-choice.ts';
import { findFirstPayment } from '../../subscription/payment.store.ts';
import { findPlan, findSubscription } from '../../subscription/subscription.store.ts';

/**
 * Registers a facility with the address, plan and administrator of the wizard. The administrator
 * signs in there.
 */
export async function register(
  call: PublicCall<typeof registerFacility> | PublicCall<typeof registerHospital>,
  deps: AreaDependencies,
): Promise<FacilityRegistered> {
  const {
    subdomain,
    subscription_plan: planName,
    billing_cycle: billingCycle,
    ...body
  } = call.body;
  if (checkSubdomain(subdomain) !== null) throw invalid({ subdomain: 'Invalid subdomain' });
  if (!(await findPlan(deps.db, planName)))
    throw invalid({ subscription_plan: 'Please select a subscription plan' });
  const full_name = `${body.admin_first_name} ${body.admin_last_name}`;
  refuseGuessable('admin_password', body.admin_password, [
    body.admin_email,
    full_name,
    body.facility_name,
    subdomain,
  ]);

  const founding = {
    admin: { email: body.admin_email, full_name, password: body.admin_password },
    subdomains: [subdomain],
    settings: {
      facility_name: body.facility_name,
      email: body.contact_email,
      phone: body.contact_phone,
      address: body.address,
      timezone: body.timezone,
      date_format: body.date_format,
      enable_online_booking: body.enable_online_booking,
      enable_patient_portal: body.enable_patient_portal,
    },
    booking: { planName, billingCycle, due: !deps.beta },
  };
  return setUpFacility(call, deps, founding, async (tx, { row, subdomain: registered }) => {
    const { plan_name, billing_cycle, trial_ends_at } = await findSubscription(tx, row.tenant_id);
    // Only a repeated request can find data that differs from its own.
    if (registered !== subdomain || plan_name !== planName || billing_cycle !== billingCycle)
      throw new Refusal('idempotency_key_reused');
    const payment = await findFirstPayment(tx, row.tenant_id);
    return {
      success: true,
      requires_payment: payment !== undefined,
      payment_id: payment?.id ?? null,
      subdomain,
      trial_ends_at,
    };
  });
}

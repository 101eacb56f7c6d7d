import {
  nextStep,
  onboardingSteps,
  openRequiredSteps,
  progressPercentage,
  type completeOnboarding,
  type OnboardingProgress,
  type OnboardingResume,
  type OnboardingStep,
  type saveOnboardingProgress,
} from '@alms/lis-domain/onboarding';
import type { AnswerOf } from '@alms/lis-domain/http';
import { checkSubdomain, type TenantId } from '@alms/lis-domain/tenancy';
import type { TenantTransaction } from '../../platform/db/tenant-transaction.ts';
import type { SignedInCall } from '../../platform/http/requests/call.ts';
import { Refusal } from '../../platform/http/refusals/problems.ts';
import { invalid } from '../../platform/http/requests/validation.ts';
import { loadPacks } from '../catalogue/starter-packs.service.ts';
import { findSubdomain, updateSettings } from '../facility/facility.store.ts';
import type { AreaDependencies } from '../dependencies.ts';
import { inviteOne } from '../identity/staff/invite-staff.ts';
import {
  changeSubdomain,
  findFacts,
  findOnboarding,
  updateOnboarding,
} from './onboarding.store.ts';

type ProgressCall = SignedInCall<typeof saveOnboardingProgress>;
type StepData<S extends OnboardingProgress['step']> = Extract<
  OnboardingProgress,
  { step: S }
>['data'];

export interface Progress {
  done: OnboardingStep[];
  isCompleted: boolean;
}

/** Completed steps are derived from existing data: invited staff, loaded tests, saved settings. */
export async function readProgress(tx: TenantTransaction, tenantId: TenantId): Promise<Progress> {
  const state = await findOnboarding(tx, tenantId);
  const { hasStaff, hasTests } = await findFacts(tx, tenantId);
  const facts: Record<OnboardingStep, boolean> = {
    account_created: true,
    laboratory_setup: state.setup_done,
    staff_management: hasStaff || state.staff_skipped,
    test_catalog: hasTests || state.catalog_skipped,
    system_preferences: state.preferences_done,
    completed: state.completed_at !== null,
  };
  return { done: onboardingSteps.filter((step) => facts[step]), isCompleted: facts.completed };
}

export async function resume(tx: TenantTransaction, tenantId: TenantId): Promise<OnboardingResume> {
  const { done, isCompleted } = await readProgress(tx, tenantId);
  const { drafts } = await findOnboarding(tx, tenantId);
  return {
    progress_percentage: progressPercentage(done),
    completed_steps: done,
    next_step: isCompleted ? 'completed' : nextStep(done),
    data: drafts,
  };
}

/** Saves the entered data and performs the operations of a completed step. */
export async function saveProgress(
  call: ProgressCall,
  deps: AreaDependencies,
): Promise<OnboardingResume> {
  const { tx, tenantId, body, audit } = call;
  const { completed_at, drafts } = await findOnboarding(tx, tenantId, { lock: true });
  if (completed_at !== null) throw new Refusal('conflict');
  await updateOnboarding(tx, tenantId, { drafts: { ...drafts, [body.step]: body.data } });
  if (body.status === 'completed') await finishStep(call, deps);
  if (body.status === 'skipped')
    await updateOnboarding(
      tx,
      tenantId,
      body.step === 'staff_management' ? { staff_skipped: true } : { catalog_skipped: true },
    );
  audit({
    action: 'update',
    category: 'settings',
    entity_type: 'onboarding',
    entity_id: tenantId,
    entity_label: body.step,
    after: { status: body.status },
  });
  return resume(tx, tenantId);
}

async function finishStep(call: ProgressCall, deps: AreaDependencies): Promise<void> {
  const { tx, tenantId, body, now } = call;
  switch (body.step) {
    case 'laboratory_setup':
      return setUpLaboratory(call, body.data);
    case 'staff_management':
      if (body.data.invites.length === 0)
        return updateOnboarding(tx, tenantId, { staff_skipped: true });
      // Saving the step again sends no duplicate invitations.
      for (const person of body.data.invites) await inviteOne(call, person, deps);
      return;
    case 'test_catalog':
      if (body.data.starter_pack === 'none')
        return updateOnboarding(tx, tenantId, { catalog_skipped: true });
      return void (await loadPacks(
        tx,
        tenantId,
        { packs: [body.data.starter_pack], system: body.data.unit_system },
        { by: null, now },
      ));
    case 'system_preferences':
      await updateSettings(tx, tenantId, body.data, now);
      return updateOnboarding(tx, tenantId, { preferences_done: true });
  }
}

async function setUpLaboratory(
  { tx, tenantId, now }: ProgressCall,
  { laboratory_name, subdomain, secondary_color, ...settings }: StepData<'laboratory_setup'>,
): Promise<void> {
  if (subdomain !== (await findSubdomain(tx, tenantId))) {
    if (checkSubdomain(subdomain) !== null)
      throw invalid({ 'data.subdomain': 'Invalid subdomain' });
    await changeSubdomain(tx, tenantId, subdomain).catch((error: unknown) => {
      throw (error as { code?: string }).code === '23505' ? new Refusal('subdomain_taken') : error;
    });
  }
  await updateSettings(
    tx,
    tenantId,
    {
      ...settings,
      facility_name: laboratory_name,
      ...(secondary_color !== undefined && { secondary_color }),
    },
    now,
  );
  await updateOnboarding(tx, tenantId, { setup_done: true });
}

/** Completes the set-up and fixes the address. Idempotent. */
export async function complete({
  tx,
  tenantId,
  now,
  audit,
}: SignedInCall<typeof completeOnboarding>): Promise<AnswerOf<typeof completeOnboarding>> {
  await findOnboarding(tx, tenantId, { lock: true });
  const { done, isCompleted } = await readProgress(tx, tenantId);
  if (openRequiredSteps(done).length > 0) throw new Refusal('onboarding_incomplete');
  if (!isCompleted) {
    await updateOnboarding(tx, tenantId, { completed_at: now, drafts: {} });
    audit({
      action: 'update',
      category: 'settings',
      entity_type: 'onboarding',
      entity_id: tenantId,
      entity_label: 'completed',
    });
  }
  return { is_completed: true, subdomain: await findSubdomain(tx, tenantId) };
}

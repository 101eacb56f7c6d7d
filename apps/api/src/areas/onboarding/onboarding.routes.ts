import { mayCall } from '@alms/lis-domain/access';
import {
  checkIncompleteOnboarding,
  completeOnboarding,
  nextStep,
  progressPercentage,
  readOnboardingStatus,
  resumeOnboarding,
  saveOnboardingProgress,
} from '@alms/lis-domain/onboarding';
import { registerLabAdmin } from '@alms/lis-domain/identity';
import { registerFacility, registerHospital } from '@alms/lis-domain/subscription';
import { handle, type Route } from '../../platform/http/requests/call.ts';
import type { AreaDependencies } from '../dependencies.ts';
import { register } from './registration/register-facility.service.ts';
import { registerLaboratory } from './registration/register-laboratory.service.ts';
import { complete, readProgress, resume, saveProgress } from './onboarding.service.ts';

export function onboardingRoutes(deps: AreaDependencies): readonly Route[] {
  return [
    handle(registerFacility, (call) => register(call, deps)),
    handle(registerHospital, (call) => register(call, deps)),
    handle(registerLabAdmin, (call) => registerLaboratory(call, deps)),
    // Only users who can finish the set-up are prompted (safe reading 57).
    handle(checkIncompleteOnboarding, async ({ tx, tenantId, user }) => {
      const { isCompleted } = await readProgress(tx, tenantId);
      return {
        has_incomplete_onboarding:
          !isCompleted && mayCall(user, saveOnboardingProgress.access).allowed,
      };
    }),
    handle(readOnboardingStatus, async ({ tx, tenantId }) => {
      const { done, isCompleted } = await readProgress(tx, tenantId);
      return {
        is_completed: isCompleted,
        has_incomplete_onboarding: !isCompleted,
        current_step: isCompleted ? 'completed' : nextStep(done),
        completed_steps: done,
        progress_percentage: progressPercentage(done),
      };
    }),
    handle(resumeOnboarding, ({ tx, tenantId }) => resume(tx, tenantId)),
    handle(saveOnboardingProgress, (call) => saveProgress(call, deps)),
    handle(completeOnboarding, complete),
  ];
}

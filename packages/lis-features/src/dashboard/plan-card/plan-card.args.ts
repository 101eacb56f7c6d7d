import { aSubscription, FIXTURE_NOW } from '@alms/lis-domain/fixtures';
import { ready } from '@alms/ui/resource';
import type { PlanCardProps } from './plan-card.tsx';

export const planCardArgs = {
  subscription: ready(aSubscription(), FIXTURE_NOW),
  onRetry: async () => {},
  href: '/app/settings/tenant',
} satisfies PlanCardProps;

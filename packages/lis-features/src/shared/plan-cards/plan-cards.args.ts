import { somePlans } from '@alms/lis-domain/fixtures';
import type { PlanCardsProps } from './plan-cards.tsx';

export const planCardsArgs = {
  plans: somePlans(),
  cycle: 'monthly',
  beta: true,
} satisfies PlanCardsProps;

import type { WorkStep } from '@alms/lis-domain/onboarding';
import type { Generated } from 'kysely';
import type { InstantOrNull, OfTenant } from './columns.ts';

interface OnboardingTable extends OfTenant {
  drafts: Generated<Partial<Record<WorkStep, Record<string, unknown>>>>;
  staff_skipped: Generated<boolean>;
  catalog_skipped: Generated<boolean>;
  setup_done: Generated<boolean>;
  preferences_done: Generated<boolean>;
  completed_at: InstantOrNull;
}

export interface OnboardingTables {
  onboarding: OnboardingTable;
}

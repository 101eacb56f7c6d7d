import { workSteps } from '@alms/lis-domain/onboarding';
import { Skeleton } from '@alms/ui/skeleton';
import * as S from './setup-wizard.styles.ts';

/** Placeholder for the steps, a title and the first fields. */
export function SetupWizardSkeleton() {
  return (
    <S.WizardSkeleton>
      <S.StepsSkeleton>
        {workSteps.map((step) => (
          <Skeleton key={step} shape="block" height="41px" />
        ))}
      </S.StepsSkeleton>
      <S.FieldsSkeleton>
        <Skeleton width="40%" count={2} />
        <Skeleton shape="block" count={4} height="44px" />
      </S.FieldsSkeleton>
    </S.WizardSkeleton>
  );
}

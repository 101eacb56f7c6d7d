import { completeOnboarding, resumeOnboarding, saveOnboardingProgress } from '@alms/lis-domain/onboarding';
import { facilityUrl } from '@alms/lis-domain/tenancy';
import { SetupWizardScreen, type CompletedSetup } from '@alms/lis-features/onboarding/setup-wizard';
import { useState } from 'react';
import { paths } from '../../app/paths.ts';
import { useAnswer } from '../../data/use-answer.ts';
import { useSubdomainCheck } from '../../data/use-subdomain-check.ts';
import { useSubmission } from '../../data/use-submission.ts';
import { useApi } from '../../session/session-provider.tsx';
import { useTenant } from '../../tenant/tenant-provider.tsx';
import { AddressNotice } from '../confirm-email/address-notice.tsx';

const timeZones = Intl.supportedValuesOf('timeZone');

/** `/onboarding` */
export default function OnboardingRoute() {
  const { call } = useApi();
  const { hosts } = useTenant();
  const { resource, reload } = useAnswer(resumeOnboarding, {});
  const { submission, submit } = useSubmission();
  const own = resource.status === 'ready' ? resource.data.data.laboratory_setup?.subdomain : undefined;
  const { check, ask } = useSubdomainCheck(own);
  const [completed, setCompleted] = useState<CompletedSetup>();

  return (
    <SetupWizardScreen
      resume={resource}
      onRetry={reload}
      submission={submission}
      onSaveStep={(progress) => submit(() => call(saveOnboardingProgress, { body: progress }))}
      onComplete={() =>
        submit(async () => {
          const { subdomain } = await call(completeOnboarding, { body: { confirm: true } });
          const href = facilityUrl(subdomain, hosts);
          setCompleted({ href, address: new URL(href).host });
        })
      }
      subdomainCheck={check}
      onSubdomainChange={ask}
      baseDomain={hosts.baseDomain}
      timeZones={timeZones}
      invitationNotice={<AddressNotice />}
      {...(completed && { completed })}
      hrefs={{ dashboard: paths.dashboard }}
    />
  );
}

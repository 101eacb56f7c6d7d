import { readHospitalSettings, timeZoneNames } from '@alms/lis-domain/facility';
import {
  completeOnboarding,
  resumeOnboarding,
  saveOnboardingProgress,
} from '@alms/lis-domain/onboarding';
import { facilityUrl } from '@alms/lis-domain/tenancy';
import { SetupWizardScreen, type CompletedSetup } from '@alms/lis-features/onboarding/setup-wizard';
import { loading } from '@alms/ui/resource';
import { useState } from 'react';
import { paths } from '../../../app/paths.ts';
import { useEndpoint } from '../../../data/use-endpoint.ts';
import { useSubdomainCheck } from '../../../data/use-subdomain-check.ts';
import { useSubmission } from '../../../data/use-submission.ts';
import { useApi } from '../../../session/session-provider.tsx';
import { usePageReading } from '../../../session/use-page-reading.ts';
import { useTenant } from '../../../tenant/tenant-provider.tsx';
import { AddressNotice } from '../../identity/confirm-email/address-notice.tsx';
import { withFirstAnswers } from './first-answers.ts';

const timeZones = timeZoneNames();

/** `/onboarding` */
export default function OnboardingRoute() {
  const { call } = useApi();
  const tenant = useTenant();
  const { hosts } = tenant;
  const { resource, reload } = useEndpoint(resumeOnboarding, {});
  usePageReading(resource);
  const { resource: settings } = useEndpoint(readHospitalSettings, {});
  const { state, submit } = useSubmission();
  const own = settings.status === 'ready' ? settings.data.subdomain : undefined;
  const { check, ask } = useSubdomainCheck(own);
  const [completed, setCompleted] = useState<CompletedSetup>();

  const resume = () => {
    if (settings.status === 'loading') return loading;
    if (resource.status !== 'ready') return resource;
    return {
      ...resource,
      data: withFirstAnswers(
        resource.data,
        settings.status === 'ready' ? settings.data : undefined,
      ),
    };
  };
  return (
    <SetupWizardScreen
      resume={resume()}
      onRetry={reload}
      submission={state}
      onSaveStep={(progress) => submit(() => call(saveOnboardingProgress, { body: progress }))}
      onComplete={() =>
        submit(async () => {
          const { subdomain } = await call(completeOnboarding, { body: { confirm: true } });
          const site = facilityUrl(subdomain, hosts);
          // From the main site, the session continues at the facility.
          const href = tenant.subdomain === undefined ? paths.dashboard : site;
          setCompleted({ href, address: new URL(site).host });
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

import { readHospitalSettings } from '@alms/lis-domain/facility';
import {
  completeOnboarding,
  resumeOnboarding,
  saveOnboardingProgress,
  type OnboardingProgress,
} from '@alms/lis-domain/onboarding';
import { facilityUrl } from '@alms/lis-domain/tenancy';
import { SetupWizardScreen, type CompletedSetup } from '@alms/lis-features/onboarding/setup-wizard';
import { loading } from '@alms/ui/resource';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../../app/paths.ts';
import { useEndpoint } from '../../../data/use-endpoint.ts';
import { useSubdomainCheck } from '../../../data/use-subdomain-check.ts';
import { useSubmission } from '../../../data/use-submission.ts';
import { useApi } from '../../../session/session-provider.tsx';
import { readSetupSuggestions } from '../../../tenant/setup-suggestions.ts';
import { useTenant } from '../../../tenant/tenant-provider.tsx';
import { AddressNotice } from '../../identity/confirm-email/address-notice.tsx';
import { withFirstAnswers } from './first-answers.ts';
import { useChosenSwitches } from './use-chosen-switches.ts';

const timeZones = Intl.supportedValuesOf('timeZone');

/** `/onboarding` */
export default function OnboardingRoute() {
  const { call } = useApi();
  const { hosts } = useTenant();
  const [search, setSearch] = useSearchParams();
  const suggestions = readSetupSuggestions(search);
  const { resource, reload } = useEndpoint(resumeOnboarding, {});
  const { resource: settings } = useEndpoint(readHospitalSettings, {});
  const writeSwitches = useChosenSwitches(suggestions);
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
        suggestions,
      ),
    };
  };
  const saveStep = async (progress: OnboardingProgress) => {
    if (progress.step === 'laboratory_setup') await writeSwitches();
    await call(saveOnboardingProgress, { body: progress });
    setSearch({}, { replace: true });
  };

  return (
    <SetupWizardScreen
      resume={resume()}
      onRetry={reload}
      submission={state}
      onSaveStep={(progress) => submit(() => saveStep(progress))}
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

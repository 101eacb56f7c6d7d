import { facilityUrl } from '@alms/lis-domain/tenancy';
import {
  registrationSteps,
  RegistrationWizardScreen,
  type RegistrationStep,
} from '@alms/lis-features/facility/registration-wizard';
import { useMessages } from '@alms/ui/i18n';
import { useToasts } from '@alms/ui/toast';
import { useSearchParams } from 'react-router-dom';
import { outcomeMessages } from '../../../app/words/outcome/index.ts';
import { paths } from '../../../app/paths.ts';
import { usePlans } from '../../../data/use-plans.ts';
import { useSubdomainCheck } from '../../../data/use-subdomain-check.ts';
import { useTenant } from '../../../tenant/tenant-provider.tsx';
import { useRegistration } from './use-registration.ts';

const FIRST: RegistrationStep = 'facility_information';

/** The plan of a link from the landing page. */
function chosenPlanIn(search: URLSearchParams) {
  const plan_id = search.get('plan');
  const billing_cycle =
    search.get('cycle') === 'yearly' ? ('yearly' as const) : ('monthly' as const);
  return plan_id === null ? undefined : { plan_id, billing_cycle };
}

/**
 * `/register-hospital`; the step is stored in the URL, so that Back returns one step without losing
 * data.
 */
export default function RegisterHospitalRoute() {
  const { hosts, config } = useTenant();
  const [search, setSearch] = useSearchParams();
  const { resource: plans, reload } = usePlans();
  const { check, ask } = useSubdomainCheck();
  const { show } = useToasts();
  const words = useMessages(outcomeMessages);
  const { submission, register, registered } = useRegistration(() =>
    show({ tone: 'positive', message: words.facilityRegistered }),
  );

  return (
    <RegistrationWizardScreen
      step={registrationSteps.find((step) => step === search.get('step')) ?? FIRST}
      onStepChange={({ to, reason }) =>
        setSearch(to === FIRST ? {} : { step: to }, { replace: reason === 'not-ready' })
      }
      plans={plans}
      chosenPlan={chosenPlanIn(search)}
      onRetryPlans={reload}
      beta={config.beta}
      subdomainCheck={check}
      onSubdomainChange={ask}
      baseDomain={hosts.baseDomain}
      addressOf={(subdomain) => new URL(facilityUrl(subdomain, hosts)).host}
      submission={submission}
      onRegister={register}
      {...(registered && { registered })}
      draftStorage={sessionStorage}
      hrefs={{ login: paths.login, registerLab: paths.registerLab }}
    />
  );
}

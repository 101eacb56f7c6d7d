import { mainSiteUrl } from '@alms/lis-domain/tenancy';
import { TrialBanner } from '@alms/lis-features/subscription/trial-banner';
import { paths } from '../../../app/paths.ts';
import { useTenant } from '../../../tenant/tenant-provider.tsx';
import { useTrialNotice } from './use-trial-notice.ts';

/** Trial message for this user, under the top bar. */
export default function TrialNotice() {
  const { config, hosts } = useTenant();
  const trial = useTrialNotice();
  return (
    trial && (
      <TrialBanner
        state={trial.state}
        endsAt={trial.endsAt}
        beta={config.beta}
        {...(trial.isAdministrator && { contactHref: mainSiteUrl(hosts) + paths.contact })}
      />
    )
  );
}

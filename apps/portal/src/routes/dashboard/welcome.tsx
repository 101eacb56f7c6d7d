import { resumeOnboarding } from '@alms/lis-domain/onboarding';
import { WelcomeCard } from '@alms/lis-features/onboarding/welcome-card';
import { paths } from '../../app/paths.ts';
import { useEndpoint } from '../../data/use-endpoint.ts';

/**
 * Remaining setup steps, for users who can complete them. Renders nothing while unknown: setup
 * happens once, and the card would otherwise flash on every visit.
 */
export default function Welcome() {
  const { resource, reload } = useEndpoint(resumeOnboarding, {});
  if (
    resource.status === 'loading' ||
    (resource.status === 'ready' && resource.data.next_step === 'completed')
  )
    return null;
  return <WelcomeCard resume={resource} onRetry={reload} hrefs={{ setup: paths.onboarding }} />;
}

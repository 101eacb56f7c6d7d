import { resumeOnboarding } from '@alms/lis-domain/onboarding';
import { WelcomeCard } from '@alms/lis-features/onboarding/welcome-card';
import { paths } from '../../app/paths.ts';
import { useAnswer } from '../../data/use-answer.ts';

/** What is still to be set up, for who can do it. Nothing until that is known: a facility is set up once, and would see the card come and go on every visit. */
export default function Welcome() {
  const { resource, reload } = useAnswer(resumeOnboarding, {});
  if (
    resource.status === 'loading' ||
    (resource.status === 'ready' && resource.data.next_step === 'completed')
  )
    return null;
  return <WelcomeCard resume={resource} onRetry={reload} hrefs={{ setup: paths.onboarding }} />;
}

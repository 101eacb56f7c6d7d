import { resumeOnboarding } from '@alms/lis-domain/onboarding';
import { WelcomeCard } from '@alms/lis-features/onboarding/welcome-card';
import { paths } from '../../app/paths.ts';
import { useAnswer } from '../../data/use-answer.ts';

/** What is still to be set up, for who can do it. */
export default function Welcome() {
  const { resource, reload } = useAnswer(resumeOnboarding, {});
  if (resource.status === 'ready' && resource.data.next_step === 'completed') return null;
  return <WelcomeCard resume={resource} onRetry={reload} hrefs={{ setup: paths.onboarding }} />;
}

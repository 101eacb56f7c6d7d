import type { OnboardingResume } from '@alms/lis-domain/onboarding';
import { LinkButton } from '@alms/ui/button';
import { Card } from '@alms/ui/card';
import { useMessages } from '@alms/ui/i18n';
import { CheckGlyph, Icon } from '@alms/ui/icon';
import { ProgressBar } from '@alms/ui/progress';
import { ResourceView, type Resource } from '@alms/ui/resource';
import { Skeleton } from '@alms/ui/skeleton';
import { useOnboardingWords } from '../../shared/onboarding-words/index.ts';
import { welcomeCardMessages } from './words/index.ts';
import * as S from './welcome-card.styles.ts';

export interface WelcomeCardProps {
  /**
   * Progress of the setup. Omit the card for users who cannot set up the facility, and after
   * completion.
   */
  resume: Resource<OnboardingResume>;
  /** Reloads the progress after a failure. When omitted, no button is shown. */
  onRetry?: () => void | Promise<void>;
  hrefs: { setup: string };
}

/**
 * Setup progress with completed steps and a link to continue. Shown above all other content until
 * the setup is complete.
 */
export function WelcomeCard({ resume, onRetry, hrefs }: WelcomeCardProps) {
  const words = useMessages(welcomeCardMessages);
  return (
    <Card heading={words.title} data-screen="welcome-card">
      <ResourceView
        resource={resume}
        label={words.resource}
        skeleton={<Skeleton count={3} />}
        {...(onRetry && { onRetry })}
      >
        {(data) => <Progress resume={data} setupHref={hrefs.setup} />}
      </ResourceView>
    </Card>
  );
}

interface ProgressProps {
  resume: OnboardingResume;
  setupHref: string;
}

function Progress({
  resume: { progress_percentage: percentage, completed_steps: done, next_step: next },
  setupHref,
}: ProgressProps) {
  const words = useMessages(welcomeCardMessages);
  const names = useOnboardingWords();
  // The account always exists, so only later steps count as progress.
  const hasBegun = done.some((step) => step !== 'account_created');
  return (
    <S.Progress>
      <div data-part="facts">
        <ProgressBar label={words.progress} value={percentage} />
        <dl>
          <div>
            <dt>{words.completed}</dt>
            <dd>
              <ul>
                {done.map((step) => (
                  <li key={step}>
                    <Icon glyph={CheckGlyph} size="small" />
                    {names[step]}
                  </li>
                ))}
              </ul>
            </dd>
          </div>
          <div>
            <dt>{words.next}</dt>
            <dd data-part="next">{names[next]}</dd>
          </div>
        </dl>
      </div>
      <LinkButton href={setupHref} variant="primary">
        {hasBegun ? words.continue : words.start}
      </LinkButton>
    </S.Progress>
  );
}

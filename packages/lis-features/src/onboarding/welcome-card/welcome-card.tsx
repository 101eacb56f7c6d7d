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
  /** How far the setup is. Draw no card at all for people who cannot set the facility up, or once it is complete. */
  resume: Resource<OnboardingResume>;
  /** Asks again after a failure. When omitted, no button is drawn for it. */
  onRetry?: () => void | Promise<void>;
  hrefs: { setup: string };
}

/** Stands above everything else until the facility is set up: how far it is, what is done, and the way on. */
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
  // The account is there by itself: only what comes after it is progress of the wizard.
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

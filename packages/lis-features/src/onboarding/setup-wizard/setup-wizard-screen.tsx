import type { OnboardingProgress, OnboardingResume } from '@alms/lis-domain/onboarding';
import { LinkButton } from '@alms/ui/button';
import { useMessages } from '@alms/ui/i18n';
import { CheckGlyph } from '@alms/ui/icon';
import { Link } from '@alms/ui/link';
import { ResourceView, type Resource, type Submission } from '@alms/ui/resource';
import { Text } from '@alms/ui/text';
import type { ReactNode } from 'react';
import { MessagePage } from '../../shared/message-page/index.ts';
import type { SubdomainCheck } from '../../shared/subdomain-field/index.ts';
import { WizardPage } from '../../shared/wizard-page/index.ts';
import { setupWizardMessages } from './words/index.ts';
import { SetupWizardSkeleton } from './setup-wizard-skeleton.tsx';
import { SetupWizard } from './setup-wizard.tsx';

/** Web address of the facility after the setup. */
export interface CompletedSetup {
  /** Web address as users type it: `northgate.example.com`. */
  address: string;
  href: string;
}

export interface SetupWizardScreenProps {
  /** Progress of the setup and saved values. Read once; the wizard then tracks its own step. */
  resume: Resource<OnboardingResume>;
  /** Reloads `resume` after a failure. */
  onRetry?: () => void | Promise<void>;
  /**
   * State of the last save or completion. Known refusals: `subdomain_taken`,
   * `onboarding_incomplete`.
   */
  submission: Submission;
  /**
   * Saves one step; the wizard continues when the outcome is `done`. The same outcome arrives as
   * `submission`.
   */
  onSaveStep: (progress: OnboardingProgress) => Promise<Submission>;
  /** Completes the setup after the last step is saved. */
  onComplete: () => Promise<Submission>;
  /** Availability of the entered subdomain. */
  subdomainCheck: SubdomainCheck;
  /** Called at each change of the subdomain, to check its availability. The caller debounces. */
  onSubdomainChange: (subdomain: string) => void;
  /** Domain after the subdomain: `example.com`. */
  baseDomain: string;
  /** IANA time zones offered besides the four common ones. @default [] */
  timeZones?: readonly string[];
  /**
   * Explains why invitations are not emailed; shown with the invitations and at the end. When
   * omitted, none is shown.
   */
  invitationNotice?: ReactNode;
  /** The completed setup. Replaces the wizard with the facility’s web address. */
  completed?: CompletedSetup;
  hrefs: { dashboard: string };
}

const NO_ZONES: readonly string[] = [];

/** Setup wizard for the administrator of a new laboratory. */
export function SetupWizardScreen({
  resume,
  onRetry,
  completed,
  timeZones = NO_ZONES,
  invitationNotice,
  hrefs,
  ...wizard
}: SetupWizardScreenProps) {
  const words = useMessages(setupWizardMessages);
  if (completed !== undefined) {
    return (
      <MessagePage
        component="setup-wizard-screen"
        glyph={CheckGlyph}
        title={words.doneTitle}
        body={
          <>
            <Text code size="lead">
              {completed.address}
            </Text>
            <Text tone="muted">{words.doneContext}</Text>
            {invitationNotice}
          </>
        }
        action={
          <LinkButton href={completed.href} variant="primary" size="large">
            {words.goToFacility}
          </LinkButton>
        }
      />
    );
  }
  return (
    <WizardPage
      component="setup-wizard-screen"
      title={words.title}
      aside={<Link href={hrefs.dashboard}>{words.later}</Link>}
    >
      <ResourceView
        resource={resume}
        label={words.label}
        headingLevel={2}
        skeleton={<SetupWizardSkeleton />}
        {...(onRetry && { onRetry })}
      >
        {(data) => (
          <SetupWizard
            resume={data}
            timeZones={timeZones}
            invitationNotice={invitationNotice}
            {...wizard}
          />
        )}
      </ResourceView>
    </WizardPage>
  );
}

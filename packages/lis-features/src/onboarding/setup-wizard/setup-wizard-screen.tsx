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

/** Where the facility is found once the setup is complete. */
export interface CompletedSetup {
  /** As people type it: `northgate.example.com`. */
  address: string;
  href: string;
}

export interface SetupWizardScreenProps {
  /** How far the setup is, and what was typed before. Read once: the wizard keeps its own place from then on. */
  resume: Resource<OnboardingResume>;
  /** Asks for `resume` again after a failure. */
  onRetry?: () => void | Promise<void>;
  /** The state of the last save or completion. Refusals it knows: `subdomain_taken`, `onboarding_incomplete`. */
  submission: Submission;
  /** Saves one step; the wizard goes on when the answer is `done`. The same outcome arrives as `submission`. */
  onSaveStep: (progress: OnboardingProgress) => Promise<Submission>;
  /** Finishes the setup, after the last step has been saved. */
  onComplete: () => Promise<Submission>;
  /** What is known of the subdomain in the field. */
  subdomainCheck: SubdomainCheck;
  /** Called at each change of the subdomain, to check it; waiting for a pause in typing is the caller's. */
  onSubdomainChange: (subdomain: string) => void;
  /** What follows the subdomain in the address: `example.com`. */
  baseDomain: string;
  /** IANA zones to choose from besides the four common ones. @default [] */
  timeZones?: readonly string[];
  /** What keeps invitations from being mailed; stands with the invitations and at the end. When omitted, nothing does. */
  invitationNotice?: ReactNode;
  /** Once complete: replaces the wizard by the facility's address. */
  completed?: CompletedSetup;
  hrefs: { dashboard: string };
}

const NO_ZONES: readonly string[] = [];

/** Leads a new administrator through the setup of their laboratory. */
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

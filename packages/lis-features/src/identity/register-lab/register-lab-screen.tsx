import { LinkButton } from '@alms/ui/button';
import { useMessages } from '@alms/ui/i18n';
import { Link } from '@alms/ui/link';
import type { Submission } from '@alms/ui/resource';
import { Text } from '@alms/ui/text';
import { NewAccountForm, type NewAccountValues } from '../../shared/new-account/index.ts';
import { usePlanTerms } from '../../shared/plan-terms/index.ts';
import { PublicPage } from '../../shared/public-page/index.ts';
import { registerLabMessages } from './words/index.ts';

/** A newly registered laboratory. */
export interface RegisteredLab {
  /** Future web address of the facility, as users type it: `northgate.example.com`. */
  address: string;
  /** Link to the setup, or to the dashboard when no setup is required. */
  nextHref: string;
}

export interface RegisterLabScreenProps {
  submission: Submission;
  onRegister: (values: NewAccountValues) => void | Promise<void>;
  /**
   * The registered laboratory. Replaces the form with the facility’s future web address and the
   * next step.
   */
  registered?: RegisteredLab;
  /** Whether all plans are currently free. */
  beta: boolean;
  hrefs: { login: string; registerHospital: string; terms: string; privacy: string };
}

/** Registers a laboratory with its first administrator, and continues to the setup. */
export function RegisterLabScreen({
  submission,
  onRegister,
  registered,
  beta,
  hrefs,
}: RegisterLabScreenProps) {
  const words = useMessages(registerLabMessages);
  const terms = usePlanTerms();
  if (registered !== undefined) {
    return (
      <PublicPage
        component="register-lab-screen"
        title={words.registeredTitle}
        context={words.registeredContext}
      >
        <div>
          <Text tone="muted" size="medium">
            {words.address}
          </Text>
          <Text code size="lead">
            {registered.address}
          </Text>
        </div>
        <LinkButton href={registered.nextHref} variant="primary" size="large" wide>
          {words.startSetup}
        </LinkButton>
      </PublicPage>
    );
  }
  return (
    <PublicPage
      component="register-lab-screen"
      title={words.title}
      context={`${terms.trial} ${beta ? terms.beta : terms.afterTrial}`}
      footer={
        <>
          <span>
            {words.alreadyRegistered} <Link href={hrefs.login}>{words.signIn}</Link>
          </span>
          <span>
            {words.wholeFacility}{' '}
            <Link href={hrefs.registerHospital}>{words.registerFacility}</Link>
          </span>
        </>
      }
    >
      <NewAccountForm
        submission={submission}
        onCreate={onRegister}
        submitLabel={words.create}
        words={words}
      >
        <Text size="medium" tone="muted">
          {words.agreementBefore}{' '}
          <Link quiet href={hrefs.terms}>
            {words.terms}
          </Link>{' '}
          {words.agreementBetween}{' '}
          <Link quiet href={hrefs.privacy}>
            {words.privacy}
          </Link>
        </Text>
      </NewAccountForm>
    </PublicPage>
  );
}

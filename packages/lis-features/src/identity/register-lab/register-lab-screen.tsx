import { LinkButton } from '@alms/ui/button';
import { useMessages } from '@alms/ui/i18n';
import { Link } from '@alms/ui/link';
import type { Submission } from '@alms/ui/resource';
import { Text } from '@alms/ui/text';
import { PublicPage } from '../../shared/public-page/index.ts';
import { RegisterLabForm } from './register-lab-form.tsx';
import type { RegisterLabValues } from './register-lab.form.ts';
import { registerLabMessages } from './words/index.ts';

/** What the new account leads to. */
export interface RegisteredLab {
  /** Where the facility will be found, as people type it: `northgate.example.com`. */
  address: string;
  /** The setup, or the dashboard where none is required. */
  nextHref: string;
}

export interface RegisterLabScreenProps {
  submission: Submission;
  onRegister: (values: RegisterLabValues) => void | Promise<void>;
  /** Once registered: replaces the form by the facility's future address and the way on. */
  registered?: RegisteredLab;
  hrefs: { login: string; registerHospital: string; terms: string; privacy: string };
}

/** Creates a laboratory with its first administrator and leads to the setup. */
export function RegisterLabScreen({
  submission,
  onRegister,
  registered,
  hrefs,
}: RegisterLabScreenProps) {
  const words = useMessages(registerLabMessages);
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
      context={words.context}
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
      <RegisterLabForm submission={submission} onRegister={onRegister} hrefs={hrefs} />
    </PublicPage>
  );
}

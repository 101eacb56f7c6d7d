import { useMessages } from '@alms/ui/i18n';
import { Link } from '@alms/ui/link';
import { WizardPage } from '../../shared/wizard-page/index.ts';
import { registrationWizardMessages } from './words/index.ts';
import { RegistrationWizard, type RegistrationWizardProps } from './registration-wizard.tsx';

export interface RegistrationWizardScreenProps extends RegistrationWizardProps {
  hrefs: { login: string; registerLab: string };
}

/**
 * Registers a facility with its plan and first administrator. To create only an account and set up
 * the facility later, use `RegisterLabScreen`.
 */
export function RegistrationWizardScreen({ hrefs, ...wizard }: RegistrationWizardScreenProps) {
  const words = useMessages(registrationWizardMessages);
  return (
    <WizardPage
      component="registration-wizard-screen"
      title={words.title}
      context={
        !wizard.registered && (
          <>
            {words.context} <Link href={hrefs.registerLab}>{words.registerLab}</Link>
          </>
        )
      }
      aside={
        <>
          {words.already} <Link href={hrefs.login}>{words.signIn}</Link>
        </>
      }
    >
      <RegistrationWizard {...wizard} />
    </WizardPage>
  );
}

import type { PublicInfo } from '@alms/lis-domain/facility';
import { LoginScreen } from '@alms/lis-features/identity/login';
import { idle, type Resource, type Submission } from '@alms/ui/resource';
import { useState } from 'react';

/** Link targets: the application's own URLs, for any router. */
const hrefs = {
  signIn: '#connexion',
  forgotPassword: '#mot-de-passe',
  register: '#inscription',
  requestAccess: '#demande-acces',
  otherFacility: '#etablissements',
  privacy: '#confidentialite',
  terms: '#conditions',
};

export interface SignInPageProps {
  facility: Resource<PublicInfo>;
  /** Resolves to whether the credentials are valid. */
  signIn: (email: string, password: string) => Promise<boolean>;
  onSignedIn: () => void;
}

/** The packages' login screen, backed by this application's own user directory. */
export function SignInPage({ facility, signIn, onSignedIn }: SignInPageProps) {
  const [submission, setSubmission] = useState<Submission>(idle);
  const handleSignIn = async ({ email, password }: { email: string; password: string }) => {
    setSubmission({ status: 'submitting' });
    const fits = await signIn(email, password);
    if (fits) onSignedIn();
    else setSubmission({ status: 'rejected', fieldErrors: {}, formError: 'invalid_credentials' });
  };
  return (
    <LoginScreen
      facility={facility}
      address="resultats.riviere.example"
      submission={submission}
      onSignIn={handleSignIn}
      hrefs={hrefs}
    />
  );
}

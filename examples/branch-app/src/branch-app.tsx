import { deriveBranding } from '@alms/lis-domain/facility';
import { MessagesProvider } from '@alms/ui/i18n';
import { ThemeScope, ThemeStyles } from '@alms/ui/theme';
import { useState } from 'react';
import type { Laboratory } from './data/laboratory.ts';
import { ResultsPage } from './results-page.tsx';
import { SignInPage } from './sign-in-page.tsx';
import { useFetched } from './use-fetched.ts';
import { french } from './words.ts';

export interface BranchAppProps {
  laboratory: Laboratory;
}

/**
 * Sign-in, then one patient's results, in this facility's colours and language, without a router.
 */
export function BranchApp({ laboratory }: BranchAppProps) {
  const facility = useFetched(laboratory.facility);
  const [isSignedIn, setIsSignedIn] = useState(false);
  const known = facility.status === 'ready' ? facility.data : undefined;
  return (
    <MessagesProvider
      locale="fr"
      timeZone="Europe/Paris"
      dateFormat="DD/MM/YYYY"
      translations={french}
    >
      <ThemeStyles page />
      <ThemeScope
        page
        scheme="light"
        density="compact"
        {...(known && { tenant: known.subdomain, brand: deriveBranding(known.branding) })}
      >
        {isSignedIn ? (
          <SignedIn
            laboratory={laboratory}
            title={known?.facility_name ?? ''}
            onSignOut={() => setIsSignedIn(false)}
          />
        ) : (
          <SignInPage
            facility={facility}
            signIn={laboratory.signIn}
            onSignedIn={() => setIsSignedIn(true)}
          />
        )}
      </ThemeScope>
    </MessagesProvider>
  );
}

interface SignedInProps {
  laboratory: Laboratory;
  title: string;
  onSignOut: () => void;
}

/** Requests the record only after sign-in. */
function SignedIn({ laboratory, title, onSignOut }: SignedInProps) {
  const record = useFetched(laboratory.record);
  return <ResultsPage title={title} record={record} onSignOut={onSignOut} />;
}

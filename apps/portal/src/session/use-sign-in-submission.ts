import { idle, type Submission } from '@alms/ui/resource';
import { useState } from 'react';
import { useRefusedSignIn } from '../app/providers.tsx';

/**
 * Returns the state of a sign-in step. It starts with the error of a form submitted before
 * hydration.
 */
export function useSignInSubmission() {
  const refused = useRefusedSignIn();
  return useState<Submission>(
    refused ? { status: 'rejected', fieldErrors: {}, formError: refused.code } : idle,
  );
}

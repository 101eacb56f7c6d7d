import { idle, type Submission } from '@alms/ui/resource';
import { useState } from 'react';
import { useRefusedSignIn } from '../app/providers.tsx';

/** How a step of signing in went. It begins with the refusal of a form that was sent before the application was there. */
export function useSignInSubmission() {
  const refused = useRefusedSignIn();
  return useState<Submission>(
    refused ? { status: 'rejected', fieldErrors: {}, formError: refused.code } : idle,
  );
}

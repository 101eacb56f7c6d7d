'use client';

import type { PublicInfo } from '@alms/lis-domain/facility';
import { LoginScreen } from '@alms/lis-features/identity/login';
import { idle, ready, type Submission } from '@alms/ui/resource';
import { useRouter } from 'next/navigation';
import { useState } from 'react';

/** This sample has no other pages. */
const hrefs = {
  signIn: '/',
  forgotPassword: '#forgot-password',
  register: '#register',
  requestAccess: '#request-access',
  otherFacility: '#facilities',
  privacy: '#privacy',
  terms: '#terms',
};

/** The packages' login screen, with one fictitious account. */
export function SignIn({ facility }: { facility: PublicInfo }) {
  const router = useRouter();
  const [submission, setSubmission] = useState<Submission>(idle);
  const signIn = ({ email, password }: { email: string; password: string }) => {
    const fits = email === 'ada@northside.example' && password === 'a secret of yours';
    if (fits) router.push('/results');
    else setSubmission({ status: 'rejected', fieldErrors: {}, formError: 'invalid_credentials' });
  };
  return (
    <LoginScreen
      facility={ready(facility)}
      address="northside.example"
      submission={submission}
      onSignIn={signIn}
      hrefs={hrefs}
    />
  );
}

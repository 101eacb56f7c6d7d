import type { Submission } from '@alms/ui/resource';
import { expect, it } from 'vitest';
import { stepSubmission } from './step-submission.ts';

it.each<[string, Submission, Submission]>([
  ['anything other than a rejection', { status: 'submitting' }, { status: 'submitting' }],
  [
    'a taken subdomain as an error of its field',
    { status: 'rejected', fieldErrors: {}, formError: 'subdomain_taken' },
    { status: 'rejected', fieldErrors: { subdomain: 'subdomainTaken' } },
  ],
  [
    'paths in the request body as field names',
    {
      status: 'rejected',
      fieldErrors: { 'data.invites.1.email': 'is in use', step: 'is wrong' },
      formError: 'invalid',
    },
    {
      status: 'rejected',
      fieldErrors: { 'invites.1.email': 'is in use', step: 'is wrong' },
      formError: 'invalid',
    },
  ],
])('stepSubmission passes on %s', (_case, submission, expected) => {
  expect(stepSubmission(submission)).toEqual(expected);
});

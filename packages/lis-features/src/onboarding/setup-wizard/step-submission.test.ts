import type { Submission } from '@alms/ui/resource';
import { expect, it } from 'vitest';
import { stepSubmission } from './step-submission.ts';

it.each<[string, Submission, Submission]>([
  ['what is not a refusal', { status: 'submitting' }, { status: 'submitting' }],
  [
    'a taken subdomain, beside its field',
    { status: 'rejected', fieldErrors: {}, formError: 'subdomain_taken' },
    { status: 'rejected', fieldErrors: { subdomain: 'subdomainTaken' } },
  ],
  [
    'the paths of a body, as names of fields',
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

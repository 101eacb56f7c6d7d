import type { Submission } from '@alms/ui/resource';

/**
 * The server's refusal of a step, with the names of the step's own fields: a body's `data.subdomain` is the field
 * `subdomain`, and a taken subdomain belongs beside it.
 */
export function stepSubmission(submission: Submission): Submission {
  if (submission.status !== 'rejected') return submission;
  const { fieldErrors, formError } = submission;
  if (formError === 'subdomain_taken')
    return { status: 'rejected', fieldErrors: { subdomain: 'subdomainTaken' } };
  const named = Object.entries(fieldErrors).map(([name, message]) => [
    name.replace(/^data\./, ''),
    message,
  ]);
  return {
    status: 'rejected',
    fieldErrors: Object.fromEntries(named) as Record<string, string>,
    formError,
  };
}

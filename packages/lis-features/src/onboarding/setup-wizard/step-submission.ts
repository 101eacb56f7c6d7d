import type { Submission } from '@alms/ui/resource';

/**
 * Maps a server refusal to the step’s field names: `data.subdomain` becomes `subdomain`. A taken
 * subdomain appears at that field.
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

import { Button } from '@alms/ui/button';
import { Heading } from '@alms/ui/heading';
import { useMessages } from '@alms/ui/i18n';
import { idle, type Submission } from '@alms/ui/resource';
import { TextField } from '@alms/ui/text-field';
import { useState } from 'react';
import { LisForm, useLisForm } from '../shared/lis-form/index.js';
import { goToFacilityForm } from './go-to-facility.form.js';
import { landingMessages } from './landing.messages.js';

export interface GoToFacilityProps {
  baseDomain: string;
  onGoToFacility: (facility: { subdomain: string }) => Promise<void>;
}

/** Leads somebody who knows their facility's name to its door. */
export function GoToFacility({ baseDomain, onGoToFacility }: GoToFacilityProps) {
  const words = useMessages(landingMessages);
  const [submission, setSubmission] = useState<Submission>(idle);

  const open = async (facility: { subdomain: string }) => {
    setSubmission(idle);
    try {
      await onGoToFacility(facility);
    } catch {
      // Whatever kept the browser here, the reader can only try again.
      setSubmission({ status: 'rejected', fieldErrors: {}, formError: 'openFailed' });
    }
  };

  const form = useLisForm(goToFacilityForm, { defaultValues: { subdomain: '' }, words, onSubmit: open, submission });
  return (
    <LisForm form={form} label={words.goToFacility} brief>
      <Heading level={2} size="large">{words.goToFacility}</Heading>
      <TextField
        label={words.subdomain}
        hint={words.subdomainHint}
        trailing={<bdi dir="ltr">{words.suffix({ baseDomain })}</bdi>}
        dir="ltr"
        autoComplete="organization"
        autoCapitalize="none"
        spellCheck={false}
        {...form.field('subdomain')}
      />
      <Button type="submit" variant="primary" size="large" wide busy={form.busy}>{words.goToFacility}</Button>
    </LisForm>
  );
}

import { typedSubdomain } from '@alms/lis-domain/tenancy';
import { Alert } from '@alms/ui/alert';
import { Button } from '@alms/ui/button';
import { Form } from '@alms/ui/form';
import { Heading } from '@alms/ui/heading';
import { useMessages } from '@alms/ui/i18n';
import { TextField } from '@alms/ui/text-field';
import { useId, useState, type SubmitEvent } from 'react';
import { useSubdomainWords } from '../shared/subdomain-field/index.ts';
import { landingMessages } from './words/index.ts';

export interface GoToFacilityProps {
  baseDomain: string;
  /** Input of a native form submission that is not a valid subdomain. */
  refused?: string | undefined;
  onGoToFacility: (facility: { subdomain: string }) => Promise<void>;
  hrefs: { go: string };
}

type State = 'idle' | 'opening' | 'required' | 'invalid' | 'failed';

/**
 * Opens a facility’s sign-in page by its subdomain. A native form read on submit: without scripts
 * the browser sends the subdomain to `hrefs.go`.
 */
export function GoToFacility({ baseDomain, refused, onGoToFacility, hrefs }: GoToFacilityProps) {
  const words = useMessages(landingMessages);
  const { subdomainHint } = useSubdomainWords();
  const fieldId = useId();
  const [state, setState] = useState<State>(
    refused === undefined ? 'idle' : (typedSubdomain(refused).refusal ?? 'idle'),
  );

  const submit = async ({ currentTarget: form }: SubmitEvent<HTMLFormElement>) => {
    // The field is a text input, so its value is a string.
    const { subdomain, refusal } = typedSubdomain(new FormData(form).get('subdomain') as string);
    if (refusal !== undefined) {
      setState(refusal);
      form.querySelector('input')?.focus();
      return;
    }
    setState('opening');
    try {
      await onGoToFacility({ subdomain });
      setState('idle');
    } catch {
      // Whatever the cause, the user can only retry.
      setState('failed');
    }
  };

  const refusals: Partial<Record<State, string>> = {
    required: words.subdomainRequired,
    invalid: words.subdomainInvalid,
  };
  return (
    <Form
      method="get"
      action={hrefs.go}
      aria-label={words.goToFacility}
      onSubmit={submit}
      onInvalidEdit={() => setState('idle')}
    >
      <Heading level={2} size="large">
        {words.goToFacility}
      </Heading>
      {state === 'failed' && (
        <Alert tone="critical" live="assertive" size="large">
          {words.openFailed}
        </Alert>
      )}
      <TextField
        id={fieldId}
        name="subdomain"
        label={words.subdomain}
        hint={subdomainHint}
        error={refusals[state]}
        trailing={<bdi dir="ltr">{words.suffix({ baseDomain })}</bdi>}
        dir="ltr"
        defaultValue={refused}
        autoComplete="organization"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Button type="submit" variant="primary" size="large" wide busy={state === 'opening'}>
        {words.goToFacility}
      </Button>
    </Form>
  );
}

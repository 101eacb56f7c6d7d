import { cleanSubdomainInput } from '@alms/lis-domain/tenancy';
import { useMessages } from '@alms/ui/i18n';
import { assertNever } from '@alms/ui/resource';
import { TextField } from '@alms/ui/text-field';
import type { ChangeEvent } from 'react';
import type { FieldBinding } from '../lis-form/index.ts';
import { subdomainFieldMessages } from './words/index.ts';

/** What is known of the subdomain that stands in the field. It is advice: the server decides when it is sent. */
export type SubdomainCheck = 'idle' | 'checking' | 'available' | 'taken' | 'invalid' | 'unknown';

export interface SubdomainFieldProps {
  /** What the form calls it. */
  label: string;
  binding: FieldBinding;
  check: SubdomainCheck;
  /** What follows the subdomain in the address: `example.com`. */
  baseDomain: string;
  /** Called with the cleaned name at each change, so that it can be checked. */
  onSubdomainChange: (subdomain: string) => void;
}

/** The facility's name on the web; says while it is typed whether it is still free. */
export function SubdomainField({
  label,
  binding,
  check,
  baseDomain,
  onSubdomainChange,
}: SubdomainFieldProps) {
  const words = useMessages(subdomainFieldMessages);

  const note = (): { hint: string; error?: string } => {
    // A refusal by the form or the server says more than the last check.
    if (binding.error !== undefined) return { hint: words.hint, error: binding.error };
    switch (check) {
      case 'idle':
        return { hint: words.hint };
      case 'checking':
      case 'available':
      case 'unknown':
        return { hint: words[check] };
      case 'taken':
        return { hint: words.hint, error: words.subdomainTaken };
      case 'invalid':
        return { hint: words.hint, error: words.subdomainInvalid };
      default:
        return assertNever(check);
    }
  };
  const { hint, error } = note();

  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const cleaned = cleanSubdomainInput(event.target.value);
    // Only when something was removed: setting the value moves the caret to the end.
    if (cleaned !== event.target.value) event.target.value = cleaned;
    onSubdomainChange(cleaned);
    void binding.onChange(event);
  };

  return (
    <TextField
      label={label}
      {...binding}
      onChange={change}
      hint={<span aria-live="polite">{hint}</span>}
      error={error}
      trailing={<bdi dir="ltr">{words.suffix({ baseDomain })}</bdi>}
      dir="ltr"
      autoCapitalize="none"
      autoComplete="off"
      spellCheck={false}
    />
  );
}

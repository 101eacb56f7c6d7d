import { cleanSubdomainInput } from '@alms/lis-domain/tenancy';
import { useMessages } from '@alms/ui/i18n';
import { assertNever } from '@alms/ui/resource';
import { TextField } from '@alms/ui/text-field';
import type { ChangeEvent } from 'react';
import type { FieldBinding } from '../lis-form/index.ts';
import { subdomainFieldMessages } from './words/index.ts';

/** Availability of the entered subdomain. Advisory: the server decides on submission. */
export type SubdomainCheck = 'idle' | 'checking' | 'available' | 'taken' | 'invalid' | 'unknown';

export interface SubdomainFieldProps {
  /** Label of the field. */
  label: string;
  binding: FieldBinding;
  check: SubdomainCheck;
  /** Domain after the subdomain: `example.com`. */
  baseDomain: string;
  /** Called with the cleaned subdomain at each change, to check its availability. */
  onSubdomainChange: (subdomain: string) => void;
}

/** Subdomain field that shows the availability while typing. */
export function SubdomainField({
  label,
  binding,
  check,
  baseDomain,
  onSubdomainChange,
}: SubdomainFieldProps) {
  const words = useMessages(subdomainFieldMessages);

  const note = (): { hint: string; error?: string } => {
    // An error from the form or the server takes precedence over the last check.
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
    // Only when characters were removed: setting the value moves the caret to the end.
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

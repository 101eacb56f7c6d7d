import { useMessages } from '@alms/ui/i18n';
import { subdomainFieldMessages } from './words/index.ts';

/**
 * Messages for the subdomain format and its errors, keyed by the forms’ issue keys. Merge them with
 * a form’s own messages.
 */
export function useSubdomainWords(): Readonly<
  Record<'subdomainHint' | 'subdomainTaken' | 'subdomainInvalid', string>
> {
  const {
    hint: subdomainHint,
    subdomainTaken,
    subdomainInvalid,
  } = useMessages(subdomainFieldMessages);
  return { subdomainHint, subdomainTaken, subdomainInvalid };
}

import { useMessages } from '@alms/ui/i18n';
import { subdomainFieldMessages } from './subdomain-field.messages.js';

/** Why a subdomain was refused, by the keys that forms give as their issues: to be put beside a form's own words. */
export function useSubdomainWords(): Readonly<Record<'subdomainTaken' | 'subdomainInvalid', string>> {
  const { subdomainTaken, subdomainInvalid } = useMessages(subdomainFieldMessages);
  return { subdomainTaken, subdomainInvalid };
}

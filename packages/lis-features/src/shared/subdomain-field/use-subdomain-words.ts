import { useMessages } from '@alms/ui/i18n';
import { subdomainFieldMessages } from './words/index.ts';

/** What a subdomain is made of, and why one was refused by the keys that forms give as their issues: to be put beside a form's own words. */
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

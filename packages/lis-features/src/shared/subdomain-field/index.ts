export { SubdomainField } from './subdomain-field.tsx';
export { useSubdomainWords } from './use-subdomain-words.ts';
export type { SubdomainCheck, SubdomainFieldProps } from './subdomain-field.tsx';

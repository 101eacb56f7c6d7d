export { SubdomainField } from './subdomain-field.js';
export { useSubdomainWords } from './use-subdomain-words.js';
export type { SubdomainCheck, SubdomainFieldProps } from './subdomain-field.js';

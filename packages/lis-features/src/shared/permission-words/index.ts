export { usePermissionWords } from './use-permission-words.ts';

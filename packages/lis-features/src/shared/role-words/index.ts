export { useRoleWords } from './use-role-words.ts';

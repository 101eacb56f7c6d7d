export { useRoleWords } from './use-role-words.js';

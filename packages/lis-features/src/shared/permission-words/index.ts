export { usePermissionWords } from './use-permission-words.js';

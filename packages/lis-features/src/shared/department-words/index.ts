export { useDepartmentWords } from './use-department-words.js';

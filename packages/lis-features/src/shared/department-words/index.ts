export { useDepartmentWords } from './use-department-words.ts';

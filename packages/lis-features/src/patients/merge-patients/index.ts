export { MergePatientsScreen } from './merge-patients-screen.js';
export type { MergePatientsScreenProps } from './merge-patients-screen.js';
export type { MergeChoice } from './merge-patients.form.js';

export { MergePatientsScreen } from './merge-patients-screen.tsx';
export type { MergePatientsScreenProps } from './merge-patients-screen.tsx';
export type { MergeChoice } from './merge-patients.form.ts';

export { CompetenceScreen } from './competence-screen.tsx';
export type {
  CompetenceFilter,
  CompetencePage,
  CompetenceScreenProps,
} from './competence-screen.tsx';
export type { AuthorizationRequest } from './competence.form.ts';

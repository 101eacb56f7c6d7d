import { CompetenceScreen } from '@alms/lis-features/identity/competence';
import { useCompetence } from './use-competence.ts';

/** `/app/settings/competence` */
export default function CompetenceRoute() {
  return <CompetenceScreen {...useCompetence()} />;
}

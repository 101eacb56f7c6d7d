export { FacilityEntryScreen } from './facility-entry-screen.tsx';
export type { FacilityEntryScreenProps, FacilityLink } from './facility-entry-screen.tsx';

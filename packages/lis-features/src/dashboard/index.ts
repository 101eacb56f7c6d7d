export { DashboardScreen } from './dashboard-screen.tsx';
export type {
  DashboardCards,
  DashboardHrefs,
  DashboardParts,
  DashboardScreenProps,
} from './dashboard-screen.tsx';
export type { Listed, ListedResource } from './listed.ts';

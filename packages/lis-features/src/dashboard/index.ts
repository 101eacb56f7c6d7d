export { DashboardScreen } from './dashboard-screen.js';
export type { DashboardCards, DashboardHrefs, DashboardScreenProps } from './dashboard-screen.js';
export type { FrontDesk } from './front-desk-card.js';
export type { Listed, ListedResource } from './listed.js';

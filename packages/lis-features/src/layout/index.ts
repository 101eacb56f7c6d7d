export { SignedInLayout } from './signed-in-layout.js';
export type { SignedInLayoutProps } from './signed-in-layout.js';
export type { NavigationItem, NavigationItems } from './main-navigation.js';

export { SignedInLayout } from './signed-in-layout.tsx';
export type { SignedInLayoutProps } from './signed-in-layout.tsx';
export type { NavigationItem, NavigationItems } from './main-navigation.tsx';

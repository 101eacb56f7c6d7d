export { FrontDeskScreen } from './front-desk-screen.tsx';
export type { FrontDeskScreenProps } from './front-desk-screen.tsx';
export type { WaitingListProps } from './waiting-list.tsx';

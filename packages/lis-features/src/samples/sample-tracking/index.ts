export { TrackingScreen, trackedStates, trackingTabs } from './sample-tracking-screen.tsx';
export { custodyMoves } from './custody.ts';
export type { CustodyChange, CustodyMove, NotedCondition } from './custody.ts';
export type { ScanIntent, Scanned } from './scan-bar.tsx';
export type { TrackedState, TrackingScreenProps, TrackingTab } from './sample-tracking-screen.tsx';

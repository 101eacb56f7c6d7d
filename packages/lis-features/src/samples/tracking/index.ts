export { TrackingScreen, trackedStates, trackingTabs } from './tracking-screen.js';
export { custodyMoves } from './custody.js';
export type { CustodyChange, CustodyMove, NotedCondition } from './custody.js';
export type { ScanIntent, Scanned } from './scan-bar.js';
export type { TrackedState, TrackingScreenProps, TrackingTab } from './tracking-screen.js';

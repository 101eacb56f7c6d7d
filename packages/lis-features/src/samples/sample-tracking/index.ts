export { TrackingScreen, trackedStates, trackingTabs } from './sample-tracking-screen.tsx';
export { custodyMoves } from './custody.ts';
export type { CustodyChange, CustodyMove, NotedCondition } from './custody.ts';
export type { ScanTone } from './scan-sound.tsx';
export type { Scanned, ScanOutcome } from './use-scan-run.ts';
export type { TrackedState, TrackingScreenProps, TrackingTab } from './sample-tracking-screen.tsx';

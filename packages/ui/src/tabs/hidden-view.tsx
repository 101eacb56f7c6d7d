// oxlint-disable-next-line no-restricted-imports -- detects whether React has it
import * as React from 'react';

export interface HiddenViewProps {
  mode: 'visible' | 'hidden';
  children: React.ReactNode;
}

/** Before React 19.2, hidden content keeps its state as well, but its effects continue. */
function Undisplayed({ mode, children }: HiddenViewProps) {
  return <div style={{ display: mode === 'hidden' ? 'none' : 'contents' }}>{children}</div>;
}

/** Hides content and keeps its state: `Activity` of React 19.2 or later. */
export const HiddenView: React.ComponentType<HiddenViewProps> =
  'Activity' in React ? React.Activity : Undisplayed;

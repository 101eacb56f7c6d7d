/**
 * Errors in a captured instrument session (CLSI LIS01-A2). `frame_broken`: it ends unexpectedly;
 * `frame_differs`: a repeated frame has different text; `frames_unfinished`: the last frame is not
 * marked as final.
 */
export const frameFaults = [
  'frame_checksum',
  'frame_missing',
  'frame_differs',
  'frame_broken',
  'frames_unfinished',
] as const;
export type FrameFault = (typeof frameFaults)[number];

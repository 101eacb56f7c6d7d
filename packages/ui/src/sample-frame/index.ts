export { SampleFrame } from './sample-frame.js';
export type { SampleFrameProps } from './sample-frame.js';

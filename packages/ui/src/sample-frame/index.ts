export { SampleFrame } from './sample-frame.tsx';
export type { SampleFrameProps } from './sample-frame.tsx';

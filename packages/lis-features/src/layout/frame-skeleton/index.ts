export { FrameSkeleton } from './frame-skeleton.tsx';

export { CodeDrawing } from './code-drawing.tsx';
export type { CodeDrawingProps } from './code-drawing.tsx';
export type { CodeKind } from './encode.ts';

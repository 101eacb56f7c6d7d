export { CodeDrawing } from './code-drawing.js';
export type { CodeDrawingProps } from './code-drawing.js';
export type { CodeKind } from './encode.js';

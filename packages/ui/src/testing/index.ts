export { FROZEN_INSTANT, renderUi } from './render-ui.tsx';
export type { RenderUiOptions } from './render-ui.tsx';
export { scan } from './scan/index.ts';
export type { ScanOptions } from './scan/index.ts';

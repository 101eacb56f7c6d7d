export { TestEditorScreen } from './test-editor-screen.js';
export type { TestEditorScreenProps } from './test-editor-screen.js';
export { newTest } from './test-editor.form.js';
export type { TestFields, TestValues } from './test-editor.form.js';
export { TestListScreen } from './test-list-screen.js';
export type { TestListScreenProps } from './test-list-screen.js';
export { testStatuses } from './test-filters.js';
export type { TestFilter } from './test-filters.js';

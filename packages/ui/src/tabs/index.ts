export { Tabs } from './tabs.js';
export type { Tab, TabsProps } from './tabs.js';

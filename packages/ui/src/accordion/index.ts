export { Accordion } from './accordion.js';
export type { AccordionItem, AccordionProps } from './accordion.js';

export { invoiceWordsMessages } from './words/index.ts';

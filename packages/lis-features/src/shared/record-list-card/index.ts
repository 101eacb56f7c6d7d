export { RuledList } from './ruled-list.styles.js';

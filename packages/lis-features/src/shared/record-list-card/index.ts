export { RecordListCard } from './record-list-card.js';

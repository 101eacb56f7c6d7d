export { RecordListCard } from './record-list-card.tsx';

export { fetchParts, onDemand } from './on-demand.tsx';

export { fetchParts, onDemand } from './on-demand.js';

import { parentPort, workerData } from 'node:worker_threads';
import { activeContentOf } from './active-content.ts';

parentPort?.postMessage(activeContentOf(workerData as Uint8Array));

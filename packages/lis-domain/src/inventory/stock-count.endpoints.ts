import * as v from 'valibot';
import { laboratoryQuery } from '../facility/laboratory-id.ts';
import { byId, endpoint, pageOf, pageQuery } from '../http/index.ts';
import { stockEditors } from './inventory.endpoints.ts';
import {
  cancelCountBody,
  countedBody,
  startCountBody,
  stockCountSchema,
  stockCountStates,
  stockCountSummarySchema,
} from './stock-count.schema.ts';

export const listStockCounts = endpoint({
  id: 'inventory.list-counts',
  method: 'GET',
  path: '/inventory/counts',
  summary: 'List stock counts, newest first.',
  access: stockEditors,
  query: v.object({
    ...pageQuery,
    ...laboratoryQuery,
    status: v.optional(v.picklist(stockCountStates)),
  }),
  answer: pageOf(stockCountSummarySchema),
});

export const readStockCount = endpoint({
  id: 'inventory.read-count',
  method: 'GET',
  path: '/inventory/counts/{id}',
  summary: 'Read a stock count with its lots, by location, then by name.',
  access: stockEditors,
  params: byId,
  answer: stockCountSchema,
  problems: ['not_found'],
});

export const startStockCount = endpoint({
  id: 'inventory.start-count',
  method: 'POST',
  path: '/inventory/counts',
  summary: 'Start a full or partial stock count.',
  access: stockEditors,
  body: startCountBody,
  status: 201,
  answer: stockCountSchema,
  problems: ['nothing_to_count'],
  creates: true,
});

const changesCount = {
  access: stockEditors,
  afterTrial: 'open',
  params: byId,
  answer: stockCountSchema,
  versioned: true,
} as const;

export const enterCounted = endpoint({
  ...changesCount,
  id: 'inventory.enter-counted',
  method: 'PUT',
  path: '/inventory/counts/{id}/lines',
  summary: 'Record the counted quantities of lots.',
  body: countedBody,
  problems: ['not_found', 'conflict'],
});

export const submitStockCount = endpoint({
  ...changesCount,
  id: 'inventory.submit-count',
  method: 'POST',
  path: '/inventory/counts/{id}/submit',
  summary:
    'Submit a stock count in which every lot is counted. Without differences it is complete. Differences require approval by another user.',
  problems: ['not_found', 'conflict', 'count_incomplete'],
});

export const approveStockCount = endpoint({
  ...changesCount,
  id: 'inventory.approve-count',
  method: 'POST',
  path: '/inventory/counts/{id}/approve',
  summary: 'Approve a stock count and adjust the stock. Not allowed for the user who submitted it.',
  problems: ['not_found', 'conflict', 'approver_is_counter', 'stock_short'],
});

export const cancelStockCount = endpoint({
  ...changesCount,
  id: 'inventory.cancel-count',
  method: 'POST',
  path: '/inventory/counts/{id}/cancel',
  summary: 'Cancel a stock count. Stock is unchanged.',
  body: cancelCountBody,
  problems: ['not_found', 'conflict'],
});

export const stockCountEndpoints = [
  listStockCounts,
  readStockCount,
  startStockCount,
  enterCounted,
  submitStockCount,
  approveStockCount,
  cancelStockCount,
] as const;

import { listTestParameters, readTestParameter } from '@alms/lis-domain/catalogue';
import { handle, type Route } from '../../http/call.ts';
import { Refusal } from '../../http/problems.ts';
import { findTest, findTests } from './catalogue.store.ts';

export function catalogueRoutes(): readonly Route[] {
  return [
    handle(listTestParameters, async ({ tx, tenantId, query }) => ({ items: await findTests(tx, tenantId, query) })),
    handle(readTestParameter, async ({ tx, tenantId, params }) => {
      const test = await findTest(tx, tenantId, params.id);
      if (!test) throw new Refusal('not_found');
      return test;
    }),
  ];
}

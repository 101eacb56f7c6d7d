import {
  createTestParameter, listOfferedTests, listTestParameters, listTestVersions, readTestParameter, retireTestParameter, updateTestParameter,
} from '@alms/lis-domain/catalogue';
import { handle, type Route } from '../../http/call.ts';
import { create, list, read, retire, update, versions } from './catalogue.service.ts';
import { findOfferedTests } from './catalogue.store.ts';

export function catalogueRoutes(): readonly Route[] {
  return [
    handle(listTestParameters, list),
    handle(listOfferedTests, async ({ tx, tenantId }) => ({ items: await findOfferedTests(tx, tenantId) })),
    handle(readTestParameter, ({ tx, tenantId, params }) => read(tx, tenantId, params.id)),
    handle(listTestVersions, versions),
    handle(createTestParameter, create),
    handle(updateTestParameter, update),
    handle(retireTestParameter, retire),
  ];
}

import {
  confirmTestLimits,
  createTestParameter,
  exportCatalogue,
  importCatalogue,
  listOrderableTests,
  listTestParameters,
  listTestVersions,
  previewImport,
  readTestParameter,
  retireTestParameter,
  updateTestParameter,
} from '@alms/lis-domain/catalogue';
import {
  createCodedComment,
  importCodedComments,
  listCodedComments,
  updateCodedComment,
} from '@alms/lis-domain/catalogue/coded-comments';
import {
  createConsistencyRule,
  listConsistencyRules,
  updateConsistencyRule,
} from '@alms/lis-domain/catalogue/consistency';
import { addStarterPacks, listStarterPacks } from '@alms/lis-domain/catalogue/starter-packs';
import { handle, type Route } from '../../platform/http/requests/call.ts';
import type { AreaDependencies } from '../dependencies.ts';
import { exportTests, importTests, preview } from './catalogue-file.service.ts';
import {
  confirmLimits,
  create,
  list,
  read,
  retire,
  update,
  versions,
} from './catalogue.service.ts';
import {
  addComment,
  changeComment,
  importComments,
} from './coded-comments/coded-comments.service.ts';
import { findCodedComments } from './coded-comments/coded-comments.store.ts';
import { addRule, changeRule } from './consistency/consistency-rules.service.ts';
import { findConsistencyRules } from './consistency/consistency-rules.store.ts';
import { findOrderableTests } from './catalogue.store.ts';
import { addPacks, listPacks } from './starter-packs.service.ts';

export function catalogueRoutes({
  workers,
  results,
}: Pick<AreaDependencies, 'workers' | 'results'>): readonly Route[] {
  return [
    handle(listTestParameters, list),
    handle(listOrderableTests, async ({ tx, tenantId }) => ({
      items: await findOrderableTests(tx, tenantId),
    })),
    handle(readTestParameter, ({ tx, tenantId, params }) => read(tx, tenantId, params.id)),
    handle(listTestVersions, versions),
    handle(createTestParameter, create),
    handle(updateTestParameter, update),
    handle(retireTestParameter, retire),
    handle(confirmTestLimits, confirmLimits),
    handle(exportCatalogue, exportTests),
    handle(previewImport, (call) => preview(call, workers)),
    handle(importCatalogue, (call) => importTests(call, workers)),
    handle(listStarterPacks, listPacks),
    handle(addStarterPacks, addPacks),
    handle(listCodedComments, async ({ tx, tenantId }) => ({
      items: await findCodedComments(tx, tenantId),
    })),
    handle(createCodedComment, (call) => addComment(call, call.body)),
    handle(importCodedComments, (call) => importComments(call, call.body, workers)),
    handle(updateCodedComment, (call) =>
      changeComment(call, { id: call.params.id, version: call.version }, call.body),
    ),
    handle(listConsistencyRules, async ({ tx, tenantId }) => ({
      items: await findConsistencyRules(tx, tenantId),
    })),
    handle(createConsistencyRule, (call) => addRule(call, call.body, results)),
    handle(updateConsistencyRule, (call) =>
      changeRule(call, { id: call.params.id, version: call.version }, call.body, results),
    ),
  ];
}

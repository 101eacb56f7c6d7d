import { fileName } from '@alms/lis-domain/http';
import {
  catalogueColumnNames,
  definitionOf,
  linesOf,
  type exportCatalogue,
  type importCatalogue,
  type PlannedTest,
  type previewImport,
  type TestDefinition,
  type TestParameterId,
} from '@alms/lis-domain/catalogue';
import type { AnswerOf } from '@alms/lis-domain/http';
import { csvOf } from '@alms/lis-domain/spreadsheet';
import type { TenantId } from '@alms/lis-domain/tenancy';
import type { TenantTransaction } from '../../platform/db/tenant-transaction.ts';
import {
  PreparedAnswer,
  type FileBody,
  type SignedInCall,
} from '../../platform/http/requests/call.ts';
import { fromPages, inPages, workerTask, type Workers } from '../../platform/workers/workers.ts';
import { Refusal } from '../../platform/http/refusals/problems.ts';
import { changedFields } from '../../platform/audit/audit-trail.ts';
import { findSubdomain, todayOf } from '../facility/facility.store.ts';
import { checkConfidential, named } from './catalogue.service.ts';
import {
  findAllTests,
  insertTests,
  lockCatalogue,
  updateTests,
  wasUsed,
} from './catalogue.store.ts';
import type { planFile } from './plan-file.ts';

/**
 * Exports the whole catalogue as one file, one row per interval. A single file lets a laboratory
 * edit a limit beside the test name. Every row carries the code, so sorting and filtering keep rows
 * assignable.
 */
export async function exportTests({
  tx,
  tenantId,
  now,
  audit,
}: SignedInCall<typeof exportCatalogue>): Promise<FileBody> {
  const tests = await findAllTests(tx, tenantId);
  const day = await todayOf({ tx, tenantId, now });
  audit({
    action: 'export',
    category: 'settings',
    entity_type: 'catalogue',
    entity_label: day,
    after: { tests: tests.length },
  });
  return {
    content: csvOf(catalogueColumnNames, tests.flatMap(linesOf)),
    filename: fileName(
      { subject: 'catalogue', facility: await findSubdomain(tx, tenantId), days: [day] },
      'csv',
    ),
  };
}

const planning = workerTask<typeof planFile>(
  new URL('./plan-file.ts', import.meta.url),
  'planFile',
);

async function planFor(
  tx: TenantTransaction,
  tenantId: TenantId,
  file: Uint8Array,
  workers: Workers,
): ReturnType<typeof planFile> {
  const present = await inPages(await findAllTests(tx, tenantId));
  const plan = await workers.run(planning, { file, present, used: [] }, tenantId);
  if ('fault' in plan) return plan;
  const used: string[] = [];
  for (const test of plan.retyped) if (await wasUsed(tx, tenantId, test)) used.push(test.id);
  return used.length > 0 ? workers.run(planning, { file, present, used }, tenantId) : plan;
}

/** Previews the outcome of an import without changes. */
export async function preview(
  { tx, tenantId, body }: SignedInCall<typeof previewImport>,
  workers: Workers,
): Promise<AnswerOf<typeof previewImport> | PreparedAnswer> {
  const plan = await planFor(tx, tenantId, body.file, workers);
  return 'fault' in plan ? { readable: false, ...plan } : new PreparedAnswer(plan.preview);
}

type ToWrite = PlannedTest & { definition: TestDefinition };
const hasDefinition = (test: PlannedTest): test is ToWrite => test.definition !== undefined;

/**
 * Imports a file exactly as previewed, in one transaction. Each changed test is audited, and its
 * previous version is kept.
 */
export async function importTests(
  { tx, tenantId, user, body, now, audit }: SignedInCall<typeof importCatalogue>,
  workers: Workers,
): Promise<AnswerOf<typeof importCatalogue>> {
  await lockCatalogue(tx, tenantId);
  const plan = await planFor(tx, tenantId, body.file, workers);
  if ('fault' in plan || plan.digest !== body.digest) throw new Refusal('import_outdated');
  if (body.take === 'all' && plan.counts.refused > 0) throw new Refusal('import_refused');
  const change = { by: user, now };
  const tests = await fromPages(plan.tests);
  const written = (outcome: PlannedTest['outcome']) =>
    tests.filter(hasDefinition).filter((test) => test.outcome === outcome);
  const created = written('created');
  const ids = await insertTests(
    tx,
    tenantId,
    created.map(({ definition }) => definition),
    change,
  );
  for (const [index, { definition }] of created.entries())
    audit({
      action: 'create',
      ...named({ id: ids[index] ?? ('' as TestParameterId), name: definition.name }),
      after: definition,
      reason: body.file_name,
    });
  const changed = written('changed').flatMap(({ current, definition }) =>
    current ? [{ current, definition }] : [],
  );
  for (const { current, definition } of changed) checkConfidential(user, current, definition);
  await updateTests(
    tx,
    tenantId,
    changed.map(({ current: { id, version }, definition }) => ({ id, version, definition })),
    change,
  );
  for (const { current, definition } of changed)
    audit({
      action: 'update',
      ...named({ ...current, name: definition.name }),
      ...changedFields(definitionOf(current), definition),
      reason: body.file_name,
    });
  audit({
    action: 'update',
    category: 'settings',
    entity_type: 'catalogue',
    entity_label: body.file_name,
    after: { ...plan.counts, digest: body.digest },
  });
  return plan.counts;
}

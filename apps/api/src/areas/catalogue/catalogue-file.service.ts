import { fileName } from '@alms/lis-domain/http';
import { createHash } from 'node:crypto';
import {
  catalogueColumnNames,
  definitionOf,
  linesOf,
  planImport,
  tableOf,
  type exportCatalogue,
  type FileFault,
  type importCatalogue,
  type ImportCounts,
  type PlannedTest,
  type previewImport,
  type TestDefinition,
  type TestParameter,
} from '@alms/lis-domain/catalogue';
import { dateIn } from '@alms/lis-domain/calendar';
import type { AnswerOf } from '@alms/lis-domain/http';
import { csvOf } from '@alms/lis-domain/spreadsheet';
import type { TenantId } from '@alms/lis-domain/tenancy';
import type { TenantTransaction } from '../../platform/db/tenant-transaction.ts';
import type { FileBody, SignedInCall } from '../../platform/http/requests/call.ts';
import { Refusal } from '../../platform/http/refusals/problems.ts';
import { changedFields } from '../../platform/audit/audit-trail.ts';
import { timeZoneOf, findSubdomain } from '../facility/facility.store.ts';
import { named } from './catalogue.service.ts';
import {
  findAllTests,
  insertTests,
  lockCatalogue,
  updateTests,
  wasUsed,
} from './catalogue.store.ts';
import { readSheet } from './read-sheet.ts';

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
  const day = dateIn(await timeZoneOf(tx, tenantId), now.toISOString());
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

interface Plan {
  tests: PlannedTest[];
  counts: ImportCounts;
  digest: string;
}

async function planFor(
  tx: TenantTransaction,
  tenantId: TenantId,
  file: string,
): Promise<Plan | { fault: FileFault; at: string }> {
  const sheet = readSheet(Buffer.from(file, 'base64'));
  if (!Array.isArray(sheet)) return { fault: sheet.fault, at: String(sheet.line ?? '') };
  const table = tableOf(sheet);
  if ('fault' in table) return table;
  const present = await findAllTests(tx, tenantId);
  const plan = planImport(table, present, new Set());
  const used = await usedAmong(
    tx,
    tenantId,
    plan.flatMap(({ current, changed }) =>
      current && changed.includes('result_type') ? [current] : [],
    ),
  );
  const tests = used.size > 0 ? planImport(table, present, used) : plan;
  const counted = (outcome: PlannedTest['outcome']) =>
    tests.filter((test) => test.outcome === outcome).length;
  return {
    tests,
    counts: {
      created: counted('created'),
      changed: counted('changed'),
      unchanged: counted('unchanged'),
      refused: counted('refused'),
    },
    digest: digestOf(file, tests),
  };
}

async function usedAmong(
  tx: TenantTransaction,
  tenantId: TenantId,
  tests: readonly TestParameter[],
): Promise<Set<string>> {
  const used = new Set<string>();
  for (const test of tests) if (await wasUsed(tx, tenantId, test)) used.add(test.id);
  return used;
}

/** Digest of the file and of its outcome against the current catalogue. */
function digestOf(file: string, tests: readonly PlannedTest[]): string {
  const outcomes = tests.map(({ code, outcome, current }) => [
    code,
    outcome,
    current?.version ?? 0,
  ]);
  return createHash('sha256').update(file).update(JSON.stringify(outcomes)).digest('hex');
}

/** Previews the outcome of an import without changes. */
export async function preview({
  tx,
  tenantId,
  body,
}: SignedInCall<typeof previewImport>): Promise<AnswerOf<typeof previewImport>> {
  const plan = await planFor(tx, tenantId, body.file);
  if ('fault' in plan) return { readable: false, ...plan };
  const { tests, counts, digest } = plan;
  return {
    readable: true,
    digest,
    counts,
    tests: tests.filter(({ outcome }) => outcome !== 'unchanged'),
  };
}

type ToWrite = PlannedTest & { definition: TestDefinition };
const hasDefinition = (test: PlannedTest): test is ToWrite => test.definition !== undefined;

/**
 * Imports a file exactly as previewed, in one transaction. Each changed test is audited, and its
 * previous version is kept.
 */
export async function importTests({
  tx,
  tenantId,
  user,
  body,
  now,
  audit,
}: SignedInCall<typeof importCatalogue>): Promise<AnswerOf<typeof importCatalogue>> {
  await lockCatalogue(tx, tenantId);
  const plan = await planFor(tx, tenantId, body.file);
  if ('fault' in plan || plan.digest !== body.digest) throw new Refusal('import_outdated');
  if (body.take === 'all' && plan.counts.refused > 0) throw new Refusal('import_refused');
  const change = { by: user, now };
  const written = (outcome: PlannedTest['outcome']) =>
    plan.tests.filter(hasDefinition).filter((test) => test.outcome === outcome);
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
      ...named({ id: ids[index] ?? '', name: definition.name }),
      after: definition,
      reason: body.file_name,
    });
  const changed = written('changed').flatMap(({ current, definition }) =>
    current ? [{ current, definition }] : [],
  );
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

import { createHash } from 'node:crypto';
import {
  importPreviewSchema,
  planImport,
  tableOf,
  type FileFault,
  type ImportCounts,
  type PlannedTest,
  type TestParameter,
} from '@alms/lis-domain/catalogue';
import * as v from 'valibot';
import { inPages, type Pages } from '../../platform/workers/workers.ts';
import { readSheet } from './read-sheet.ts';

/** Planned import of a catalogue file. */
export interface FilePlan {
  counts: ImportCounts;
  /** Digest of the file and of its outcome against the current catalogue. */
  digest: string;
  /** Tests to write. */
  tests: Pages<PlannedTest>;
  /** Tests whose result type would change, which is only possible before their first use. */
  retyped: Pick<TestParameter, 'id' | 'code'>[];
  /** The preview as the contract declares it, in JSON: bytes are copied faster than text. */
  preview: Uint8Array;
}

export interface FileToPlan {
  file: Uint8Array;
  /** All tests of the facility. */
  present: Pages<TestParameter>;
  /** Ids of tests that were ordered. */
  used: readonly string[];
}

/** Parses a catalogue file and plans its import; runs in a worker. */
export async function planFile({
  file,
  present,
  used,
}: FileToPlan): Promise<FilePlan | { fault: FileFault; at: string }> {
  const sheet = readSheet(file);
  if (!Array.isArray(sheet)) return { fault: sheet.fault, at: String(sheet.line ?? '') };
  const table = tableOf(sheet);
  if ('fault' in table) return { fault: table.fault, at: table.at.slice(0, 200) };
  const current = present.flatMap((page) => JSON.parse(page) as TestParameter[]);
  const tests = planImport(table, current, new Set(used));
  const counted = (outcome: PlannedTest['outcome']) =>
    tests.filter((test) => test.outcome === outcome).length;
  const counts = {
    created: counted('created'),
    changed: counted('changed'),
    unchanged: counted('unchanged'),
    refused: counted('refused'),
  };
  const digest = digestOf(file, tests);
  const preview = v.parse(importPreviewSchema, {
    readable: true,
    digest,
    counts,
    tests: tests.filter(({ outcome }) => outcome !== 'unchanged'),
  });
  return {
    counts,
    digest,
    tests: await inPages(
      tests.filter(({ outcome }) => outcome === 'created' || outcome === 'changed'),
    ),
    retyped: tests.flatMap(({ current: test, changed }) =>
      test && changed.includes('result_type') ? [{ id: test.id, code: test.code }] : [],
    ),
    preview: Buffer.from(JSON.stringify(preview)),
  };
}

function digestOf(file: Uint8Array, tests: readonly PlannedTest[]): string {
  const outcomes = tests.map(({ code, outcome, current }) => [
    code,
    outcome,
    current?.version ?? 0,
  ]);
  return createHash('sha256').update(file).update(JSON.stringify(outcomes)).digest('hex');
}

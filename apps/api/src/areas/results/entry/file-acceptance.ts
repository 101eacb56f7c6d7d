import type { TenantId } from '@alms/lis-domain/tenancy';
import { workerTask, type Workers } from '../../../platform/workers/workers.ts';
import type { acceptedFile } from './accepted-file.ts';

/** Validates a file, in a worker when the sender chose it. */
export type AcceptFile = typeof acceptedFile;

const accepting = workerTask<typeof acceptedFile>(
  new URL('./accepted-file.ts', import.meta.url),
  'acceptedFile',
);

/** Validates files of a facility in worker threads. */
export const fileAcceptance =
  (workers: Workers, tenantId: TenantId): AcceptFile =>
  (file) =>
    workers.run(accepting, file, tenantId, [file.content]);

/** Container health check: exit code 0 when the local service is ready, otherwise 1. */
import { env } from 'node:process';

const ready = await fetch(`http://127.0.0.1:${env['PORT'] ?? '4173'}/health/ready`).then(
  ({ ok }) => ok,
  () => false,
);
process.exitCode = ready ? 0 : 1;

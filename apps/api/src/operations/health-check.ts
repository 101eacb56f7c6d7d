/** Whether the service on this machine is ready, for what watches its container: exit code 0 or 1. */
import { env } from 'node:process';

const ready = await fetch(`http://127.0.0.1:${env['PORT'] ?? '4173'}/health/ready`).then(
  ({ ok }) => ok,
  () => false,
);
process.exitCode = ready ? 0 : 1;

import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Port of the server under test. */
export const port = Number(process.env['E2E_PORT'] ?? 4273);

/** Data directory of the server under test; each run starts with an empty one. */
export const dataDirectory = join(tmpdir(), `alms-e2e-${port}`);

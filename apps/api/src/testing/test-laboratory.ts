import { afterAll } from 'vitest';
import { openLaboratory, type Laboratory } from './laboratory.ts';
import { openTestServer, type TestServer } from './test-server.ts';

/** Opens a laboratory on a separate server, which closes after the tests of the calling file. */
export async function testLaboratory(
  subdomain: string,
  options: Parameters<typeof openTestServer>[0] = {},
): Promise<{ server: TestServer; lab: Laboratory }> {
  let server: TestServer | undefined;
  afterAll(() => server?.close());
  server = await openTestServer(options);
  return { server, lab: await openLaboratory(server, subdomain) };
}

import {
  createAnalyserConnection,
  type AnalyserConnection,
} from '@alms/lis-domain/interfaces/analysers';
import { createInstrument } from '@alms/lis-domain/quality-control';
import type { AnalyserSettings } from '../interfaces/analysers/settings.ts';
import { made } from './answers.ts';
import type { Person, TestServer } from './test-server.ts';

/** Settings of an operator who permits ports and one host. */
export const permittedAnalysers: AnalyserSettings = {
  address: '127.0.0.1',
  ports: { from: 5_600, to: 5_699 },
  hosts: [{ subdomain: 'analysers', host: '10.0.0.5', port: 9_100 }],
  folders: null,
};

let count = 0;

/** A connection on the next port of `permittedAnalysers`, of a new instrument. */
export async function analyserConnectionBody(server: Pick<TestServer, 'call'>, as: Person) {
  count += 1;
  const { id } = await made<{ id: string }>(
    server.call(createInstrument, { body: { name: `Connected ${count}` } }, { as }),
  );
  return {
    name: `Connection ${count}`,
    instrument_id: id,
    profile: 'roche-cobas-c311-e411',
    transport: 'tcp_server' as const,
    port: 5_600 + count,
    peer: '127.0.0.1',
  };
}

/** A connection on a port. */
export const anAnalyserConnection = async (
  server: Pick<TestServer, 'call'>,
  as: Person,
  change: object = {},
): Promise<AnalyserConnection & { port: number }> =>
  made(
    server.call(
      createAnalyserConnection,
      { body: { ...(await analyserConnectionBody(server, as)), ...change } },
      { as },
    ),
  );

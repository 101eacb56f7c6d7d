import type { AnalyserOptions, AnalyserTransport } from '@alms/lis-domain/interfaces/analysers';

/** What the operator permits facilities. */
export interface AnalyserSettings {
  /** Address of this machine on which ports are opened. */
  address: string;
  /** Ports for analysers that connect to the service; null: none. */
  ports: AnalyserOptions['ports'];
  /** Analysers that the service may connect to, each for one facility. */
  hosts: readonly { subdomain: string; host: string; port: number }[];
  /** Directory of the folders, with one for each facility by its subdomain; null: none. */
  folders: string | null;
}

/** Off by default. */
export const noAnalysers: AnalyserSettings = {
  address: 'localhost',
  ports: null,
  hosts: [],
  folders: null,
};

/** The destinations of a facility. */
export const hostsOf = (
  { hosts }: Pick<AnalyserSettings, 'hosts'>,
  facility: string,
): AnalyserOptions['hosts'] =>
  hosts.filter(({ subdomain }) => subdomain === facility).map(({ host, port }) => ({ host, port }));

/** Where messages arrive; a port of the service has no host, a folder neither. */
interface Target {
  transport: AnalyserTransport;
  host: string | null;
  port: number | null;
}

/**
 * Whether a facility may have this connection. Checked when it is saved and again when it starts,
 * because the operator may have changed the settings.
 */
export function isPermitted(
  settings: AnalyserSettings,
  facility: string,
  { transport, host, port }: Target,
): boolean {
  if (transport === 'folder') return settings.folders !== null;
  if (port === null) return false;
  if (host === null)
    return settings.ports !== null && port >= settings.ports.from && port <= settings.ports.to;
  return hostsOf(settings, facility).some(
    (each) => each.host === host.toLowerCase() && each.port === port,
  );
}

import type {
  AnalyserConnection,
  AnalyserConnectionBody,
  AnalyserOptions,
  analyserConnectionBody,
} from '@alms/lis-domain/interfaces/analysers';
import type { InstrumentId } from '@alms/lis-domain/results';
import * as v from 'valibot';
import { chosenId } from '../../shared/lis-form/index.ts';

const line = (max: number) => v.pipe(v.string(), v.trim(), v.maxLength(max, 'tooLong'));

const fields = v.object({
  name: v.pipe(line(80), v.nonEmpty('nameRequired')),
  instrument_id: chosenId<InstrumentId>('instrumentRequired'),
  profile: v.pipe(v.string(), v.nonEmpty('profileRequired')),
  transport: v.picklist(['tcp_server', 'tcp_client']),
  port: line(5),
  peer: line(50),
  /** Permitted host with its port, of an analyser that the service connects to. */
  target: v.string(),
  automatic: v.boolean(),
});

/** Manufacturer and model of a profile; one for any maker has no manufacturer. */
export const profileLabel = ({
  manufacturer,
  model,
}: AnalyserOptions['profiles'][number]): string => [manufacturer, model].filter(Boolean).join(' ');

const isPort = (text: string) => /^\d{1,5}$/.test(text) && Number(text) >= 1;

/** Validation rules of the form; messages are keys of the feature’s catalogue. */
export const connectionForm = v.pipe(
  fields,
  v.forward(
    v.check(({ transport, port }) => transport === 'tcp_client' || isPort(port), 'portInvalid'),
    ['port'],
  ),
  v.forward(
    v.check(({ transport, peer }) => transport === 'tcp_client' || peer !== '', 'peerRequired'),
    ['peer'],
  ),
  v.forward(
    v.check(
      ({ transport, target }) => transport === 'tcp_server' || target !== '',
      'targetRequired',
    ),
    ['target'],
  ),
  v.transform(({ transport, port, peer, target, ...common }): AnalyserConnectionBody => {
    if (transport === 'tcp_server') return { ...common, transport, port: Number(port), peer };
    const at = target.lastIndexOf(' ');
    return { ...common, transport, host: target.slice(0, at), port: Number(target.slice(at + 1)) };
  }),
);

/** Field values of the form. */
export type ConnectionFields = v.InferInput<typeof fields>;

/** Value of a permitted host in the form. */
export const targetOf = ({ host, port }: { host: string | null; port: number }): string =>
  host === null ? '' : `${host} ${port}`;

export const connectionFieldsOf = ({
  name,
  instrument,
  profile,
  transport,
  port,
  peer,
  host,
  automatic,
}: AnalyserConnection): ConnectionFields => ({
  name,
  instrument_id: instrument.id,
  profile,
  transport,
  port: transport === 'tcp_server' ? String(port) : '',
  peer: peer ?? '',
  target: targetOf({ host, port }),
  automatic,
});

/** A connection to save, existing or new. */
export interface SavedConnection {
  connection: AnalyserConnection | undefined;
  body: v.InferInput<typeof analyserConnectionBody>;
}

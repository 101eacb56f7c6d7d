import {
  analyserTransports,
  delimitedProfile,
  type AnalyserConnection,
  type AnalyserConnectionBody,
  type AnalyserOptions,
  type analyserConnectionBody,
} from '@alms/lis-domain/interfaces/analysers';
import { importShapes, type ImportReading } from '@alms/lis-domain/interfaces/result-import';
import type { InstrumentId } from '@alms/lis-domain/results';
import * as v from 'valibot';
import { chosenId } from '../../shared/lis-form/index.ts';

const line = (max: number) => v.pipe(v.string(), v.trim(), v.maxLength(max, 'tooLong'));

const fields = v.object({
  name: v.pipe(line(80), v.nonEmpty('nameRequired')),
  instrument_id: chosenId<InstrumentId>('instrumentRequired'),
  profile: v.pipe(v.string(), v.nonEmpty('profileRequired')),
  transport: v.picklist(analyserTransports),
  port: line(5),
  peer: line(50),
  /** Permitted host with its port, of an analyser that the service connects to. */
  target: v.string(),
  folder: line(60),
  /** Layout of delimited files, with their headings and decimal mark. */
  shape: v.picklist(importShapes),
  accession: line(200),
  code: line(200),
  value: line(200),
  unit: line(200),
  flag: line(200),
  decimal_mark: v.picklist(['.', ',']),
  automatic: v.boolean(),
});

type Fields = v.InferOutput<typeof fields>;

/** What the headings depend on. */
type Headed = Omit<Fields, 'instrument_id'>;

const isDelimited = ({ transport, profile }: Pick<Fields, 'transport' | 'profile'>) =>
  transport === 'folder' && profile === delimitedProfile;

/** Whether a heading is missing that the layout requires. */
const lacks = (form: Headed, field: 'accession' | 'code' | 'value') =>
  isDelimited(form) && form[field] === '' && (field === 'accession' || form.shape === 'long');

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
    v.check(({ transport, port }) => transport !== 'tcp_server' || isPort(port), 'portInvalid'),
    ['port'],
  ),
  v.forward(
    v.check(({ transport, peer }) => transport !== 'tcp_server' || peer !== '', 'peerRequired'),
    ['peer'],
  ),
  v.forward(
    v.check(
      ({ transport, target }) => transport !== 'tcp_client' || target !== '',
      'targetRequired',
    ),
    ['target'],
  ),
  v.forward(
    v.check(
      ({ transport, folder }) => transport !== 'folder' || /^[A-Za-z0-9][\w.-]*$/.test(folder),
      'folderInvalid',
    ),
    ['folder'],
  ),
  v.forward(
    v.check(
      ({ transport, profile }) => transport === 'folder' || profile !== delimitedProfile,
      'profileRequired',
    ),
    ['profile'],
  ),
  v.forward(
    v.check((form) => !lacks(form, 'accession'), 'headingRequired'),
    ['accession'],
  ),
  v.forward(
    v.check((form) => !lacks(form, 'code'), 'headingRequired'),
    ['code'],
  ),
  v.forward(
    v.check((form) => !lacks(form, 'value'), 'headingRequired'),
    ['value'],
  ),
  v.transform((form): AnalyserConnectionBody => {
    const { name, instrument_id, profile, automatic, transport, port, peer, target, folder } = form;
    const common = { name, instrument_id, profile, automatic };
    if (transport === 'folder')
      return { ...common, transport, folder, reading: isDelimited(form) ? readingOf(form) : null };
    if (transport === 'tcp_server') return { ...common, transport, port: Number(port), peer };
    const at = target.lastIndexOf(' ');
    return { ...common, transport, host: target.slice(0, at), port: Number(target.slice(at + 1)) };
  }),
);

function readingOf(form: Headed): ImportReading {
  const { shape, accession, code, value, unit, flag, decimal_mark } = form;
  return {
    decimal_mark,
    columns:
      shape === 'wide'
        ? { shape, accession, patient: null, kind: null, unit_in_head: true }
        : {
            shape,
            accession,
            code,
            value,
            unit: unit || null,
            flag: flag || null,
            patient: null,
            kind: null,
          },
  };
}

/** Field values of the form. */
export type ConnectionFields = v.InferInput<typeof fields>;

/** Value of a permitted host in the form. */
export const targetOf = ({ host, port }: { host: string | null; port: number | null }): string =>
  host === null ? '' : `${host} ${port}`;

export const connectionFieldsOf = ({
  name,
  instrument,
  profile,
  transport,
  port,
  peer,
  host,
  folder,
  reading,
  automatic,
}: AnalyserConnection): ConnectionFields => ({
  ...headingsOf(reading),
  name,
  instrument_id: instrument.id,
  profile,
  transport,
  port: transport === 'tcp_server' ? String(port) : '',
  peer: peer ?? '',
  target: targetOf({ host, port }),
  folder: folder ?? '',
  automatic,
});

/** Headings of delimited files; empty for other files. */
export function headingsOf(
  reading: ImportReading | null,
): Pick<
  ConnectionFields,
  'shape' | 'accession' | 'code' | 'value' | 'unit' | 'flag' | 'decimal_mark'
> {
  const columns = reading?.columns;
  const isLong = columns?.shape === 'long';
  return {
    shape: columns?.shape ?? 'long',
    accession: columns?.accession ?? '',
    code: isLong ? columns.code : '',
    value: isLong ? columns.value : '',
    unit: (isLong && columns.unit) || '',
    flag: (isLong && columns.flag) || '',
    decimal_mark: reading?.decimal_mark ?? '.',
  };
}

/** The columns of the form, with those of the connection that the form does not show. */
export function withKeptColumns(
  body: SavedConnection['body'],
  connection: AnalyserConnection | undefined,
): SavedConnection['body'] {
  if (body.transport !== 'folder' || body.reading === null) return body;
  const { columns } = body.reading;
  const before = connection?.reading?.columns;
  if (columns === null || !before || before.shape !== columns.shape) return body;
  const { patient, kind, reagent_lot } = before;
  return {
    ...body,
    reading: {
      ...body.reading,
      columns: {
        ...columns,
        patient,
        kind,
        ...(reagent_lot !== undefined && { reagent_lot }),
        ...(columns.shape === 'wide' &&
          before.shape === 'wide' && { unit_in_head: before.unit_in_head }),
      },
    },
  };
}

/** A connection to save, existing or new. */
export interface SavedConnection {
  connection: AnalyserConnection | undefined;
  body: v.InferInput<typeof analyserConnectionBody>;
}

/** A captured message with the settings to read it with. */
export interface TriedMessage {
  text: string;
  profile: string;
  reading: ImportReading | null;
}

/** Reads a text with the settings of the form; undefined while they are not complete. */
export function trialOf<T>(
  form: ConnectionFields,
  onTry: (trial: TriedMessage) => Promise<T>,
): ((text: string) => Promise<T>) | undefined {
  const { profile } = form;
  if (isDelimited(form)) {
    if (lacks(form, 'accession') || lacks(form, 'code') || lacks(form, 'value')) return undefined;
    const reading = readingOf(form);
    return (text) => onTry({ text, profile, reading });
  }
  if (profile === '' || profile === delimitedProfile) return undefined;
  return (text) => onTry({ text, profile, reading: null });
}

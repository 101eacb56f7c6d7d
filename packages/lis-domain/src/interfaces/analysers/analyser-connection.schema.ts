import * as v from 'valibot';
import { idField, instantField, lineField, pageQuery, recordFields } from '../../http/fields.ts';
import type { Named } from '../../http/named.ts';
import { importReadingSchema } from '../result-import/result-import.schema.ts';
import { instrumentIdField } from '../../results/instrument-id.ts';
import { instrumentSchema } from '../../results/result.schema.ts';

/**
 * How messages of an analyser arrive. `tcp_server`: the analyser connects to a port of the service;
 * `tcp_client`: the service connects to the analyser; `folder`: the service reads the files that
 * the analyser writes to a folder.
 */
export const analyserTransports = ['tcp_server', 'tcp_client', 'folder'] as const;
export type AnalyserTransport = (typeof analyserTransports)[number];

/**
 * State of a connection. `starting`: no process runs it yet; `listening`: waits for the analyser;
 * `connected`: the analyser is connected; `failed`: see `fault`, it is tried again.
 */
export const analyserStates = ['paused', 'starting', 'listening', 'connected', 'failed'] as const;
export type AnalyserState = (typeof analyserStates)[number];

/**
 * Reason why a connection cannot run. `not_permitted`: the operator does not permit its port, host
 * or folders, or no longer; `folder_unusable`: the folder is missing, a link or not writable.
 */
export const analyserFaults = [
  'port_in_use',
  'not_permitted',
  'unreachable',
  'profile_unknown',
  'folder_unusable',
] as const;
export type AnalyserFault = (typeof analyserFaults)[number];

/**
 * Kind of a logged event. `frame_refused`: a frame was damaged, missing or out of order, and the
 * analyser was asked to send it again; `incomplete`: a message ended early and is kept for a user;
 * `not_stored`: a message could not be recorded and was not acknowledged; `file_refused`: a file
 * was moved to the refused ones without being read.
 */
export const analyserEventKinds = [
  'listening',
  'failed',
  'connected',
  'disconnected',
  'peer_refused',
  'frame_refused',
  'incomplete',
  'not_stored',
  'file_refused',
] as const;
export type AnalyserEventKind = (typeof analyserEventKinds)[number];

/** Kinds of events that need attention. */
export const analyserErrorKinds = [
  'failed',
  'peer_refused',
  'frame_refused',
  'incomplete',
  'not_stored',
  'file_refused',
] as const satisfies readonly AnalyserEventKind[];

/** Filter of the log. `errors`: any kind that needs attention. */
export const analyserEventFilters = ['errors', ...analyserEventKinds] as const;
export type AnalyserEventFilter = (typeof analyserEventFilters)[number];

export const analyserEventsQuery = v.object({
  ...pageQuery,
  connection_id: v.optional(idField),
  kind: v.optional(v.picklist(analyserEventFilters)),
});

const portField = v.pipe(
  v.number(),
  v.integer('must be a whole number'),
  v.minValue(1, 'must be from 1 to 65535'),
  v.maxValue(65_535, 'must be from 1 to 65535'),
);

/** IP address, or a network with its prefix length: `10.0.0.5`, `10.0.0.0/24`, `fd00::/64`. */
const peerField = v.pipe(
  lineField(50),
  v.check((text) => {
    const [address = '', prefix, ...more] = text.split('/');
    if (more.length > 0 || !v.is(v.pipe(v.string(), v.ip()), address)) return false;
    return (
      prefix === undefined ||
      (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (address.includes(':') ? 128 : 32))
    );
  }, 'must be an IP address or a network such as 10.0.0.0/24'),
);

/** Host name or IP address of an analyser. */
const hostField = v.pipe(
  lineField(200),
  v.regex(/^[\w.:-]+$/, 'must be a host name or an IP address'),
);

/** Name of a folder: one part of a path, without a leading dot. */
const folderField = v.pipe(
  lineField(60),
  v.regex(
    /^[A-Za-z0-9][\w.-]*$/,
    'must begin with a letter or digit and contain letters, digits, dots, hyphens and underscores',
  ),
);

/** Profile of delimited files, whose columns are set for each connection. */
export const delimitedProfile = 'delimited';

const common = {
  /** Unique within the facility, ignoring case. */
  name: lineField(80),
  instrument_id: instrumentIdField,
  /** Id of a profile: the description of the analyser’s messages. */
  profile: lineField(60),
  /**
   * Results without any reason for review are accepted without a user. All others wait in the work
   * list of analyser values.
   */
  automatic: v.optional(v.boolean(), false),
};

/** A complete connection, as it is saved. */
export const analyserConnectionBody = v.variant('transport', [
  v.strictObject({
    ...common,
    transport: v.literal('tcp_server'),
    port: portField,
    /** The only addresses that may connect. */
    peer: peerField,
  }),
  v.strictObject({
    ...common,
    transport: v.literal('tcp_client'),
    port: portField,
    host: hostField,
  }),
  v.strictObject({
    ...common,
    transport: v.literal('folder'),
    folder: folderField,
    /** Columns and decimal mark of the profile `delimited`; null for any other profile. */
    reading: v.nullable(importReadingSchema),
  }),
]);
export type AnalyserConnectionBody = v.InferOutput<typeof analyserConnectionBody>;

const analyserConnectionObject = v.object({
  ...recordFields,
  name: v.string(),
  instrument: instrumentSchema,
  profile: v.string(),
  transport: v.picklist(analyserTransports),
  /** Null for a folder. */
  port: v.nullable(v.number()),
  /** Addresses that may connect; null unless the analyser connects. */
  peer: v.nullable(v.string()),
  /** Host of the analyser; null unless the service connects. */
  host: v.nullable(v.string()),
  /** Folder of the facility; null unless files are read. */
  folder: v.nullable(v.string()),
  reading: v.nullable(importReadingSchema),
  automatic: v.boolean(),
  state: v.picklist(analyserStates),
  /** Null unless the state is `failed`. */
  fault: v.nullable(v.picklist(analyserFaults)),
  /** Since when; null before the first start. */
  state_at: v.nullable(instantField),
  last_message_at: v.nullable(instantField),
  /** Messages and values received today, by the time of the facility. */
  messages_today: v.number(),
  results_today: v.number(),
  /** Values that wait for a user, of any day. */
  waiting: v.number(),
  /** Errors logged today: lost messages, refused addresses and frames, failures. */
  errors_today: v.number(),
  /** The latest logged error, of any day; null if there is none. */
  last_error: v.nullable(
    v.object({
      at: instantField,
      kind: v.picklist(analyserErrorKinds),
      /** See the log. */
      detail: v.string(),
    }),
  ),
});
export interface AnalyserConnectionSchema extends Named<typeof analyserConnectionObject> {}
export const analyserConnectionSchema: AnalyserConnectionSchema = analyserConnectionObject;
export interface AnalyserConnection extends v.InferOutput<AnalyserConnectionSchema> {}

/** A logged event of a connection. */
const analyserEventObject = v.object({
  /** Order of the log. */
  position: v.number(),
  connection: v.object({ id: idField, name: v.string() }),
  at: instantField,
  kind: v.picklist(analyserEventKinds),
  /** Address, port or type of the fault; may be empty. */
  detail: v.string(),
});
export interface AnalyserEventSchema extends Named<typeof analyserEventObject> {}
export const analyserEventSchema: AnalyserEventSchema = analyserEventObject;
export interface AnalyserEvent extends v.InferOutput<AnalyserEventSchema> {}

/** Options for a connection: profiles, ports, hosts and folders. */
const analyserOptionsObject = v.object({
  profiles: v.array(v.object({ id: v.string(), manufacturer: v.string(), model: v.string() })),
  /** Ports that the operator permits for analysers that connect; null: none. */
  ports: v.nullable(v.object({ from: v.number(), to: v.number() })),
  /** Analysers that the operator permits this facility to connect to. */
  hosts: v.array(v.object({ host: v.string(), port: v.number() })),
  /**
   * Directory of the facility for folders, below that of the operator; null: none are permitted.
   */
  folders: v.nullable(v.string()),
});
export interface AnalyserOptionsSchema extends Named<typeof analyserOptionsObject> {}
export const analyserOptionsSchema: AnalyserOptionsSchema = analyserOptionsObject;
export interface AnalyserOptions extends v.InferOutput<AnalyserOptionsSchema> {}

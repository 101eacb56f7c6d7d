import { anInstrument, FIXTURE_NOW, fixtureId } from '@alms/lis-domain/fixtures';
import type {
  AnalyserConnection,
  AnalyserEvent,
  AnalyserTrial,
} from '@alms/lis-domain/interfaces/analysers';
import { ready } from '@alms/ui/resource';
import type { AnalysersCardProps } from './analysers-card.tsx';

const { id, name } = anInstrument();

export const aConnection = (change: Partial<AnalyserConnection> = {}): AnalyserConnection => ({
  id: fixtureId('analyser-connection', 1),
  version: 3,
  created_at: '2026-05-02T07:10:00Z',
  updated_at: '2026-05-04T09:30:00Z',
  name: 'Chemistry line',
  instrument: { id, name },
  profile: 'roche-cobas-c311-e411',
  transport: 'tcp_server',
  port: 5601,
  peer: '10.0.0.5',
  host: null,
  folder: null,
  reading: null,
  automatic: true,
  state: 'connected',
  fault: null,
  state_at: '2026-05-12T05:58:00Z',
  last_message_at: '2026-05-12T08:40:00Z',
  messages_today: 214,
  results_today: 1_862,
  waiting: 7,
  errors_today: 2,
  last_error: { at: '2026-05-12T07:12:00Z', kind: 'frame_refused', detail: 'frame_checksum' },
  ...change,
});

/** A connection in each state. */
export const someConnections: readonly AnalyserConnection[] = [
  aConnection(),
  aConnection({
    id: fixtureId('analyser-connection', 2),
    name: 'Haematology',
    profile: 'sysmex-xn',
    port: 5602,
    peer: '10.0.0.0/24',
    state: 'listening',
    waiting: 0,
    errors_today: 0,
    last_error: null,
  }),
  aConnection({
    id: fixtureId('analyser-connection', 3),
    name: 'Blood gas',
    transport: 'tcp_client',
    peer: null,
    host: '10.0.0.9',
    port: 9100,
    automatic: false,
    state: 'failed',
    fault: 'unreachable',
    errors_today: 1,
    last_error: { at: '2026-05-12T08:20:00Z', kind: 'failed', detail: 'unreachable' },
  }),
  aConnection({
    id: fixtureId('analyser-connection', 4),
    name: 'Immunology',
    port: 5603,
    state: 'paused',
    messages_today: 0,
    results_today: 0,
    waiting: 0,
    errors_today: 0,
    last_error: null,
  }),
  aConnection({
    id: fixtureId('analyser-connection', 5),
    name: 'Urinalysis',
    profile: 'delimited',
    transport: 'folder',
    port: null,
    peer: null,
    folder: 'urinalysis',
    automatic: false,
    state: 'starting',
    state_at: null,
    last_message_at: null,
    messages_today: 0,
    results_today: 0,
    waiting: 0,
    errors_today: 0,
    last_error: null,
  }),
];

const at = (connection: AnalyserConnection) => ({ id: connection.id, name: connection.name });
const [chemistry, haematology, bloodGas] = someConnections.map(at);

/** An event of each kind, newest first. */
export const someEvents: readonly AnalyserEvent[] = (
  [
    [chemistry, '08:40', 'connected', '10.0.0.5'],
    [bloodGas, '08:20', 'failed', 'unreachable'],
    [chemistry, '07:12', 'frame_refused', 'frame_checksum'],
    [chemistry, '07:10', 'incomplete', 'restarted'],
    [haematology, '06:41', 'peer_refused', '10.0.9.77'],
    [chemistry, '06:02', 'not_stored', ''],
    [haematology, '06:01', 'file_refused', 'run-12.csv is not a regular file'],
    [chemistry, '06:01', 'failed', 'answer AE'],
    [chemistry, '05:59', 'disconnected', '10.0.0.5'],
    [haematology, '05:58', 'listening', '5602'],
  ] as const
).map(([connection, time, kind, detail], index) => ({
  position: 100 - index,
  connection: connection ?? at(aConnection()),
  at: `2026-05-12T${time}:00Z`,
  kind,
  detail,
}));

/** A message with a value, a value with an alarm and remarks, and a control. */
export const aTrial: AnalyserTrial = {
  refusal: null,
  messages: 1,
  queries: 0,
  values: [
    {
      specimen: '260512-0180',
      code: '717',
      value: '5.4',
      unit: 'mmol/L',
      flags: ['N'],
      alarms: [],
      control: null,
      reagent_lot: '56401',
      location: '4 R',
      remarks: [],
    },
    {
      specimen: '260512-0180',
      code: '685',
      value: '42.1',
      unit: 'U/L',
      flags: ['H'],
      alarms: ['26'],
      control: null,
      reagent_lot: '',
      location: '5 R',
      remarks: [{ kind: 'comment', text: 'hemolysed', location: '6 C' }],
    },
    {
      specimen: 'PCCC1',
      code: '717',
      value: '5.1',
      unit: 'mmol/L',
      flags: [],
      alarms: [],
      control: { lot: 'PCCC1', level: '1' },
      reagent_lot: '',
      location: '9 R',
      remarks: [],
    },
  ],
  remarks: [{ kind: 'not_understood', text: 'X|1|unknown', location: '11 X' }],
};

export const analysersArgs: AnalysersCardProps = {
  connections: ready(someConnections, FIXTURE_NOW),
  instruments: [{ id, name }],
  options: ready(
    {
      profiles: [
        { id: 'roche-cobas-c311-e411', manufacturer: 'Roche', model: 'cobas c 311, e 411' },
        { id: 'sysmex-xn', manufacturer: 'Sysmex', model: 'XN series' },
      ],
      ports: { from: 5600, to: 5699 },
      hosts: [{ host: '10.0.0.9', port: 9100 }],
      folders: 'northside',
    },
    FIXTURE_NOW,
  ),
  log: { filter: undefined, onFilterChange: () => {}, events: ready(someEvents, FIXTURE_NOW) },
  onTry: async () => ({ status: 'read', trial: aTrial }),
  onSave: async () => ({ status: 'done' }),
  onPause: async () => ({ status: 'done' }),
  onResume: async () => ({ status: 'done' }),
  onDelete: async () => ({ status: 'done' }),
  onRetry: () => {},
};

/**
 * `npm run analyser -- <profile> --port <port>`: plays an analyser against a TCP port.
 *
 * - `--host <address>` host to connect to, 127.0.0.1 by default
 * - `--listen` waits for the connection of the host instead, on 127.0.0.1
 * - `--specimens <a,b>` specimen numbers; otherwise `--results <n>` invented ones, 20 by default
 * - `--ask` asks the host for the tests of each specimen
 * - `--control` sends a control first
 * - `--faults <a,b>` see `faults` of the simulated analyser
 * - `--seed <n>` another seed gives other values
 * - `--reconnects <n>` attempts to connect before it gives up, one each 0.5 s, 10 by default
 *
 * Exit status: 0 everything acknowledged, 1 not everything, 2 wrong arguments.
 */
import { createServer, connect, type Socket } from 'node:net';
import { parseArgs } from 'node:util';
import { analyserProfile, analyserProfiles } from '../profiles/index.ts';
import {
  faults,
  simulatedAnalyser,
  type Fault,
  type Simulation,
  type SimulatorInput,
} from './simulated-analyser.ts';

/** Pause before the next connection, in milliseconds. */
const RECONNECT = 500;

const say = (line: string) => process.stdout.write(`${line}\n`);

class WrongArgument extends Error {}

interface Options {
  simulation: Simulation;
  host: string;
  port: number;
  listens: boolean;
  /** Failed connections before it gives up. */
  reconnects: number;
}

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** Time of this machine, as an analyser without a time zone sends it. */
function localTime(now: number): string {
  const at = new Date(now);
  const date = [at.getFullYear(), at.getMonth() + 1, at.getDate()].map(twoDigits).join('-');
  const time = [at.getHours(), at.getMinutes(), at.getSeconds()].map(twoDigits).join(':');
  return `${date}T${time}`;
}

function wholeNumber(name: string, text: string, min: number, max: number): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < min || number > max)
    throw new WrongArgument(`--${name} ${text}: a whole number from ${min} to ${max} is expected.`);
  return number;
}

function optionsOf(args: readonly string[]): Options {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      port: { type: 'string' },
      host: { type: 'string', default: '127.0.0.1' },
      listen: { type: 'boolean', default: false },
      specimens: { type: 'string' },
      results: { type: 'string', default: '20' },
      ask: { type: 'boolean', default: false },
      control: { type: 'boolean', default: false },
      faults: { type: 'string', default: '' },
      seed: { type: 'string', default: '1' },
      reconnects: { type: 'string', default: '10' },
    },
  });
  const profile = analyserProfile(positionals[0] ?? '');
  if (!profile || positionals.length > 1)
    throw new WrongArgument(
      `Profile ${positionals.join(' ') || 'missing'}: one of ${analyserProfiles.map(({ id }) => id).join(', ')} is expected.`,
    );
  if (values.port === undefined) throw new WrongArgument('--port is required.');
  const named = values.faults.split(',').filter(Boolean);
  const unknown = named.filter((name) => !(faults as readonly string[]).includes(name));
  if (unknown.length > 0)
    throw new WrongArgument(`--faults ${unknown.join(',')}: expected are ${faults.join(', ')}.`);
  const count = wholeNumber('results', values.results, 1, 100_000);
  return {
    host: values.host,
    port: wholeNumber('port', values.port, 1, 65_535),
    listens: values.listen,
    reconnects: wholeNumber('reconnects', values.reconnects, 0, 1_000_000),
    simulation: {
      profile,
      specimens:
        values.specimens?.split(',').filter(Boolean) ??
        Array.from({ length: count }, (_, index) => `SIM-${String(index + 1).padStart(5, '0')}`),
      asks: values.ask,
      hasControl: values.control,
      faults: named as Fault[],
      seed: wholeNumber('seed', values.seed, 1, 2 ** 31 - 1),
      localTime,
    },
  };
}

/** Runs the simulation over sockets. */
function run({ simulation, host, port, listens, reconnects }: Options) {
  const analyser = simulatedAnalyser(simulation);
  let socket: Socket | undefined;
  let timer: NodeJS.Timeout | undefined;
  let failures = 0;
  let lost = 0;
  let acknowledged = 0;
  const server = listens ? createServer((connection) => serve(connection)) : undefined;

  function step(input: SimulatorInput) {
    const { write, events, deadline, disconnects, isDone } = analyser.step(input, Date.now());
    for (const { kind, specimen, text } of events) {
      say([specimen, kind, text].filter(Boolean).join(' '));
      if (kind === 'acknowledged') acknowledged += 1;
      if (kind === 'not acknowledged') lost += 1;
    }
    clearTimeout(timer);
    if (write.length > 0) socket?.write(write);
    if (isDone) return end();
    if (disconnects) return socket?.destroySoon();
    if (deadline !== null)
      timer = setTimeout(() => step({ kind: 'tick' }), Math.max(0, deadline - Date.now()));
    return undefined;
  }

  function end() {
    say(`${acknowledged} messages acknowledged, ${lost} not.`);
    process.exitCode = lost > 0 ? 1 : 0;
    clearTimeout(timer);
    const last = socket;
    socket = undefined;
    last?.end();
    server?.close();
  }

  function serve(connection: Socket) {
    if (socket) return connection.destroy();
    socket = connection;
    connection.on('data', (bytes: Buffer) => {
      if (socket === connection) step({ kind: 'bytes', bytes });
    });
    connection.on('error', ({ message }) => say(`Connection: ${message}`));
    connection.on('close', () => {
      if (socket !== connection) return;
      socket = undefined;
      step({ kind: 'closed' });
      if (!listens) reconnect();
    });
    failures = 0;
    return step({ kind: 'connected' });
  }

  function reconnect() {
    failures += 1;
    if (failures > reconnects) {
      say(`No connection to ${host}:${port}.`);
      process.exitCode = 1;
      return;
    }
    setTimeout(open, RECONNECT);
  }

  function open() {
    const connection = connect(port, host);
    const failed = ({ message }: Error) => {
      say(`Connection: ${message}`);
      reconnect();
    };
    connection.once('error', failed);
    connection.once('connect', () => {
      connection.off('error', failed);
      serve(connection);
    });
  }

  if (server) server.listen(port, '127.0.0.1');
  else open();
}

try {
  run(optionsOf(process.argv.slice(2)));
} catch (error) {
  if (!(error instanceof WrongArgument) && !(error instanceof TypeError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}

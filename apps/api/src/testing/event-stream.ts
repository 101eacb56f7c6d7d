import { request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { eventually } from './test-process.ts';

export interface ReceivedEvent {
  id: string;
  event: string;
  data: unknown;
}

/** A stream of server-sent events as received by a client. */
export interface ReceivedStream {
  status: number;
  headers: IncomingMessage['headers'];
  /** Received text other than events, and the body of a rejection. */
  text(): string;
  /** All events so far. */
  events: readonly ReceivedEvent[];
  /** Waits for the nth event, counted from 1. */
  event(count: number): Promise<ReceivedEvent>;
  /** Resolves when the server has ended the stream. */
  ended: Promise<void>;
  /** Disconnects without notice. */
  close(): void;
}

export interface StreamRequest {
  port: number;
  path: string;
  host: string;
  token: string;
  lastEventId?: string;
}

/** Opens a stream over the network. */
export async function openEventStream({
  port,
  path,
  host,
  token,
  lastEventId,
}: StreamRequest): Promise<ReceivedStream> {
  const headers = {
    host,
    authorization: `Bearer ${token}`,
    ...(lastEventId !== undefined && { 'last-event-id': lastEventId }),
  };
  const sent = request({ host: '127.0.0.1', port, path: `/api/v1${path}`, headers });
  const response = await new Promise<IncomingMessage>((answered, failed) =>
    sent.once('response', answered).on('error', failed).end(),
  );
  const events: ReceivedEvent[] = [];
  let rest = '';
  let other = '';
  response.setEncoding('utf8').on('data', (part: string) => {
    const blocks = (rest + part).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const { id, event, data } = Object.fromEntries(
        block.split('\n').map((line) => line.split(/: (.*)/s)),
      );
      if (event === undefined) other += `${block}\n`;
      else events.push({ id, event, data: JSON.parse(data) as unknown });
    }
  });
  // A disconnecting client receives a connection error.
  response.on('error', () => undefined);
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    text: () => other + rest,
    events,
    event: (count) => eventually(() => events[count - 1], `event ${count} of a stream`, 20),
    ended: new Promise((done) => response.once('close', done)),
    close: () => sent.destroy(),
  };
}

/** Opens a port for a server normally used without one. */
export async function listenOnAnyPort(app: FastifyInstance): Promise<number> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  return (app.server.address() as AddressInfo).port;
}

/**
 * Opens a stream, reads the response head and disconnects, because an open stream never ends by
 * itself.
 */
export async function headOfStream(
  streamRequest: StreamRequest,
): Promise<{ status: number; body: Record<string, unknown> }> {
  const stream = await openEventStream(streamRequest);
  if (stream.status !== 200) await stream.ended;
  stream.close();
  return {
    status: stream.status,
    body: stream.status === 200 ? {} : (JSON.parse(stream.text()) as Record<string, unknown>),
  };
}

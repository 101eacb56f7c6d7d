import { connect, createServer, type Server, type Socket } from 'node:net';
import {
  delimitedProfile,
  type AnalyserEventKind,
  type AnalyserFault,
} from '@alms/lis-domain/interfaces/analysers';
import { MAX_IMPORT_BYTES } from '@alms/lis-domain/interfaces/result-import';
import type { TenantId } from '@alms/lis-domain/tenancy';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import { uuidv7 } from 'uuidv7';
import { findSubdomain } from '../../areas/facility/facility.store.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { tenantTransaction } from '../../platform/db/tenant-transaction.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { readAnalyserMessages } from './analysers.jobs.ts';
import {
  announceConnections,
  findConnection,
  updateConnection,
  updateHeld,
  type ConnectionRow,
} from './connections.store.ts';
import { analyserProfile } from './profiles/index.ts';
import { answersTo, queriesIn } from './host-query.ts';
import { replyIn } from './hl7-reply.ts';
import { openLink } from './link/open-link.ts';
import { addEvent, keepAnalyserMessage } from './messages.store.ts';
import { isPeer } from './peers.ts';
import type { AnalyserProfile } from './profile.ts';
import { isPermitted, type AnalyserSettings } from './settings.ts';
import { runLink, type LinkSocket } from './link-socket.ts';

export interface AnalyserRuntimeOptions {
  db: Database;
  clock: Clock;
  logger: Logger;
  settings: AnalyserSettings;
  /** Milliseconds between two checks of all connections. @default 10 s */
  interval?: number;
  /** Milliseconds between two looks at a folder. @default 2 s */
  folderInterval?: number;
}

/** Runs the connections of all facilities that no other process runs. */
export interface AnalyserRuntime {
  /** Runs the connections until closed. */
  start(): void;
  /** Checks the connections now; resolves when changed ones are started or stopped. */
  wake(): Promise<void>;
  /** Closes all ports; everything received is stored and acknowledged. */
  close(): Promise<void>;
}

/** Longest message of an analyser in bytes. */
const MAX_BYTES = 1_048_576;

/**
 * How long another process leaves a connection to this one without hearing of it, in ms. A port is
 * opened by one process only, even where each has a machine of its own.
 */
const lease = 30_000;

/** Pauses in ms before the next attempt to connect to an analyser; the last repeats. */
const pauses = [2_000, 5_000, 15_000, 30_000] as const;

/** Repeats of an event within this time, in ms, are not logged. */
const quiet = 10_000;

/** A connection that this process runs. */
interface Running {
  tenantId: TenantId;
  row: ConnectionRow;
  close(): Promise<void>;
}

type Report = (
  change: { state: 'listening' | 'connected' } | { state: 'failed'; fault: AnalyserFault },
  event?: { kind: AnalyserEventKind; detail: string },
) => Promise<void>;

export function analyserRuntime({
  db,
  clock,
  logger,
  settings,
  interval = 10_000,
  folderInterval = 2_000,
}: AnalyserRuntimeOptions): AnalyserRuntime {
  /** Name of this process in leases. */
  const processId = uuidv7();
  const running = new Map<string, Running>();
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;
  let syncing: Promise<void> | undefined;
  let isRequested = false;

  async function syncAll(): Promise<void> {
    if (isClosed) return;
    const { rows } = await sql<{ tenant_id: TenantId; id: string }>`
      select tenant_id, id from running_analyser_connections()`.execute(db);
    const wanted = new Set(rows.map(({ id }) => id));
    for (const [id, each] of running) if (!wanted.has(id)) await stop(id, each);
    for (const { tenant_id, id } of rows) {
      if (isClosed) return;
      await ensure(tenant_id, id).catch((error: unknown) =>
        logger.error({ err: error, connection_id: id }, 'connection to an analyser failed'),
      );
    }
  }

  async function stop(id: string, { tenantId, close }: Running): Promise<void> {
    running.delete(id);
    await close();
    await release(tenantId, id);
    // Another process may run it at once.
    await tenantTransaction(db, tenantId, announceConnections);
  }

  const release = (tenantId: TenantId, id: string) =>
    tenantTransaction(db, tenantId, (tx) =>
      updateHeld(tx, tenantId, { id, held_by: processId }, { held_by: null, held_until: null }),
    );

  /** Starts a connection, or renews its lease. A changed one is started again. */
  async function ensure(tenantId: TenantId, id: string): Promise<void> {
    const current = running.get(id);
    const claimed = await claim(tenantId, id);
    if (current && !(claimed?.isKept && claimed.row.version === current.row.version)) {
      running.delete(id);
      await current.close();
    }
    if (!claimed || running.has(id)) return;
    const { row } = claimed;
    const profile = analyserProfile(row.profile);
    const report = reportOf(tenantId, id);
    const close =
      row.transport === 'folder'
        ? await watching({ tenantId, row, profile, report })
        : profile &&
          (await (row.transport === 'tcp_server' ? listening : connecting)({
            tenantId,
            row,
            profile,
            report,
          }));
    if (close) running.set(id, { tenantId, row, close });
    else await release(tenantId, id);
  }

  /**
   * Takes or renews the lease of a connection; undefined when this process must not run it.
   * `isKept`: no other process had it since.
   */
  function claim(
    tenantId: TenantId,
    id: string,
  ): Promise<{ row: ConnectionRow; isKept: boolean } | undefined> {
    return tenantTransaction(db, tenantId, async (tx) => {
      const now = clock.now();
      const row = await findConnection(tx, tenantId, id, { lock: true });
      if (!row || row.paused_at !== null) return undefined;
      const isOther = row.held_by !== null && row.held_by !== processId;
      if (isOther && row.held_until !== null && row.held_until > now.toISOString())
        return undefined;
      const fault = faultOf(row, await findSubdomain(tx, tenantId));
      if (fault !== undefined) {
        if (row.fault === fault) return undefined;
        await updateConnection(tx, tenantId, id, {
          state: 'failed',
          fault,
          state_at: now,
          held_by: null,
          held_until: null,
        });
        await addEvent(tx, tenantId, { connection_id: id, kind: 'failed', detail: fault, at: now });
        return undefined;
      }
      await updateConnection(tx, tenantId, id, {
        held_by: processId,
        held_until: new Date(now.getTime() + lease),
      });
      return { row, isKept: row.held_by === processId };
    });
  }

  function faultOf(row: ConnectionRow, subdomain: string): AnalyserFault | undefined {
    if (!analyserProfile(row.profile) && row.profile !== delimitedProfile) return 'profile_unknown';
    return isPermitted(settings, subdomain, row) ? undefined : 'not_permitted';
  }

  /** Reports of one connection, in order. They never fail it. */
  function reportOf(tenantId: TenantId, id: string): Report {
    let turn: Promise<void> = Promise.resolve();
    return (change, event) => {
      turn = turn
        .then(() =>
          tenantTransaction(db, tenantId, async (tx) => {
            const at = clock.now();
            const fault = change.state === 'failed' ? change.fault : null;
            const isHeld = await updateHeld(
              tx,
              tenantId,
              { id, held_by: processId },
              { state: change.state, fault, state_at: at },
            );
            if (isHeld && event) await addEvent(tx, tenantId, { connection_id: id, ...event, at });
          }),
        )
        .catch((error: unknown) =>
          logger.warn({ err: error, connection_id: id }, 'state of an analyser was not recorded'),
        );
      return turn;
    };
  }

  interface Opening {
    tenantId: TenantId;
    row: ConnectionRow;
    profile: AnalyserProfile;
    report: Report;
  }

  /** Opens the port of a connection. Returns how to close it, or undefined when it failed. */
  async function listening(opening: Opening): Promise<(() => Promise<void>) | undefined> {
    const { tenantId, row, report } = opening;
    const log = logOf(tenantId, row.id);
    let current: { socket: Socket; link: LinkSocket } | undefined;
    const server: Server = createServer((socket) => {
      const address = socket.remoteAddress ?? '';
      if (row.peer === null || !isPeer(row.peer, address)) {
        socket.destroy();
        log('peer_refused', address);
        return;
      }
      // An analyser that was switched off leaves a connection that never ends.
      void current?.link.end();
      const own = { socket, link: linkOn(socket, opening) };
      current = own;
      void report({ state: 'connected' }, { kind: 'connected', detail: address });
      socket.on('close', () => {
        if (current !== own) return;
        current = undefined;
        if (server.listening)
          void report({ state: 'listening' }, { kind: 'disconnected', detail: address });
      });
    });
    try {
      await listen(server, { port: row.port ?? 0, host: settings.address });
    } catch (error) {
      const fault = faultOfListening(error as NodeJS.ErrnoException);
      logger.warn({ reason: fault, port: row.port }, 'port for an analyser could not be opened');
      if (row.fault !== fault)
        await report({ state: 'failed', fault }, { kind: 'failed', detail: fault });
      return undefined;
    }
    await report({ state: 'listening' }, { kind: 'listening', detail: String(row.port) });
    return async () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      await current?.link.end();
      current?.socket.destroy();
      await closed;
    };
  }

  /** Connects to an analyser, again and again. Returns how to end that. */
  async function connecting(opening: Opening): Promise<() => Promise<void>> {
    const { row, report } = opening;
    let isEnded = false;
    let attempt = 0;
    let wait: NodeJS.Timeout | undefined;
    let link: LinkSocket | undefined;
    let socket: Socket | undefined;
    const address = `${row.host}:${row.port}`;

    const open = () => {
      const own = connect({ host: row.host ?? '', port: row.port ?? 0 });
      socket = own;
      let isConnected = false;
      own.on('connect', () => {
        [isConnected, attempt] = [true, 0];
        link = linkOn(own, opening);
        void report({ state: 'connected' }, { kind: 'connected', detail: address });
      });
      own.on('error', () => undefined);
      own.on('close', () => {
        link = undefined;
        if (isEnded) return;
        const failed = { state: 'failed', fault: 'unreachable' } as const;
        if (isConnected) void report(failed, { kind: 'disconnected', detail: address });
        else if (attempt === 0) void report(failed, { kind: 'failed', detail: 'unreachable' });
        wait = setTimeout(open, pauses[Math.min(attempt, pauses.length - 1)]).unref();
        attempt += 1;
      });
    };
    open();
    return async () => {
      isEnded = true;
      clearTimeout(wait);
      await link?.end();
      socket?.destroy();
    };
  }

  /** Watches the folder of a connection. Returns how to end that. */
  async function watching({
    tenantId,
    row,
    profile,
    report,
  }: Omit<Opening, 'profile'> & { profile: AnalyserProfile | undefined }): Promise<
    (() => Promise<void>) | undefined
  > {
    const { id, folder, reading } = row;
    const { folders } = settings;
    if (folder === null || folders === null) return undefined;
    const facility = await tenantTransaction(db, tenantId, (tx) => findSubdomain(tx, tenantId));
    const log = logOf(tenantId, id);
    // The readers of files are lazy-loaded.
    const [{ watchFolder }, { takeFile }] = await Promise.all([
      import('./folder/watched-folder.ts'),
      import('./folder/take-file.ts'),
    ]);
    const watched = watchFolder({
      root: folders,
      facility,
      folder,
      maxBytes: MAX_IMPORT_BYTES,
      interval: folderInterval,
      take: (file) =>
        takeFile(file, {
          profile,
          reading,
          keep: (bytes, isIncomplete) => keep(tenantId, id, bytes, isIncomplete),
          onIncomplete: () => log('incomplete', 'ended'),
        }),
      onRefused: (name, reason) => log('file_refused', `${printable(name)} ${reason}`),
      onNotMoved(name, error) {
        logger.warn({ err: error, connection_id: id }, 'file of an analyser could not be moved');
        log('failed', `not_moved ${printable(name)}`);
      },
      onNotStored(error) {
        logger.error({ err: error, connection_id: id }, 'file of an analyser could not be stored');
        log('not_stored', '');
      },
      onUsable(isUsable, error) {
        if (!isUsable)
          logger.warn({ err: error, connection_id: id }, 'folder of an analyser cannot be used');
        void report(
          isUsable ? { state: 'listening' } : { state: 'failed', fault: 'folder_unusable' },
          isUsable
            ? { kind: 'listening', detail: folder }
            : { kind: 'failed', detail: 'folder_unusable' },
        );
      },
    });
    await watched.look();
    return watched.close;
  }

  /** Logs events of a connection; repeats of one kind within a short time once. */
  function logOf(tenantId: TenantId, id: string) {
    const last = new Map<AnalyserEventKind, number>();
    return (kind: AnalyserEventKind, detail: string): void => {
      const at = clock.now();
      if (at.getTime() - (last.get(kind) ?? -quiet) < quiet) return;
      last.set(kind, at.getTime());
      void tenantTransaction(db, tenantId, (tx) =>
        addEvent(tx, tenantId, { connection_id: id, kind, detail, at }),
      ).catch((error: unknown) =>
        logger.warn({ err: error, connection_id: id }, 'event of an analyser was not recorded'),
      );
    };
  }

  function linkOn(socket: Socket, { tenantId, row, profile }: Opening): LinkSocket {
    const { id } = row;
    const log = logOf(tenantId, id);
    socket.setKeepAlive(true, 30_000);
    socket.on('error', ({ message: reason }) =>
      logger.warn({ reason, connection_id: id }, 'connection to an analyser failed'),
    );
    const socketLink = runLink({
      socket,
      logger,
      link: openLink({
        kind: profile.link.kind,
        role: 'host',
        frameSize: profile.link.frameSize,
        maxBytes: MAX_BYTES,
      }),
      hasLinkLayer: profile.link.kind !== 'raw',
      async store(bytes) {
        const reply = profile.protocol === 'hl7' ? replyIn(bytes) : undefined;
        if (reply) {
          if (reply.refused !== null) log('failed', `answer ${reply.refused}`);
          return undefined;
        }
        await keep(tenantId, id, bytes);
        return profile.protocol === 'hl7' ? replyTo(bytes) : undefined;
      },
      async storeIncomplete(bytes, reason) {
        log('incomplete', reason);
        if (bytes.length > 0) await keep(tenantId, id, bytes, true);
      },
      onNotStored: () => log('not_stored', ''),
      onFault: (fault) => log('frame_refused', fault),
      onStored: (bytes) => void answer(bytes),
      onSent: (_message, isSent) => {
        if (!isSent) log('failed', 'answer');
      },
    });
    return socketLink;

    /** Answers the queries of a message, on the connection it arrived on. */
    async function answer(bytes: Uint8Array): Promise<void> {
      try {
        for (const query of queriesIn(bytes, profile)) {
          const now = clock.now();
          const messages = await tenantTransaction(db, tenantId, (tx) =>
            answersTo({ tx, tenantId, now }, row, profile, query),
          );
          for (const message of messages) socketLink.send(uuidv7(), message);
        }
      } catch (error) {
        logger.error({ err: error, connection_id: id }, 'query of an analyser was not answered');
      }
    }
  }

  function keep(
    tenantId: TenantId,
    connection_id: string,
    bytes: Uint8Array,
    isIncomplete = false,
  ): Promise<void> {
    return tenantTransaction(db, tenantId, async (tx) => {
      const at = clock.now();
      const { isToBeRead } = await keepAnalyserMessage(tx, tenantId, {
        connection_id,
        bytes,
        at,
        isIncomplete,
      });
      if (isToBeRead)
        await enqueue(tx, readAnalyserMessages, {
          payload: { tenant_id: tenantId, connection_id },
          dueAt: at,
        });
    });
  }

  /** The HL7 acknowledgement of a stored message; its content is read later. */
  async function replyTo(bytes: Uint8Array): Promise<Uint8Array> {
    // The HL7 parser is lazy-loaded.
    const [{ acknowledgement }, { parsedMessage }, { characterSetOf, utf8 }] = await Promise.all([
      import('../hl7/acknowledgement.ts'),
      import('../hl7/message.ts'),
      import('../hl7/character-set.ts'),
    ]);
    const set = characterSetOf(bytes) ?? utf8;
    const text = acknowledgement({
      message: parsedMessage(Buffer.from(bytes)),
      refusal: undefined,
      now: clock.now(),
      controlId: uuidv7().replaceAll('-', '').slice(-20),
      charset: set.name,
    });
    return set.encode(text);
  }

  async function wake(): Promise<void> {
    isRequested = true;
    syncing ??= (async () => {
      while (isRequested) {
        isRequested = false;
        await syncAll().catch((error: unknown) =>
          logger.error({ err: error }, 'connections to analysers could not be read'),
        );
      }
      syncing = undefined;
    })();
    await syncing;
  }

  return {
    start() {
      void wake();
      timer = setInterval(() => void wake(), interval).unref();
    },
    wake,
    async close() {
      isClosed = true;
      clearInterval(timer);
      await syncing;
      await Promise.all([...running].map(([id, each]) => stop(id, each)));
    },
  };
}

/** A file name without control characters, cut off for the log. */
const printable = (name: string) => name.replace(/\p{Cc}/gu, ' ').slice(0, 100);

function listen(server: Server, on: { port: number; host: string }): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(on, () => {
      server.removeListener('error', reject);
      resolve();
    });
  });
}

const faultOfListening = ({ code }: NodeJS.ErrnoException): AnalyserFault => {
  if (code === 'EADDRINUSE') return 'port_in_use';
  return code === 'EACCES' ? 'not_permitted' : 'unreachable';
};

import type { Socket } from 'node:net';
import type { Logger } from 'pino';
import type { IncompleteReason, Link, LinkFault, LinkInput, LinkNotice } from './link/link.ts';

export interface LinkSocketOptions {
  socket: Socket;
  link: Link;
  logger: Logger;
  /** Without a link layer, a message that could not be stored ends the connection. */
  hasLinkLayer: boolean;
  /** Called once a message is recorded and acknowledged. */
  onStored(bytes: Uint8Array): void;
  /** Records a message; returns the application acknowledgement, if the protocol has one. */
  store(bytes: Uint8Array): Promise<Uint8Array | undefined>;
  /** Records a message that ended early. */
  storeIncomplete(bytes: Uint8Array, reason: IncompleteReason): Promise<void>;
  onNotStored(): void;
  onFault(fault: LinkFault): void;
  onSent(id: string, isSent: boolean): void;
}

/** A connected analyser. */
export interface LinkSocket {
  send(id: string, message: Uint8Array): void;
  /** Ends the connection once everything received is acknowledged. */
  end(): Promise<void>;
}

/**
 * Runs the data link on a socket. One input at a time: reading pauses until a message is recorded,
 * so that its last frame is acknowledged afterwards.
 */
export function runLink({
  socket,
  link,
  logger,
  hasLinkLayer,
  store,
  storeIncomplete,
  onStored,
  onNotStored,
  onFault,
  onSent,
}: LinkSocketOptions): LinkSocket {
  let turn: Promise<void> = Promise.resolve();
  let deadline: NodeJS.Timeout | undefined;

  function take(input: LinkInput): Promise<void> {
    turn = turn
      .then(() => step(input))
      .catch((error: unknown) => {
        logger.error({ err: error }, 'connection to an analyser failed');
        socket.destroy();
      });
    return turn;
  }

  async function step(input: LinkInput): Promise<void> {
    const done = link.step(input, Date.now());
    if (done.write.length > 0 && !socket.destroyed) socket.write(done.write);
    clearTimeout(deadline);
    if (done.deadline !== null)
      deadline = setTimeout(
        () => void take({ kind: 'tick' }),
        Math.max(0, done.deadline - Date.now()),
      ).unref();
    for (const notice of done.notices) await handle(notice);
  }

  async function handle(notice: LinkNotice): Promise<void> {
    switch (notice.kind) {
      case 'message': {
        const input = await recorded(notice);
        await step(input);
        if (input.kind === 'stored') onStored(notice.bytes);
        break;
      }
      case 'incomplete':
        await storeIncomplete(notice.bytes, notice.reason);
        break;
      case 'fault':
        onFault(notice.fault);
        break;
      case 'sent':
      case 'not_sent':
        onSent(notice.id, notice.kind === 'sent');
        break;
      case 'interrupted':
        break;
    }
  }

  async function recorded({
    id,
    bytes,
  }: Extract<LinkNotice, { kind: 'message' }>): Promise<LinkInput> {
    try {
      const reply = await store(bytes);
      return { kind: 'stored', id, ...(reply && { reply }) };
    } catch (error) {
      logger.error({ err: error }, 'message of an analyser could not be stored');
      onNotStored();
      if (!hasLinkLayer) socket.destroy();
      return { kind: 'refused', id };
    }
  }

  socket.on('data', (bytes) => {
    socket.pause();
    void take({ kind: 'bytes', bytes }).then(() => socket.resume());
  });
  socket.on('close', () => {
    void take({ kind: 'closed' }).then(() => clearTimeout(deadline));
  });

  return {
    send: (id, message) => void take({ kind: 'send', id, message }),
    async end() {
      await turn;
      socket.end();
      socket.destroySoon();
      await turn;
    },
  };
}

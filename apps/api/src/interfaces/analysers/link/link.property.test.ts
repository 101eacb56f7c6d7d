import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ACK, ENQ, EOT, framesOf, NAK } from './frame.ts';
import type { LinkSettings } from './link.ts';
import { openLink } from './open-link.ts';

const settings: LinkSettings = {
  kind: 'lis01',
  role: 'host',
  frameSize: 240,
  maxBytes: 100_000,
};

const record = fc
  .tuple(fc.constantFrom('P', 'O', 'R', 'C', 'M'), fc.stringMatching(/^[ -~]{0,300}$/))
  .map(([type, text]) => `${type}|1|${text.replaceAll(/[\r\n]/g, ' ')}\r`);
const message = fc
  .array(record, { maxLength: 6 })
  .map((records) => `H|\\^&\r${records.join('')}L|1|N\r`);

/** Divides bytes at arbitrary places, as TCP does. */
const divided = (bytes: Uint8Array, cuts: readonly number[]) => {
  const ends = [...new Set(cuts.map((cut) => cut % (bytes.length + 1)))].sort((a, b) => a - b);
  return [...ends, bytes.length].map((end, index) => bytes.subarray(ends[index - 1] ?? 0, end));
};

describe('data link', () => {
  it('delivers a message however its bytes are divided', () => {
    fc.assert(
      fc.property(
        message,
        fc.integer({ min: 1, max: 300 }),
        fc.array(fc.nat(), { maxLength: 20 }),
        (text, frameSize, cuts) => {
          const frames = framesOf(Buffer.from(text), { frameSize, hasChecksum: true });
          const link = openLink(settings);
          const received: string[] = [];
          for (const bytes of divided(Buffer.concat([Uint8Array.of(ENQ), ...frames]), cuts))
            for (const notice of link.step({ kind: 'bytes', bytes }, 0).notices)
              received.push(
                notice.kind === 'message' ? Buffer.from(notice.bytes).toString() : notice.kind,
              );
          expect(received).toEqual([text]);
        },
      ),
    );
  });

  it('acknowledges the last frame only of a message that is stored', () => {
    fc.assert(
      fc.property(message, fc.boolean(), (text, isStored) => {
        const frames = framesOf(Buffer.from(text), { frameSize: 240, hasChecksum: true });
        const link = openLink(settings);
        let acknowledged = 0;
        const step = (input: Parameters<typeof link.step>[0]) => {
          const { write, notices } = link.step(input, 0);
          acknowledged += write.filter((byte) => byte === ACK).length;
          return notices;
        };
        step({ kind: 'bytes', bytes: Uint8Array.of(ENQ) });
        const notices = frames.flatMap((bytes) => step({ kind: 'bytes', bytes }));
        // One for ENQ, and one for each frame but the last.
        expect(acknowledged).toBe(frames.length);
        const id = notices.find(({ kind }) => kind === 'message') as { id: number };
        step({ kind: isStored ? 'stored' : 'refused', id: id.id });
        expect(acknowledged).toBe(frames.length + (isStored ? 1 : 0));
      }),
    );
  });

  it('never delivers a message with a wrong byte', () => {
    fc.assert(
      fc.property(message, fc.nat(), fc.integer({ min: 1, max: 255 }), (text, place, change) => {
        const frames = framesOf(Buffer.from(text), { frameSize: 240, hasChecksum: true });
        const bytes = Buffer.concat([Uint8Array.of(ENQ), ...frames, Uint8Array.of(EOT)]);
        const at = place % bytes.length;
        bytes[at] = (bytes[at] ?? 0) ^ change;
        const link = openLink(settings);
        const received = link
          .step({ kind: 'bytes', bytes }, 0)
          .notices.flatMap((notice) =>
            notice.kind === 'message' ? [Buffer.from(notice.bytes).toString()] : [],
          );
        expect([[], [text]]).toContainEqual(received);
      }),
    );
  });

  it('survives any bytes, and writes nothing but its replies', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('lis01', 'lis01-without-checksum', 'envelope', 'raw'),
        fc.array(
          fc.uint8Array({ maxLength: 40 }).map((bytes) =>
            // Control characters are more frequent than by chance.
            bytes.map((byte) => (byte < 64 ? byte % 8 : byte)),
          ),
        ),
        (kind, chunks) => {
          const link = openLink({ ...settings, kind, maxBytes: 500 });
          let now = 0;
          for (const bytes of chunks) {
            const { write, notices, deadline } = link.step({ kind: 'bytes', bytes }, now);
            for (const byte of write) expect([ACK, NAK, EOT]).toContain(byte);
            for (const notice of notices)
              if (notice.kind === 'message') link.step({ kind: 'stored', id: notice.id }, now);
            if (deadline !== null) {
              now = deadline;
              link.step({ kind: 'tick' }, now);
            }
          }
        },
      ),
    );
  });
});

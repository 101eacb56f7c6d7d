import { request } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

/** A request to send from a separate thread. */
export interface PostedRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: Uint8Array;
}

export interface ReceivedAnswer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

const { port } = workerData as { port: number };

const send = ({ body, ...posted }: PostedRequest) =>
  new Promise<ReceivedAnswer>((resolve, reject) => {
    const sending = request({ host: '127.0.0.1', port, ...posted }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text: Buffer.concat(parts).toString('utf8').slice(0, 2_000),
        }),
      );
    });
    sending.on('error', reject);
    sending.end(body);
  });

// Sends all requests at the same time.
parentPort?.on('message', async (requests: PostedRequest[]) => {
  const answers = await Promise.allSettled(requests.map(send));
  parentPort?.postMessage(
    answers.map((answer) =>
      answer.status === 'fulfilled'
        ? answer.value
        : { status: 0, headers: {}, text: String(answer.reason) },
    ),
  );
});

/**
 * Queues by kind of work. Every process runs up to `concurrency` jobs of a queue at once. A job
 * that runs longer than `expireSeconds` counts as abandoned and is retried, so the limit exceeds
 * every timeout of its work.
 */
export const queues = {
  /** Short transactions. */
  default: { concurrency: 4, expireSeconds: 60 },
  /** Emails: one at a time, since all go to one mail server. */
  mail: { concurrency: 1, expireSeconds: 300 },
  /** Messages to other systems. */
  exchange: { concurrency: 4, expireSeconds: 900 },
  /** Work of minutes, such as checks of whole audit trails. */
  long: { concurrency: 1, expireSeconds: 7_200 },
} as const;

export type QueueName = keyof typeof queues;

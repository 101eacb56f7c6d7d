import type { Submission } from '@alms/ui/resource';

/** What can be done with a message. Neither rejects. */
export interface MessageActs {
  onSend: (message: { id: string }) => Promise<Submission>;
  onGiveUp: (message: { id: string; reason: string }) => Promise<Submission>;
}

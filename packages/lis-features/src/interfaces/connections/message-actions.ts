import type { Submission } from '@alms/ui/resource';

/** Actions on a message. Neither rejects. */
export interface MessageActions {
  onSend: (message: { id: string }) => Promise<Submission>;
  onGiveUp: (message: { id: string; reason: string }) => Promise<Submission>;
}

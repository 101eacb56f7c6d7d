import type { FeedbackCategory } from '@alms/lis-domain/feedback';
import type { Instant, Nullable } from './columns.ts';

interface FeedbackTable {
  id: string;
  rating: number;
  rating_touched: boolean;
  category: FeedbackCategory;
  title: string;
  description: string;
  contact_email: string | null;
  allow_contact: boolean;
  user_agent: string;
  /** Keyed hash of the sender's network address, retained for 30 days. */
  address_hash: Nullable<Buffer>;
  created_at: Instant;
}

export interface FeedbackTables {
  feedback: FeedbackTable;
}

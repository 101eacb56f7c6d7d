import * as v from 'valibot';
import { emailField, lineField, textField } from '../http/index.ts';
import type { Named } from '../http/named.ts';

export const feedbackCategories = ['general', 'bug', 'feature', 'improvement'] as const;
export type FeedbackCategory = (typeof feedbackCategories)[number];

/** Stars, 5 is best; also the preselected rating (specification, section 5). */
export const DEFAULT_RATING = 5;

const feedbackObject = v.strictObject({
  rating: v.pipe(
    v.number(),
    v.integer(),
    v.minValue(1, 'must be from 1 to 5'),
    v.maxValue(5, 'must be from 1 to 5'),
  ),
  /**
   * Whether the user chose the rating: an untouched five carries no information (safe reading 29).
   */
  rating_touched: v.optional(v.boolean(), false),
  category: v.picklist(feedbackCategories),
  title: lineField(120),
  description: textField(4000, 1),
  contact_email: v.optional(emailField),
  allow_contact: v.boolean(),
  user_agent: lineField(500, 0),
  /** Sent empty; ignored by the server. */
  ip_address: lineField(60, 0),
});
export interface FeedbackBody extends Named<typeof feedbackObject> {}
export const feedbackBody: FeedbackBody = feedbackObject;

export interface Feedback extends v.InferOutput<FeedbackBody> {}

import { DEFAULT_RATING, feedbackCategories, type Feedback } from '@alms/lis-domain/feedback';
import { emailField } from '@alms/lis-domain/http';
import type { Rating } from '@alms/ui/rating-field';
import * as v from 'valibot';

/** Maximum lengths in characters accepted by the API contract. */
export const TITLE_LENGTH = 120;
export const DESCRIPTION_LENGTH = 4000;

/**
 * Validation rules of the form. Title and description are required before sending is enabled, so
 * they need no message.
 */
export const feedbackForm = v.object({
  rating: v.picklist([1, 2, 3, 4, 5]),
  rating_touched: v.boolean(),
  category: v.picklist(feedbackCategories),
  title: v.pipe(v.string(), v.trim()),
  description: v.pipe(v.string(), v.trim()),
  contact_email: v.pipe(
    v.string(),
    v.trim(),
    v.check((email) => email === '' || v.is(emailField, email), 'emailInvalid'),
    v.transform((email) => (email === '' ? undefined : email)),
  ),
  allow_contact: v.boolean(),
});

/** Feedback without the data added by the browser. */
export type FeedbackValues = Omit<Feedback, 'rating' | 'user_agent' | 'ip_address'> & {
  rating: Rating;
};

export const emptyFeedback: v.InferInput<typeof feedbackForm> = {
  rating: DEFAULT_RATING,
  rating_touched: false,
  category: 'general',
  title: '',
  description: '',
  contact_email: '',
  allow_contact: false,
};

export { FeedbackScreen } from './feedback-screen.js';
export type { FeedbackScreenProps } from './feedback-screen.js';
export type { FeedbackValues } from './feedback.form.js';

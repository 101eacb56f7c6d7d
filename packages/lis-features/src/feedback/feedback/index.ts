export { FeedbackScreen } from './feedback-screen.tsx';
export type { FeedbackScreenProps } from './feedback-screen.tsx';
export type { FeedbackValues } from './feedback.form.ts';

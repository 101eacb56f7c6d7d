import { idle } from '@alms/ui/resource';
import type { FeedbackScreenProps } from './feedback-screen.tsx';

export const feedbackArgs = {
  submission: idle,
  onSend: async () => {},
  hrefs: { home: '/' },
} satisfies FeedbackScreenProps;

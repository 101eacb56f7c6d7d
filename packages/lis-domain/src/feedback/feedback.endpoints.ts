import { endpoint } from '../http/index.ts';
import { messageAnswer } from '../identity/index.ts';
import { feedbackBody } from './feedback.schema.ts';

export const sendFeedback = endpoint({
  id: 'feedback.send',
  method: 'POST',
  path: '/feedback',
  summary: 'Send product feedback. It is read by the platform operator.',
  access: 'public',
  body: feedbackBody,
  status: 202,
  answer: messageAnswer,
  limit: 'lookup',
});

export const feedbackEndpoints = [sendFeedback] as const;

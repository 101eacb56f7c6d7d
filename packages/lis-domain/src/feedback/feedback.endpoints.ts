import { endpoint } from '../http/index.ts';
import { messageAnswer } from '../identity/index.ts';
import { feedbackBody } from './feedback.schema.ts';

export const sendFeedback = endpoint({
  id: 'feedback.send',
  method: 'POST',
  path: '/feedback',
  summary: "Tell the makers what is good or missing; the platform's own staff reads it.",
  access: 'public',
  body: feedbackBody,
  status: 202,
  answer: messageAnswer,
  limit: 'lookup',
});

export const feedbackEndpoints = [sendFeedback] as const;

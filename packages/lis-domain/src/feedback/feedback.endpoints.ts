import { endpoint } from '../http/index.js';
import { messageAnswer } from '../identity/index.js';
import { feedbackBody } from './feedback.schema.js';

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

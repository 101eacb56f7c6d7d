import type { AnalyserProfile } from '../profile.ts';
import { displayResponses, orderResponse, workOrders } from './hl7-answers.ts';
import { lis02Answer } from './lis02-answer.ts';
import type { QueryAnswer } from './query-answer.ts';

export type { QueryAnswer } from './query-answer.ts';

/**
 * Messages that answer a host query, in the order of sending; none when the profile has no layout
 * for answers, so that the analyser runs into its own time limit and an operator orders there.
 */
export function answerQuery(answer: QueryAnswer): string[] {
  const layout = answer.profile.answer;
  switch (layout?.kind) {
    case 'lis02':
      return [lis02Answer(answer, layout)];
    case 'dsr':
      return displayResponses(answer);
    case 'law':
      return workOrders(answer, layout);
    case 'orr':
      return [orderResponse(answer)];
    case undefined:
      return [];
  }
}

/** Bytes of a message in the character set of the analyser. */
export const bytesOf = (message: string, { encoding }: Pick<AnalyserProfile, 'encoding'>) =>
  Buffer.from(message, encoding === 'latin1' ? 'latin1' : 'utf8');

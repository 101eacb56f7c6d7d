export { useAnswersTo } from './use-answers-to.ts';
export { useLaterAnswers } from './use-later-answers.ts';
export { useOutcome } from './use-outcome.ts';

export { useAnswersTo } from './use-answers-to.js';
export { useLaterAnswers } from './use-later-answers.js';
export { useOutcome } from './use-outcome.js';

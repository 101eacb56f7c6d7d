import { isReported, isVerified, resultStates } from '@alms/lis-domain/results';

/** In these a result says something that whoever asked for it may rely on. */
export const reportedStates = resultStates.filter(isReported);

/** In these somebody has said that the value is right. */
export const verifiedStates = resultStates.filter(isVerified);

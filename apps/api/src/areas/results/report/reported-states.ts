import { isReported, isVerified, resultStates } from '@alms/lis-domain/results';

/** Statuses in which a result is reported and can be relied upon. */
export const reportedStates = resultStates.filter(isReported);

/** Statuses in which a value has been verified. */
export const verifiedStates = resultStates.filter(isVerified);

import { isReported, isVerified, resultStates, type ResultState } from '@alms/lis-domain/results';

/** Statuses in which a result is reported and can be relied upon. */
export const reportedStates = resultStates.filter(isReported);

/**
 * Statuses of a result on a report: reported, or entered in error after its release, which a
 * corrected report states.
 */
export const reportedOrWithdrawn: readonly ResultState[] = [...reportedStates, 'entered_in_error'];

/** Statuses in which a value has been verified. */
export const verifiedStates = resultStates.filter(isVerified);

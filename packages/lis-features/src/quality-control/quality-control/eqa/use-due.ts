import { eqaDueAt, type EqaDue, type EqaRound } from '@alms/lis-domain/quality-control';
import { useNow } from '@alms/ui/clock';
import { useFormat } from '@alms/ui/i18n';

/** Returns the current urgency of a round; null once it is submitted or withdrawn. */
export function useDue(round: Pick<EqaRound, 'state' | 'closes_at'>): EqaDue | null {
  const { dayOf } = useFormat();
  // oxlint-disable-next-line no-restricted-globals -- formats the given time, reads no clock
  return eqaDueAt(round, new Date(useNow()).toISOString(), dayOf);
}

import { eqaDueAt, type EqaDue, type EqaRound } from '@alms/lis-domain/quality-control';
import { useNow } from '@alms/ui/clock';
import { useFormat } from '@alms/ui/i18n';

/** How urgent a round is now; null once it is handed in or withdrawn. */
export function useDue(round: Pick<EqaRound, 'state' | 'closes_at'>): EqaDue | null {
  const { dayOf } = useFormat();
  // oxlint-disable-next-line no-restricted-globals -- writes the time it is given, reads no clock
  return eqaDueAt(round, new Date(useNow()).toISOString(), dayOf);
}

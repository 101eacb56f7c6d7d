import type { EqaRound } from '@alms/lis-domain/quality-control';
import { Chip } from '@alms/ui/chip';
import { useMessages } from '@alms/ui/i18n';
import { DUE_APPEARANCE, STATE_APPEARANCE } from './eqa-appearance.ts';
import { eqaMessages } from './words/index.ts';
import { useDue } from './use-due.ts';

/** Status of a round; for an open one, its urgency. */
export function RoundChip({ round }: { round: Pick<EqaRound, 'state' | 'closes_at'> }) {
  const words = useMessages(eqaMessages);
  const due = useDue(round);
  return due === null ? (
    <Chip {...STATE_APPEARANCE[round.state]}>{words[round.state]}</Chip>
  ) : (
    <Chip {...DUE_APPEARANCE[due]}>{words[`due_${due}`]}</Chip>
  );
}

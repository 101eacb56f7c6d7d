import type { EqaRound } from '@alms/lis-domain/quality-control';
import { Chip } from '@alms/ui/chip';
import { useMessages } from '@alms/ui/i18n';
import { DUE_LOOKS, STATE_LOOKS } from './eqa-looks.ts';
import { externalAssessmentMessages } from './words/index.ts';
import { useDue } from './use-due.ts';

/** Status of a round; for an open one, its urgency. */
export function RoundChip({ round }: { round: Pick<EqaRound, 'state' | 'closes_at'> }) {
  const words = useMessages(externalAssessmentMessages);
  const due = useDue(round);
  return due === null ? (
    <Chip {...STATE_LOOKS[round.state]}>{words[round.state]}</Chip>
  ) : (
    <Chip {...DUE_LOOKS[due]}>{words[`due_${due}`]}</Chip>
  );
}

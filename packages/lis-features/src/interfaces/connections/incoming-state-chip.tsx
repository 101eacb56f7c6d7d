import type { IncomingState } from '@alms/lis-domain/interfaces/connections';
import { Chip, type ChipProps } from '@alms/ui/chip';
import { useMessages } from '@alms/ui/i18n';
import { CheckGlyph } from '@alms/ui/icon';
import { incomingMessages } from './words/incoming/index.ts';

const LOOKS: Record<IncomingState, Pick<ChipProps, 'tone' | 'glyph'>> = {
  received: {},
  accepted: { tone: 'positive', glyph: CheckGlyph },
  refused: { tone: 'critical' },
  dismissed: {},
};

/** Status of an incoming message. */
export function IncomingStateChip({ state }: { state: IncomingState }) {
  const words = useMessages(incomingMessages);
  return <Chip {...LOOKS[state]}>{words[state]}</Chip>;
}

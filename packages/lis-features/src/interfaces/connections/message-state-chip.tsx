import type { MessageState } from '@alms/lis-domain/interfaces/connections';
import { Chip, type ChipProps } from '@alms/ui/chip';
import { useMessages } from '@alms/ui/i18n';
import { CheckGlyph, ClockGlyph } from '@alms/ui/icon';
import { messagesMessages } from './words/messages/index.ts';

const LOOKS: Record<MessageState, Pick<ChipProps, 'tone' | 'glyph'>> = {
  waiting: { tone: 'info', glyph: ClockGlyph },
  sent: { tone: 'positive', glyph: CheckGlyph },
  refused: { tone: 'critical' },
  given_up: {},
};

/** Status of a message. */
export function MessageStateChip({ state }: { state: MessageState }) {
  const words = useMessages(messagesMessages);
  return <Chip {...LOOKS[state]}>{words[state]}</Chip>;
}

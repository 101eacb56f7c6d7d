import type { AuthorizationState } from '@alms/lis-domain/identity/competence';
import { Chip, type ChipProps } from '@alms/ui/chip';
import { useMessages } from '@alms/ui/i18n';
import { CheckGlyph, ClockGlyph, HoldGlyph } from '@alms/ui/icon';
import { authorizationMessages } from './words/index.ts';

const LOOKS: Record<AuthorizationState, Pick<ChipProps, 'tone' | 'glyph'>> = {
  in_force: { tone: 'positive', glyph: CheckGlyph },
  expiring: { tone: 'caution', glyph: ClockGlyph },
  expired: { tone: 'critical', glyph: ClockGlyph },
  withdrawn: { glyph: HoldGlyph },
};

/** Status of an authorization. */
export function AuthorizationChip({ state }: { state: AuthorizationState }) {
  const words = useMessages(authorizationMessages);
  return <Chip {...LOOKS[state]}>{words[state]}</Chip>;
}

import type { verifyAuditChain } from '@alms/lis-domain/audit';
import type { AnswerOf } from '@alms/lis-domain/http';
import { Alert } from '@alms/ui/alert';
import { Chip } from '@alms/ui/chip';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { ClockGlyph, CriticalGlyph, InfoGlyph, ShieldGlyph } from '@alms/ui/icon';
import type { Resource } from '@alms/ui/resource';
import { auditLogMessages } from './audit-log.messages.js';

export type AuditChain = AnswerOf<typeof verifyAuditChain>;

export interface ChainStatusProps {
  chain: Resource<AuditChain>;
}

/** Whether the record is whole. Anything but a successful check says that it is not known, never that it is intact. */
export function ChainChip({ chain }: ChainStatusProps) {
  const words = useMessages(auditLogMessages);
  const format = useFormat();
  if (chain.status === 'loading') return <Chip glyph={ClockGlyph}>{words.chainChecking}</Chip>;
  if (chain.status !== 'ready' || chain.freshness === 'stale') return <Chip glyph={InfoGlyph}>{words.chainUnknown}</Chip>;
  const { intact, checked, since, broken_at } = chain.data;
  const whole = () => (since === null ? words.chainEmpty : words.chainIntact({ date: format.longDate(since), checked }));
  return intact ? (
    <Chip tone="positive" glyph={ShieldGlyph}>{whole()}</Chip>
  ) : (
    <Chip tone="critical" glyph={CriticalGlyph}>{words.chainBroken({ position: broken_at ?? checked })}</Chip>
  );
}

/** What a broken record means and what to do. Draws nothing for a whole one. */
export function ChainAlert({ chain }: ChainStatusProps) {
  const words = useMessages(auditLogMessages);
  if (chain.status !== 'ready' || chain.data.intact) return null;
  const position = chain.data.broken_at ?? chain.data.checked;
  return (
    <Alert tone="critical" live="assertive" title={words.chainBroken({ position })}>
      {words.chainBrokenBody({ position })}
    </Alert>
  );
}

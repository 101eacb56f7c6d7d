import type { verifyAuditChain } from '@alms/lis-domain/audit';
import type { AnswerOf } from '@alms/lis-domain/http';
import { Alert } from '@alms/ui/alert';
import { Button } from '@alms/ui/button';
import { Chip } from '@alms/ui/chip';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { ClockGlyph, CriticalGlyph, InfoGlyph, ShieldGlyph } from '@alms/ui/icon';
import { Inline } from '@alms/ui/inline';
import type { Resource, Submission } from '@alms/ui/resource';
import { Text } from '@alms/ui/text';
import { auditLogMessages } from './words/index.ts';

export type AuditChain = AnswerOf<typeof verifyAuditChain>;

export interface ChainStatusProps {
  chain: Resource<AuditChain>;
}

/** Returns the number of the last checked event, from the last full check or the current one. */
const checkedTo = ({ recomputed, whole }: AuditChain) => recomputed?.to ?? whole?.lines ?? 0;

/**
 * Integrity status of the audit trail. Anything but a successful check of all events is shown as
 * unknown, never as intact.
 */
export function ChainChip({ chain }: ChainStatusProps) {
  const words = useMessages(auditLogMessages);
  const format = useFormat();
  if (chain.status === 'loading') return <Chip glyph={ClockGlyph}>{words.chainChecking}</Chip>;
  if (chain.status !== 'ready' || chain.freshness === 'stale')
    return <Chip glyph={InfoGlyph}>{words.chainUnknown}</Chip>;
  const { broken_at, since, lines } = chain.data;
  const to = checkedTo(chain.data);
  if (broken_at !== null)
    return (
      <Chip tone="critical" glyph={CriticalGlyph}>
        {words.chainBroken({ position: broken_at })}
      </Chip>
    );
  if (to < lines) return <Chip glyph={InfoGlyph}>{words.chainPartly({ to, lines })}</Chip>;
  return (
    <Chip tone="positive" glyph={ShieldGlyph}>
      {since === null ? words.chainEmpty : words.chainIntact({ date: format.longDate(since) })}
    </Chip>
  );
}

export interface ChainNoteProps extends ChainStatusProps {
  /** Requests a check of the whole chain from its first event. When omitted, it is unavailable. */
  onCheck?: (() => void | Promise<void>) | undefined;
  /** State of the check request. */
  checking: Submission;
}

/**
 * Checked events with the time of each check, progress of a full check, and the button to request
 * one.
 */
export function ChainNote({ chain, onCheck, checking }: ChainNoteProps) {
  const words = useMessages(auditLogMessages);
  const format = useFormat();
  if (chain.status !== 'ready' || chain.freshness === 'stale' || chain.data.lines === 0)
    return null;
  const { lines, recomputed, whole, running } = chain.data;
  const to = checkedTo(chain.data);
  const sentences = [
    whole && words.chainWhole({ to: whole.lines, at: format.dateTime(whole.ended_at) }),
    recomputed && (whole ? words.chainLater({ to }) : words.chainNow({ to })),
    to < lines && chain.data.intact && words.chainRest({ to }),
    running ? words.chainRunning({ checked: running.lines, lines }) : words.chainSchedule,
  ];
  return (
    <Inline gap="s4">
      <Text tone="muted" size="small">
        {sentences.filter(Boolean).join(' ')}
      </Text>
      {onCheck && (
        <Button
          size="small"
          busy={running !== null || checking.status === 'submitting'}
          onClick={onCheck}
        >
          {words.checkChain}
        </Button>
      )}
    </Inline>
  );
}

/** Explains a broken chain and the required action. Renders nothing for an intact chain. */
export function ChainAlert({ chain }: ChainStatusProps) {
  const words = useMessages(auditLogMessages);
  if (chain.status !== 'ready' || chain.data.broken_at === null) return null;
  const position = chain.data.broken_at;
  return (
    <Alert tone="critical" live="assertive" title={words.chainBroken({ position })}>
      {words.chainBrokenBody({ position })}
    </Alert>
  );
}

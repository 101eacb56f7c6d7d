import type { Flag, FlagReason, Reactivity } from '@alms/lis-domain/results';
import { useMessages } from '@alms/ui/i18n';
import { Mark } from '@alms/ui/mark';
import { VisuallyHidden } from '@alms/ui/visually-hidden';
import { styled } from 'styled-components';
import { t } from '@alms/ui/theme';
import { clinicalFlagMessages } from './words/index.ts';
import { flagAppearance } from './flag-appearance.ts';

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 5px;
  font-weight: ${t.weight.medium};
  white-space: nowrap;

  &[data-tone='low'] {
    color: ${t.tone.low.text};
  }
  &[data-tone='high'] {
    color: ${t.tone.high.text};
  }
  &[data-tone='caution'] {
    color: ${t.tone.caution.text};
  }
  &[data-tone='neutral'] {
    color: ${t.color.textMuted};
    font-weight: ${t.weight.text};
  }
  &[data-undecided] {
    white-space: normal;
    font-size: ${t.size.s1};
    line-height: ${t.line.s1};
  }
  &[data-filled] {
    padding-inline: 6px;
    border-radius: ${t.radius.small};
    background: ${t.tone.critical.solid};
    color: ${t.tone.critical.on};
    line-height: 22px;
  }
  b {
    font-weight: ${t.weight.strong};
  }
  @media (forced-colors: active) {
    &[data-filled] {
      border: 2px solid CanvasText;
    }
  }
`;

/**
 * Message keys for a missing flag. Reasons of an existing flag do not apply and use the fallback.
 */
const UNDECIDED = {
  no_applicable_interval: 'noInterval',
  comparator_undecidable: 'undecidable',
  not_numeric: 'notNumeric',
  no_value: 'noValue',
  hemolyzed_specimen: 'hemolyzed',
  icteric_specimen: 'icteric',
  lipemic_specimen: 'lipemic',
} as const satisfies Partial<Record<FlagReason, string>>;

const undecidedWords: Partial<Record<FlagReason, (typeof UNDECIDED)[keyof typeof UNDECIDED]>> =
  UNDECIDED;

export interface ClinicalFlagProps {
  /** The flag (HL7 v2-0078), or null when none could be determined. */
  flag: Flag | null;
  /**
   * Reason for a missing flag, shown as text because a missing flag is not a normal one. When
   * omitted, “Not evaluated”.
   */
  reason?: FlagReason | null | undefined;
  /**
   * Reactivity that a screening test reports instead of a positive or negative flag. When omitted
   * or null, the flag is shown.
   */
  reactivity?: Reactivity | null;
  /**
   * Whether to show “Normal” as text, where an empty cell could be mistaken for a missing flag.
   * @default false
   */
  spelled?: boolean;
  /**
   * Shows icon and letter only, for a table of many values. The word is exposed to screen readers,
   * and a missing flag is shown as “?”. @default false
   */
  brief?: boolean;
}

/**
 * Result flag for staff: letter, word and icon. `N` has no visible mark but is exposed to screen
 * readers. A missing flag states its reason.
 *
 * Patients see plain language instead: see `PatientResultsScreen`.
 */
export function ClinicalFlag({
  flag,
  reason,
  reactivity = null,
  spelled = false,
  brief = false,
}: ClinicalFlagProps) {
  const words = useMessages(clinicalFlagMessages);
  if (flag === null) {
    const why = (reason && undecidedWords[reason]) ?? 'notEvaluated';
    if (brief)
      return (
        <Root data-component="clinical-flag" data-tone="caution" title={words[why]}>
          <b aria-hidden="true">{'?'}</b>
          <VisuallyHidden>{words[why]}</VisuallyHidden>
        </Root>
      );
    return (
      <Root
        data-component="clinical-flag"
        data-tone={why === 'noValue' ? 'neutral' : 'caution'}
        data-undecided=""
      >
        {words[why]}
      </Root>
    );
  }
  if (flag === 'N') {
    return (
      <Root data-component="clinical-flag" data-tone="neutral">
        {spelled ? words.N : <VisuallyHidden>{words.N}</VisuallyHidden>}
      </Root>
    );
  }
  const { shape, tone, filled } = flagAppearance(flag);
  const interpretation = reactivity ?? flag;
  return (
    <Root data-component="clinical-flag" data-tone={tone} data-filled={filled || undefined}>
      <Mark shape={shape} />
      <b>{interpretation}</b>
      {brief ? <VisuallyHidden>{words[interpretation]}</VisuallyHidden> : words[interpretation]}
    </Root>
  );
}

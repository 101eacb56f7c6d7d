import { Banner } from '@alms/ui/banner';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { ClockGlyph } from '@alms/ui/icon';
import { Link } from '@alms/ui/link';
import { usePlanTerms } from '../../shared/plan-terms/index.ts';
import { trialBannerMessages } from './words/index.ts';

export interface TrialBannerProps {
  /** State of the trial, from `trialNotice` of the domain. */
  state: 'ended' | 'ending';
  /** End of the trial, past or future. */
  endsAt: string;
  /** Whether all plans are currently free, so that the end of the trial has no effect. */
  beta: boolean;
  /**
   * Link to request a plan. When omitted, no link is shown because the user cannot decide on it.
   */
  contactHref?: string;
}

/**
 * Banner on every signed-in page when the facility’s trial has ended or ends soon, with the
 * consequences.
 */
export function TrialBanner({ state, endsAt, beta, contactHref }: TrialBannerProps) {
  const words = useMessages(trialBannerMessages);
  const terms = usePlanTerms();
  const format = useFormat();
  const contact = contactHref !== undefined && {
    actions: <Link href={contactHref}>{words.contact}</Link>,
  };
  if (state === 'ended') {
    return (
      <Banner tone="caution" {...contact}>
        <strong>{terms.hasEnded}</strong> {terms.afterTrial}
      </Banner>
    );
  }
  return (
    <Banner tone="neutral" glyph={ClockGlyph} {...contact}>
      <strong>{terms.endsOn({ date: format.longDate(endsAt) })}</strong>{' '}
      {beta ? terms.beta : terms.afterTrial}
    </Banner>
  );
}

import { Banner } from '@alms/ui/banner';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { ClockGlyph } from '@alms/ui/icon';
import { Link } from '@alms/ui/link';
import { trialBannerMessages } from './words/index.ts';

export interface TrialBannerProps {
  /** From `trialNotice` of the domain. */
  state: 'ended' | 'ending';
  /** When the trial ends or has ended. */
  endsAt: string;
  /** All plans are free for now, so that the end of a trial stops nothing. */
  beta: boolean;
  /** Where a plan is asked for. When omitted, there is no way there: the reader is not who decides on it. */
  contactHref?: string;
}

/** Says on every signed-in page that the trial of the facility has ended, or soon will, and what that means for the work. */
export function TrialBanner({ state, endsAt, beta, contactHref }: TrialBannerProps) {
  const words = useMessages(trialBannerMessages);
  const format = useFormat();
  const contact = contactHref !== undefined && {
    actions: <Link href={contactHref}>{words.contact}</Link>,
  };
  if (state === 'ended') {
    return (
      <Banner tone="caution" {...contact}>
        <strong>{words.ended}</strong> {words.endedMeaning}
      </Banner>
    );
  }
  return (
    <Banner tone="neutral" glyph={ClockGlyph} {...contact}>
      <strong>{words.ending({ date: format.longDate(endsAt) })}</strong>{' '}
      {beta ? words.endingInBeta : words.endingMeaning}
    </Banner>
  );
}

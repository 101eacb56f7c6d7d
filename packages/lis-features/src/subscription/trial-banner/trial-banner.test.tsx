import { renderUi } from '@alms/ui/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { TrialBanner } from './index.ts';

const endsAt = '2026-05-16T08:42:00Z';

describe('TrialBanner', () => {
  it.each([
    [
      'what still works after the end',
      'ended',
      false,
      'Warning The trial has ended. After the trial, records can still be read and exported. New work requires a paid plan.',
    ],
    [
      'the day of the end and what it means',
      'ending',
      false,
      'Note The 30-day trial ends on 16 May 2026. After the trial, records can still be read and exported. New work requires a paid plan.',
    ],
    [
      'that all plans stay free in beta',
      'ending',
      true,
      'Note The 30-day trial ends on 16 May 2026. All plans are free during the beta, even after the 30-day trial. No credit card required.',
    ],
  ] as const)('states %s', (_what, state, beta, text) => {
    const { container } = renderUi(<TrialBanner state={state} endsAt={endsAt} beta={beta} />);
    expect(container).toHaveTextContent(text);
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('links to the plan request', () => {
    renderUi(<TrialBanner state="ended" endsAt={endsAt} beta={false} contactHref="/contact" />);
    expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact');
  });
});

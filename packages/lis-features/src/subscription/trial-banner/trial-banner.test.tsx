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
      'Warning The trial has ended. Reading and exporting still work.',
    ],
    [
      'the day of the end and what it means',
      'ending',
      false,
      'Note The trial ends on 16 May 2026. Afterwards reading and exporting still work; new patients, orders and accounts need a paid plan.',
    ],
    [
      'that the end means nothing in beta',
      'ending',
      true,
      'Note The trial ends on 16 May 2026. All plans are free during the beta, so nothing stops on that day.',
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

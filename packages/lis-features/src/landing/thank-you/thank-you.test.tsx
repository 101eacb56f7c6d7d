import { renderUi } from '@alms/ui/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ThankYouScreen, type ThankYouScreenProps } from './index.ts';
import { thankYouArgs } from './thank-you.args.ts';

const show = (props: Partial<ThankYouScreenProps> = {}) =>
  renderUi(<ThankYouScreen {...thankYouArgs} {...props} />);
const letter = () =>
  new URL(screen.getByRole('link', { name: 'Write an email' }).getAttribute('href') ?? '')
    .searchParams;

describe('ThankYouScreen', () => {
  it('states that nothing was sent', () => {
    show();
    expect(
      screen.getByText('This form does not send anything yet. Please call or email us.'),
    ).toBeVisible();
  });

  it('opens an email draft with the entries', () => {
    show();
    expect(letter().get('subject')).toBe('Question about the plan Enterprise');
    expect(letter().get('body')).toBe(
      'Three sites.\r\nOne catalogue.\r\n\r\nAda Sampleton\r\nNorthside\r\nada@northside.example\r\n+1 555 0199',
    );
  });

  it('omits an empty phone number', () => {
    show({ request: { ...thankYouArgs.request, phone: '' } });
    expect(letter().get('body')).toMatch(/ada@northside\.example$/);
  });

  it('mentions no prefilled email without entries', () => {
    show({ request: undefined });
    expect(letter().has('body')).toBe(false);
    expect(screen.queryByText(/The email contains your entries\. Send/)).toBeNull();
  });

  it('links to the phone number and the landing page', () => {
    show();
    expect(screen.getByRole('link', { name: 'Call +1 555 0100' })).toHaveAttribute(
      'href',
      'tel:+15550100',
    );
    expect(screen.getByRole('link', { name: 'Back to the start page' })).toHaveAttribute(
      'href',
      '/landing',
    );
  });
});

import { renderUi } from '@alms/ui/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ThankYouScreen, type ThankYouScreenProps } from './index.ts';
import { thankYouArgs } from './thank-you.args.ts';

const show = (props: Partial<ThankYouScreenProps> = {}) =>
  renderUi(<ThankYouScreen {...thankYouArgs} {...props} />);
const letter = () =>
  new URL(screen.getByRole('link', { name: 'Write an e-mail' }).getAttribute('href') ?? '')
    .searchParams;

describe('ThankYouScreen', () => {
  it('says that nothing was sent', () => {
    show();
    expect(
      screen.getByText('This form does not send anything yet. Please call or write to us.'),
    ).toBeVisible();
  });

  it('begins a letter with what was typed', () => {
    show();
    expect(letter().get('subject')).toBe('Question about the plan Enterprise');
    expect(letter().get('body')).toBe(
      'Three sites.\r\nOne catalogue.\r\n\r\nAda Sampleton\r\nNorthside\r\nada@northside.example\r\n+1 555 0199',
    );
  });

  it('leaves out a phone that was not given', () => {
    show({ request: { ...thankYouArgs.request, phone: '' } });
    expect(letter().get('body')).toMatch(/ada@northside\.example$/);
  });

  it('promises nothing about a letter when nothing was typed', () => {
    show({ request: undefined });
    expect(letter().has('body')).toBe(false);
    expect(screen.queryByText(/holds what you typed/)).toBeNull();
  });

  it('leads to the phone and back to the start', () => {
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

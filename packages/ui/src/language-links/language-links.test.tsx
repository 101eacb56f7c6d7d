import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { MessagesProvider, useFormat } from '../i18n/index.ts';
import { LanguageLinks } from './index.ts';

const alternatives = [
  { locale: 'en', name: 'English', href: '/here?language=en' },
  { locale: 'ar', name: 'العربية', href: '/here?language=ar' },
];

describe('LanguageLinks', () => {
  it('link to the page in each language, named and marked up in that language', () => {
    render(
      <MessagesProvider locale="ar" alternatives={alternatives}>
        <LanguageLinks />
      </MessagesProvider>,
    );
    expect(screen.getByRole('navigation')).toHaveAttribute('data-component', 'language-links');
    expect(
      screen
        .getAllByRole('link')
        .map((link) => [
          link.textContent,
          link.getAttribute('href'),
          link.lang,
          link.hasAttribute('aria-current'),
        ]),
    ).toEqual([
      ['English', '/here?language=en', 'en', false],
      ['العربية', '/here?language=ar', 'ar', true],
    ]);
  });

  it.each([
    ['without alternatives', alternatives.slice(0, 1)],
    ['when none are known', undefined],
  ])('are not rendered %s', (_, known) => {
    render(
      <MessagesProvider {...(known && { alternatives: known })}>
        <LanguageLinks />
      </MessagesProvider>,
    );
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });

  it('follow the page’s address, and re-render no other component', () => {
    const drawn = vi.fn();
    function Speaker() {
      drawn(useFormat().number(1));
      return null;
    }
    const inside = (
      <>
        <Speaker />
        <LanguageLinks />
      </>
    );
    const at = (path: string) => (
      <MessagesProvider alternatives={alternatives.map((each) => ({ ...each, href: path }))}>
        {inside}
      </MessagesProvider>
    );
    const { rerender } = render(at('/here'));
    rerender(at('/there'));
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/there',
      '/there',
    ]);
    expect(drawn).toHaveBeenCalledTimes(1);
  });
});

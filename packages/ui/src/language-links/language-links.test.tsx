import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { MessagesProvider } from '../i18n/index.js';
import { LanguageLinks } from './index.js';

const alternatives = [
  { locale: 'en', name: 'English', href: '/here?language=en' },
  { locale: 'ar', name: 'العربية', href: '/here?language=ar' },
];

describe('LanguageLinks', () => {
  it('lead to the page in each language, named and marked in itself', () => {
    render(
      <MessagesProvider locale="ar" alternatives={alternatives}>
        <LanguageLinks />
      </MessagesProvider>,
    );
    expect(screen.getByRole('navigation')).toHaveAttribute('data-component', 'language-links');
    expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href'), link.lang, link.hasAttribute('aria-current')])).toEqual([
      ['English', '/here?language=en', 'en', false],
      ['العربية', '/here?language=ar', 'ar', true],
    ]);
  });

  it.each([
    ['where there is no choice', alternatives.slice(0, 1)],
    ['where none is known', undefined],
  ])('are not drawn %s', (_, known) => {
    render(
      <MessagesProvider {...(known && { alternatives: known })}>
        <LanguageLinks />
      </MessagesProvider>,
    );
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });
});

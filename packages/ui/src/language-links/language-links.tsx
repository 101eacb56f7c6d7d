import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { useLanguage, useLanguageAlternatives, useMessages } from '../i18n/index.ts';
import { t } from '../theme/index.ts';
import { languageLinksMessages } from './words/index.ts';

const Root = /* @__PURE__ */ styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${t.space.s1} ${t.space.s4};
  color: ${t.color.textMuted};
  a {
    color: inherit;
    text-decoration: none;
  }
  a:hover {
    color: ${t.color.text};
    text-decoration: underline;
  }
  [aria-current] {
    color: ${t.color.text};
    font-weight: ${t.weight.figure};
  }
  @media (pointer: coarse) {
    a {
      display: inline-flex;
      align-items: center;
      min-block-size: 44px;
    }
  }
  @media print {
    display: none;
  }
`;

export type LanguageLinksProps = Omit<ComponentPropsWithRef<'nav'>, 'children'>;

/**
 * Links to the page in the other languages of `MessagesProvider`, each with its endonym. Renders
 * nothing without alternatives. The browser follows the links, so they work without scripts.
 * Signed-in users choose their language in their profile.
 */
export function LanguageLinks(props: LanguageLinksProps) {
  const words = useMessages(languageLinksMessages);
  const { locale } = useLanguage();
  const alternatives = useLanguageAlternatives();
  if (alternatives.length < 2) return null;
  return (
    <Root aria-label={words.label} {...props} data-component="language-links">
      {alternatives.map((each) => (
        <a
          key={each.locale}
          href={each.href}
          hrefLang={each.locale}
          lang={each.locale}
          aria-current={each.locale === locale || undefined}
        >
          {each.name}
        </a>
      ))}
    </Root>
  );
}

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
 * The same page in the other languages that `MessagesProvider` knows of, each named in itself; nothing where there is no choice. The links
 * are followed by the browser, so that they work before any script. Who is signed in chooses in the profile.
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

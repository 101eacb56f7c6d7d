import { Heading } from '@alms/ui/heading';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { LanguageLinks } from '@alms/ui/language-links';
import { BareLink, Link } from '@alms/ui/link';
import { Text } from '@alms/ui/text';
import { useId, type ReactNode } from 'react';
import { ProductName } from '../product-name/index.ts';
import { legalPageMessages } from './words/index.ts';
import * as S from './legal-page.styles.ts';

/** One numbered section of the text. */
export interface LegalSection {
  /** Anchor of the section in the URL: `your-data`. */
  id: string;
  title: string;
  /**
   * Blocks in order: a string is a paragraph, an array a list, and any other node is rendered as
   * is.
   */
  body: readonly (string | readonly string[] | ReactNode)[];
}

export interface LegalPageProps {
  /** Value of the screen’s `data-component`. */
  component: string;
  title: string;
  /** Summary in one or two sentences. */
  summary: string;
  /** Date of this version, `YYYY-MM-DD`. */
  date: string;
  sections: readonly LegalSection[];
  /** Links in the page footer. */
  links: readonly { href: string; label: string }[];
  hrefs: { landing: string };
}

/**
 * Long text for reading and printing, with a table of contents beside it and 66 characters per
 * line.
 */
export function LegalPage({
  component,
  title,
  summary,
  date,
  sections,
  links,
  hrefs,
}: LegalPageProps) {
  const words = useMessages(legalPageMessages);
  const format = useFormat();
  const contentsId = useId();
  const numbered = sections.map((section, index) => ({
    ...section,
    title: words.numbered({ number: format.number(index + 1), title: section.title }),
  }));
  return (
    <S.Root data-component={component}>
      <header data-part="top">
        <BareLink href={hrefs.landing}>
          <ProductName />
        </BareLink>
      </header>
      <main>
        <div data-part="head">
          <Heading level={1} size="display" tabIndex={-1}>
            {title}
          </Heading>
          <p data-part="summary">{summary}</p>
          <Text tone="muted">{words.asOf({ date: format.longDate(date) })}</Text>
        </div>
        <nav data-part="contents" aria-labelledby={contentsId}>
          <Heading id={contentsId} level={2} size="small">
            {words.contents}
          </Heading>
          <ol>
            {numbered.map((section) => (
              <li key={section.id}>
                <a href={`#${section.id}`}>{section.title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div data-part="text">
          {numbered.map((section) => (
            <section key={section.id} id={section.id} aria-labelledby={`${section.id}-title`}>
              <Heading id={`${section.id}-title`} level={2} size="large">
                {section.title}
              </Heading>
              {section.body.map((block, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- fixed text: the order never changes
                <Block key={index}>{block}</Block>
              ))}
            </section>
          ))}
        </div>
      </main>
      <footer data-part="foot">
        <nav aria-label={words.moreLinks}>
          {links.map(({ href, label }) => (
            <Link key={href} quiet href={href}>
              {label}
            </Link>
          ))}
        </nav>
        <LanguageLinks />
      </footer>
    </S.Root>
  );
}

function Block({ children: block }: { children: LegalSection['body'][number] }) {
  if (typeof block === 'string') return <p>{block}</p>;
  if (!Array.isArray(block)) return block;
  return (
    <ul>
      {block.map((line: string) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

import { Alert } from '@alms/ui/alert';
import { Heading } from '@alms/ui/heading';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { LanguageLinks } from '@alms/ui/language-links';
import { BareLink, Link } from '@alms/ui/link';
import { useId, type ReactNode } from 'react';
import { ProductName } from '../product-name/index.ts';
import { legalPageMessages } from './words/index.ts';
import * as S from './legal-page.styles.ts';

/** One numbered part of the text. */
export interface LegalSection {
  /** Its anchor in the address: `your-data`. */
  id: string;
  title: string;
  /** In order: a text is a paragraph, several a list; anything else stands as it is. */
  body: readonly (string | readonly string[] | ReactNode)[];
}

export interface LegalPageProps {
  /** The screen's `data-component`. */
  component: string;
  title: string;
  /** What the text is, in a sentence or two. */
  summary: string;
  /** The day of this draft, `YYYY-MM-DD`. */
  date: string;
  sections: readonly LegalSection[];
  /** At the foot of the page. */
  links: readonly { href: string; label: string }[];
  hrefs: { landing: string };
}

/** A long text to be read or printed, with its contents beside it. It reads at 66 characters a line. */
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
          <Alert tone="caution" size="large" title={words.draft}>
            {words.draftMeaning({ date: format.longDate(date) })}
          </Alert>
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

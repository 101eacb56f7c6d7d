import { t } from '@alms/ui/theme';
import { styled } from 'styled-components';

/**
 * The screen fills its frame: head, index and save bar stay, and only the sections scroll, so that
 * nothing covers a field. In a low window the whole screen scrolls.
 */
export const Root = /* @__PURE__ */ styled.div`
  container: test-editor / inline-size;
  block-size: 100%;
  min-block-size: 0;
  display: flex;
  flex-direction: column;
  background: ${t.color.page};

  > [data-component='page-header'] {
    padding: ${t.space.s3} ${t.layout.gutter};
    border-block-end: 1px solid ${t.color.border};
    background: ${t.color.surface};
  }
  > [data-component='page-header'] h1 {
    font-size: ${t.size.s4};
    line-height: ${t.line.s4};
  }
  > [data-component='resource-view'] {
    flex: 1;
    display: flex;
    flex-direction: column;
    min-block-size: 0;
    outline: none;
  }
  [data-part='stale'],
  [data-part='skeleton'],
  [data-component='error-state'] {
    margin: ${t.space.s4} ${t.layout.gutter};
  }
  [data-part='separator'] {
    margin-inline: ${t.space.s1};
  }

  @media (max-width: 40rem) {
    > [data-component='page-header'] {
      padding-inline: ${t.space.s4};
    }
  }
  /* One line for the head; the change history has the version, too. */
  @container (max-width: 50rem) {
    > [data-component='page-header'] [data-part='freshness'] {
      display: none;
    }
  }
  @media (max-height: 32rem) {
    block-size: auto;
    min-block-size: 100%;
  }
  @media print {
    display: block;
  }
`;

export const Frame = /* @__PURE__ */ styled.div`
  flex: 1;
  min-block-size: 0;
  display: grid;
  grid-template-columns: 13.5rem minmax(0, 1fr);
  grid-template-rows: minmax(0, 1fr) auto;

  > [data-component='section-index'] {
    overflow-y: auto;
    padding-block: ${t.space.s3};
    padding-inline: calc(${t.layout.gutter} - 10px) 0;
  }
  /* Contains visually hidden labels, which would otherwise make the frame scroll. */
  > [data-part='body'] {
    position: relative;
    min-inline-size: 0;
    overflow: auto;
    display: grid;
    align-content: start;
    gap: ${t.space.s3};
    padding-block: ${t.space.s3} ${t.space.s6};
    padding-inline: ${t.space.s6} ${t.layout.gutter};
    scroll-padding-block: ${t.space.s3};
  }
  [data-part='body'] > form,
  fieldset {
    gap: ${t.space.s3};
  }
  fieldset[data-part='fields'] {
    display: grid;
    min-inline-size: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }
  [id^='section-'] {
    scroll-margin-block: ${t.space.s3};
  }
  [id^='section-']:focus:not(:focus-visible) {
    outline: none;
  }
  > [data-component='save-bar'] {
    grid-column: 1 / -1;
    padding-inline: ${t.layout.gutter};
  }

  @container test-editor (max-width: 62rem) {
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: auto minmax(0, 1fr) auto;
    > [data-component='section-index'] {
      overflow: visible;
      padding-block: ${t.space.s2};
      padding-inline: ${t.layout.gutter};
      border-block-end: 1px solid ${t.color.border};
      background: ${t.color.surface};
    }
    > [data-part='body'] {
      padding-inline: ${t.layout.gutter};
    }
  }
  @media (max-width: 40rem) {
    > [data-component='section-index'],
    > [data-part='body'],
    > [data-component='save-bar'] {
      padding-inline: ${t.space.s4};
    }
  }
  @media (max-height: 32rem) {
    grid-template-rows: auto;
    > [data-component='section-index'],
    > [data-part='body'] {
      overflow: visible;
    }
    > [data-component='save-bar'] {
      position: static;
    }
  }
  @media print {
    display: block;
  }
`;

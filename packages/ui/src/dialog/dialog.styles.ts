import { styled } from 'styled-components';
import { t } from '../theme/index.ts';

export const Root = /* @__PURE__ */ styled.dialog`
  inset: 0;
  margin: auto;
  inline-size: calc(100% - 2rem);
  max-inline-size: 35rem;
  max-block-size: calc(100dvh - 2rem);
  padding: 0;
  overflow: auto;
  border: 1px solid ${t.color.border};
  border-radius: ${t.radius.card};
  background: ${t.color.raised};
  color: ${t.color.text};
  box-shadow: ${t.shadow.float};
  opacity: 1;
  translate: 0 0;
  transition:
    opacity ${t.motion.base} ${t.motion.ease},
    translate ${t.motion.base} ${t.motion.ease};
  @starting-style {
    opacity: 0;
    translate: 0 8px;
  }
  &::backdrop {
    background: ${t.color.scrim};
  }
  &[data-placement='end'] {
    inset-inline: auto 0;
    margin: 0;
    inline-size: 100%;
    max-inline-size: 40rem;
    block-size: 100dvh;
    max-block-size: none;
    border-width: 0;
    border-inline-start-width: 1px;
    border-radius: 0;
  }
  &[data-size='small'] {
    max-inline-size: 25rem;
  }
  &[data-size='large'] {
    max-inline-size: 52rem;
  }

  > [data-part='header'] {
    position: sticky;
    inset-block-start: 0;
    z-index: 1;
    display: flex;
    align-items: flex-start;
    gap: ${t.space.s3};
    padding: ${t.space.s5} ${t.space.s5} ${t.space.s3};
    background: inherit;
  }
  h2 {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: break-word;
    padding-block: 2px;
    font-size: ${t.size.s4};
    line-height: ${t.line.s4};
    font-weight: ${t.weight.strong};
    letter-spacing: -0.006em;
    text-wrap: balance;
  }
  > [data-part='header'] > button {
    margin-block: -2px;
    margin-inline-end: -8px;
  }
  > [data-part='body'] {
    padding: 0 ${t.space.s5} ${t.space.s5};
    font-size: ${t.size.s3};
    line-height: ${t.line.s3};
    overflow-wrap: break-word;
  }
  > [data-part='actions'] {
    position: sticky;
    inset-block-end: 0;
    display: flex;
    flex-wrap: wrap;
    justify-content: flex-end;
    gap: ${t.space.s2};
    padding: ${t.space.s3} ${t.space.s5};
    border-block-start: 1px solid ${t.color.border};
    background: inherit;
  }
  /* Long button labels wrap. */
  > [data-part='actions'] > * {
    max-inline-size: 100%;
    white-space: normal;
  }
`;

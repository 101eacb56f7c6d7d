import { describe, expect, it } from 'vitest';
import { withClientDirective } from './client-directive.mjs';

const isMarked = (code: string) => withClientDirective(code).startsWith("'use client';\nimport ");

describe('the mark of client modules', () => {
  it.each([
    ['draws', 'import { jsx } from "react/jsx-runtime";\nexport const Box = () => jsx("div", {});'],
    [
      'keeps state',
      'import { useState } from "react";\nexport const useOpen = () => useState(false);',
    ],
    [
      'imports over several lines',
      'import {\n  createContext,\n  use\n} from "react";\nconst Context = createContext(null);',
    ],
    [
      'renders elsewhere on the page',
      'import { createPortal } from "react-dom";\nexport { createPortal };',
    ],
  ])('is on a module that %s', (_case, code) => {
    expect(isMarked(code)).toBe(true);
  });

  it.each([
    ['contains only rules', 'export const isAdult = (age) => age >= 18;'],
    ['only re-exports', 'import { Button } from "./button.js";\nexport { Button };'],
    ['paints', 'import { styled } from "styled-components";\nconst Root = styled.div``;'],
    [
      'mentions React in a string',
      'import { define } from "./define.js";\nexport const note = define("made with react");',
    ],
  ])('is not on a module that %s', (_case, code) => {
    expect(withClientDirective(code)).toBe(code);
  });
});

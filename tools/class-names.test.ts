import { describe, expect, it } from 'vitest';
import { withClassNames, withoutIndentation } from './class-names.mjs';

const namesIn = (code: string) =>
  [...code.matchAll(/'(alms-[0-9a-z]{5})'/g)].map(([, name]) => name);

describe('class names of styled components', () => {
  it.each([
    ['an element', 'const Root = /* @__PURE__ */ styled.div `color: red;`;'],
    ['a component', 'const Root = styled(S.Text) `color: red;`;'],
    ['attributes', "const Root = styled.bdi.attrs({ dir: 'ltr' }) `color: red;`;"],
  ])('are given to %s', (_case, code) => {
    expect(namesIn(withClassNames(code, 'ui/text'))).toHaveLength(1);
  });

  it('are equal in every build and differ within a module and between modules', () => {
    const code = 'const A = styled.div `x`;\nconst B = styled.div `y`;';
    const names = namesIn(withClassNames(code, 'ui/a'));
    expect(namesIn(withClassNames(code, 'ui/a'))).toEqual(names);
    expect(new Set([...names, ...namesIn(withClassNames(code, 'ui/b'))]).size).toBe(4);
  });

  it('leave other code alone', () => {
    const code = "import { styled } from 'styled-components';\nexport { styled };";
    expect(withClassNames(code, 'ui/a')).toBe(code);
  });
});

describe('indentation', () => {
  it('is removed from modules with styles only', () => {
    const styles =
      "import { styled } from 'styled-components';\nconst A = styled.div`\n  x\n\n  y\n`;";
    expect(withoutIndentation(styles)).toBe(
      "import { styled } from 'styled-components';\nconst A = styled.div`\nx\ny\n`;",
    );
    expect(withoutIndentation('const text = `\n  x`;')).toBe('const text = `\n  x`;');
  });
});

import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Button } from '../button/index.ts';
import { describeConformance, renderUi } from '../testing/index.ts';
import { Toolbar, type ToolbarProps } from './index.ts';

describeConformance(Toolbar, {
  component: 'toolbar',
  props: { label: 'Text', children: <Button>Bold</Button> },
});

function Text(props: Partial<ToolbarProps>) {
  return (
    <>
      <button type="button">Before</button>
      <Toolbar label="Text" {...props}>
        <Button>Bold</Button>
        <Button disabled>Italic</Button>
        <Button>Underline</Button>
        <input aria-label="Size" />
        <Button inertReason="Select something">Link</Button>
      </Toolbar>
      <button type="button">After</button>
    </>
  );
}

const focused = () => (document.activeElement as HTMLElement).textContent;

describe('Toolbar', () => {
  it('is a single tab stop apart from its fields, and restores the last focused tool', async () => {
    const { user, rerender } = renderUi(<Text />);
    await user.tab();
    await user.tab();
    expect(focused()).toBe('Bold');
    await user.keyboard('{ArrowRight}');
    expect(focused()).toBe('Underline');
    await user.tab();
    expect(screen.getByRole('textbox')).toHaveFocus();
    await user.tab();
    expect(focused()).toBe('After');
    rerender(<Text />);
    await user.tab({ shift: true });
    await user.tab({ shift: true });
    expect(focused()).toBe('Underline');
  });

  it.each([
    ['horizontal', 'en', '{ArrowRight}', '{ArrowLeft}'],
    ['horizontal', 'ar', '{ArrowLeft}', '{ArrowRight}'],
    ['vertical', 'en', '{ArrowDown}', '{ArrowUp}'],
  ] as const)(
    'moves %s in %s by %s and %s, wraps around, and skips disabled tools',
    async (orientation, locale, on, back) => {
      const { user } = renderUi(<Text orientation={orientation} />, { locale });
      await user.tab();
      await user.tab();
      const path = [];
      for (const key of [on, on, on, back, '{Home}', '{End}']) {
        await user.keyboard(key);
        path.push(focused()?.replace('Select something', ''));
      }
      expect(path).toEqual(['Underline', 'Link', 'Bold', 'Link', 'Bold', 'Link']);
      expect(screen.getByRole('toolbar', { name: 'Text' })).toHaveAttribute(
        'aria-orientation',
        orientation,
      );
    },
  );

  it('leaves the arrow keys to a field inside', async () => {
    const { user } = renderUi(<Text />);
    await user.click(screen.getByRole('textbox'));
    await user.keyboard('12{ArrowLeft}0');
    expect(screen.getByRole('textbox')).toHaveValue('102');
  });

  it('moves its tab stop when that tool is removed', async () => {
    const { user, rerender } = renderUi(
      <Toolbar label="Text">
        <Button key="b">Bold</Button>
        <Button key="u">Underline</Button>
      </Toolbar>,
    );
    rerender(
      <Toolbar label="Text">
        <Button key="u">Underline</Button>
      </Toolbar>,
    );
    await user.tab();
    expect(focused()).toBe('Underline');
  });
});

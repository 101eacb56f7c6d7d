import { describe, expect, it } from 'vitest';
import { CheckGlyph } from '../icon/index.ts';
import { describeConformance } from '../testing/conformance/index.ts';
import { renderUi } from '../testing/index.ts';
import { Chip } from './index.ts';

describeConformance(Chip, { component: 'chip', props: { children: 'Held' } });

describe('Chip', () => {
  it('exposes only its text to screen readers', () => {
    const { container, getByText } = renderUi(
      <Chip tone="positive" glyph={CheckGlyph}>
        Signed for
      </Chip>,
    );
    expect(getByText('Signed for')).toHaveAttribute('data-tone', 'positive');
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  });

  it('renders no icon by default', () => {
    expect(renderUi(<Chip>Held</Chip>).container.querySelector('svg')).toBeNull();
  });
});

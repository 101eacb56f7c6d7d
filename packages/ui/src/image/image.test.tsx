import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance, renderUi } from '../testing/index.ts';
import { Image } from './index.ts';

describeConformance(Image, { component: 'image', props: { src: '/gate.avif', alt: 'The gate' } });

describe('Image', () => {
  it('reserves its space before loading', () => {
    const { container } = renderUi(<Image src="/gate.avif" alt="The gate" ratio="16 / 9" />);
    expect(
      container
        .querySelector<HTMLElement>("[data-component='image']")
        ?.style.getPropertyValue('--image-ratio'),
    ).toBe('16 / 9');
    expect(screen.getByRole('img', { name: 'The gate' })).toHaveAttribute('loading', 'lazy');
  });

  it.each([
    ['its words', undefined, 'The gate'],
    ['the fallback of the caller', 'No photograph yet', 'No photograph yet'],
  ])('shows %s when loading fails', (_what, fallback, words) => {
    renderUi(<Image src="/gate.avif" alt="The gate" fallback={fallback} />);
    fireEvent.error(screen.getByRole('img'));
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.getByText(words)).toBeVisible();
  });

  it('retries when the URL changes', () => {
    const { rerender } = renderUi(<Image src="/gate.avif" alt="The gate" />);
    fireEvent.error(screen.getByRole('img'));
    rerender(<Image src="/gate-2.avif" alt="The gate" />);
    expect(screen.getByRole('img', { name: 'The gate' })).toHaveAttribute('src', '/gate-2.avif');
  });
});

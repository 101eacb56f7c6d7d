import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../testing/conformance/index.ts';
import { renderUi } from '../testing/index.ts';
import { Avatar } from './index.ts';

describeConformance(Avatar, { component: 'avatar', props: { name: 'Amara Nwosu' } });

describe('Avatar', () => {
  const picture = (container: HTMLElement) => container.querySelector('img');

  it('is hidden from screen readers beside a name and labelled when used alone', () => {
    const { rerender } = renderUi(<Avatar name="Amara Nwosu" />);
    expect(screen.queryByRole('img')).toBeNull();
    rerender(<Avatar name="Amara Nwosu" labelled />);
    expect(screen.getByRole('img', { name: 'Amara Nwosu' })).toHaveTextContent('AN');
  });

  it('shows the picture, or the initials when it fails to load', () => {
    const { container } = renderUi(<Avatar name="Amara Nwosu" src="/gone.png" />);
    const image = picture(container);
    expect(image).toHaveAttribute('src', '/gone.png');
    expect(container.textContent).toBe('');
    fireEvent.error(image!);
    expect(picture(container)).toBeNull();
    expect(container).toHaveTextContent('AN');
  });

  it('retries when the picture changes', () => {
    const { container, rerender } = renderUi(<Avatar name="Amara Nwosu" src="/gone.png" />);
    fireEvent.error(picture(container)!);
    rerender(<Avatar name="Amara Nwosu" src="/new.png" />);
    expect(picture(container)).toHaveAttribute('src', '/new.png');
  });

  it('shows a person icon for a name without letters', () => {
    const { container } = renderUi(<Avatar name="–" />);
    expect(container.querySelector('svg')).toBeInTheDocument();
  });
});

import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance, renderUi } from '../testing/index.ts';
import { Avatar } from './index.ts';

describeConformance(Avatar, { component: 'avatar', props: { name: 'Amara Nwosu' } });

describe('Avatar', () => {
  const picture = (container: HTMLElement) => container.querySelector('img');

  it('is silent beside a name, and named where it stands alone', () => {
    const { rerender } = renderUi(<Avatar name="Amara Nwosu" />);
    expect(screen.queryByRole('img')).toBeNull();
    rerender(<Avatar name="Amara Nwosu" labelled />);
    expect(screen.getByRole('img', { name: 'Amara Nwosu' })).toHaveTextContent('AN');
  });

  it('shows the picture, and the initials when it fails', () => {
    const { container } = renderUi(<Avatar name="Amara Nwosu" src="/gone.png" />);
    const image = picture(container);
    expect(image).toHaveAttribute('src', '/gone.png');
    expect(container.textContent).toBe('');
    fireEvent.error(image!);
    expect(picture(container)).toBeNull();
    expect(container).toHaveTextContent('AN');
  });

  it('tries again with another picture', () => {
    const { container, rerender } = renderUi(<Avatar name="Amara Nwosu" src="/gone.png" />);
    fireEvent.error(picture(container)!);
    rerender(<Avatar name="Amara Nwosu" src="/new.png" />);
    expect(picture(container)).toHaveAttribute('src', '/new.png');
  });

  it('draws a person for a name without letters', () => {
    const { container } = renderUi(<Avatar name="–" />);
    expect(container.querySelector('svg')).toBeInTheDocument();
  });
});

import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../testing/conformance/index.ts';
import { renderUi } from '../testing/index.ts';
import { Logo } from './index.ts';

describeConformance(Logo, { component: 'logo', props: { name: 'Northside Clinic' } });

const sign = (container: HTMLElement) => container.querySelector("[data-part='sign']");

describe('Logo', () => {
  it.each([
    ['medium', 'N'],
    ['large', 'NC'],
  ] as const)('in size %s shows %s without a picture', (size, letters) => {
    const { container } = renderUi(<Logo name="Northside Clinic" src={null} size={size} />);
    expect(sign(container)?.textContent).toBe(letters);
  });

  it('falls back to letters when the picture fails, and retries with another URL', () => {
    const { container, rerender } = renderUi(<Logo name="Northside Clinic" src="/one.svg" />);
    fireEvent.error(container.querySelector('img')!);
    expect(sign(container)?.textContent).toBe('N');
    rerender(<Logo name="Northside Clinic" src="/two.svg" />);
    expect(container.querySelector('img')).toHaveAttribute('src', '/two.svg');
  });

  it('is decorative where the name is shown elsewhere', () => {
    const { container } = renderUi(<Logo name="Northside Clinic" />);
    expect(container.querySelector("[data-component='logo']")).toHaveAttribute(
      'aria-hidden',
      'true',
    );
  });

  it('has an accessible name where the name is not shown', () => {
    renderUi(<Logo name="Northside Clinic" src="/one.svg" naming="aloud" />);
    expect(screen.getByRole('img', { name: 'Northside Clinic' })).toBeVisible();
  });

  it('shows the name beside itself, once', () => {
    renderUi(<Logo name="Northside Clinic" naming="beside" />);
    expect(screen.getByText('Northside Clinic').closest('[aria-hidden]')).toBeNull();
    expect(screen.queryByRole('img')).toBeNull();
  });
});

import { renderUi } from '@alms/ui/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { NotBuiltScreen } from './index.js';

describe('NotBuiltScreen', () => {
  it('says so and leads to the dashboard', () => {
    renderUi(<NotBuiltScreen hrefs={{ dashboard: '/there' }} />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This part is not built yet');
    expect(screen.getByRole('link').getAttribute('href')).toBe('/there');
  });
});

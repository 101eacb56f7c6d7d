import { describe, expect, it } from 'vitest';
import { describeConformance } from '../testing/conformance/index.ts';
import { renderUi } from '../testing/index.ts';
import { Grid } from './index.ts';

describeConformance(Grid, { component: 'grid', props: { children: 'One' } });

describe('Grid', () => {
  it('passes the minimum column width to its style and keeps the caller’s style', () => {
    const { container } = renderUi(<Grid columnWidth="20rem" style={{ opacity: 0.5 }} />);
    const grid = container.querySelector<HTMLElement>("[data-component='grid']");
    expect(grid?.style.getPropertyValue('--column')).toBe('20rem');
    expect(grid?.style.opacity).toBe('0.5');
  });
});

import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../testing/conformance/index.ts';
import { renderUi } from '../testing/index.ts';
import { DotScale, type DotScaleProps } from './index.ts';

const props: DotScaleProps = {
  label: 'On time',
  shares: [{ id: 'north', name: 'North', share: 0.94, note: '47 of 50' }],
};

describeConformance(DotScale, { component: 'dot-scale', props });

const draw = (share: number | null, more: Partial<DotScaleProps> = {}) => {
  renderUi(
    <DotScale
      {...props}
      shares={[{ id: 'north', name: 'North', share, note: '47 of 50' }]}
      {...more}
    />,
  );
  return within(screen.getByRole('list', { name: 'On time' })).getByRole('listitem');
};
const placeOf = (line: HTMLElement) =>
  line.querySelector<HTMLElement>('[data-part=dot]')?.style.getPropertyValue('--at');

describe('DotScale', () => {
  it.each([
    ['reaches its target', 0.94, 'North94%47 of 50On goal', false],
    ['just reaches its target', 0.9, 'North90%47 of 50On goal', false],
    ['misses it', 0.895, 'North89.5%47 of 50Below 90%', true],
    ['is unknown', null, 'North—Unknown47 of 50Not known', false],
  ])('describes a share that %s', (_, share, words, missed) => {
    const line = draw(share, { goal: 0.9, from: 0.7 });
    expect(line.textContent).toBe(words);
    expect(line.hasAttribute('data-missed')).toBe(missed);
  });

  it.each([
    [0.7, '0'],
    [0.85, '50'],
    [1, '100'],
    [0.4, '0'],
  ])('positions %d on a scale from 70 %%', (share, place) => {
    expect(Number(placeOf(draw(share, { from: 0.7 }))).toFixed(0)).toBe(place);
  });

  it('reports shares below the scale', () => {
    expect(draw(0.4, { from: 0.7 }).textContent).toContain('Below the scale');
  });

  it('shows no dot for an unknown share', () => {
    expect(placeOf(draw(null))).toBeUndefined();
  });

  it.each([
    [{ from: 0.7, goal: 0.9 }, 'Scale 70% to 100%; the upright line is the goal, 90%.'],
    [{}, 'Scale 0% to 100%.'],
  ])('always labels the start of its scale: %j', (more, words) => {
    draw(0.94, more);
    expect(screen.getByText(words)).toBeInTheDocument();
  });

  it('shows a second note, and heads that screen readers omit', () => {
    const heads = {
      name: 'Gate',
      scale: 'Goal 90%',
      figure: 'On time',
      note: 'Within goal',
      detail: 'Median',
      status: 'Status',
    };
    const line = draw(0.94, {
      goal: 0.9,
      heads,
      shares: [{ id: 'north', name: 'North', share: 0.94, note: '47 of 50', detail: '31 min' }],
    });
    expect(line.textContent).toBe('North94%47 of 5031 minOn goal');
    expect(screen.getByText('Goal 90%')).toBeVisible();
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
  });
});

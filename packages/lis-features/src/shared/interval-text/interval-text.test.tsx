import type { Age, RangeRow } from '@alms/lis-domain/catalogue';
import { renderUi } from '@alms/ui/testing';
import { describe, expect, it } from 'vitest';
import { IntervalText } from './index.ts';

const base: RangeRow = {
  type: 'reference',
  low: '3.5',
  high: '5.1',
  low_op: 'lt',
  high_op: 'gt',
  text: null,
  sex: 'any',
  age_min: null,
  age_max: null,
  applies_to: 'any',
  source: 'test',
};
const age = (value: number, unit: Age['unit'] = 'a'): Age => ({ value, unit });
const text = (row: Partial<RangeRow> | null) =>
  renderUi(<IntervalText range={row && { ...base, ...row }} resultType="numeric" withPopulation />)
    .container.textContent;

describe('IntervalText', () => {
  it.each<[Partial<RangeRow>, string]>([
    [{}, 'everyone'],
    [{ age_min: age(18) }, 'people from 18 years'],
    [{ sex: 'male', age_min: age(18) }, 'men from 18 years'],
    [
      { sex: 'female', age_min: age(18), age_max: age(50) },
      'women from 18 years to under 50 years',
    ],
    [{ sex: 'male', age_min: age(13) }, 'males from 13 years'],
    [{ sex: 'female' }, 'females'],
    [{ age_max: age(1, 'd') }, 'people under 1 day'],
    [{ age_min: age(6, 'mo'), age_max: age(2) }, 'people from 6 months to under 2 years'],
    [{ sex: 'female', age_min: age(18), applies_to: 'pregnant' }, 'women from 18 years, pregnant'],
    [{ applies_to: 'altitude' }, 'everyone, altitude'],
  ])('names the population: %o', (row, population) => {
    expect(text(row)).toBe(`3.5–5.1for ${population}`);
  });

  it.each<[string, Partial<RangeRow> | null]>([
    ['there is no row', null],
    ['the row is empty', { low: null, high: null }],
  ])('reports no applicable interval when %s', (_, row) => {
    expect(text(row)).toBe('No reference interval');
  });

  it('names a condition even without the population', () => {
    expect(
      renderUi(
        <IntervalText
          range={{ ...base, sex: 'female', applies_to: 'trimester_2' }}
          resultType="numeric"
        />,
      ).container.textContent,
    ).toBe('3.5–5.1second trimester');
  });

  it('keeps numbers left-to-right in right-to-left text', () => {
    const { container } = renderUi(<IntervalText range={base} resultType="numeric" />, {
      locale: 'ar',
    });
    expect(container.querySelector('bdi')).toHaveAttribute('dir', 'ltr');
  });
});

import { aResult } from '@alms/lis-domain/fixtures';
import type { Flag } from '@alms/lis-domain/results';
import { renderUi } from '@alms/ui/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ReferenceGauge, type ReferenceGaugeProps } from './index.ts';

const { range } = aResult({ code: 'K' });
if (range === null) throw new Error('The fixture potassium has an interval.');

const show = (props: Partial<ReferenceGaugeProps>) =>
  renderUi(<ReferenceGauge range={range} resultType="numeric" value="4.1" flag="N" {...props} />)
    .container;
const mark = (container: HTMLElement) => container.querySelector('[data-component=mark]');

describe('ReferenceGauge', () => {
  it('is an image with an accessible name that contains the values', () => {
    show({});
    expect(screen.getByRole('img', { name: '4.1, interval 3.5–5.0' })).toBeInTheDocument();
  });

  it.each<[Flag, string | null]>([
    ['N', null],
    ['L', 'low'],
    ['H', 'high'],
    ['LL', 'critical'],
    ['HH', 'critical'],
  ])('marks %s in the tone %s', (flag, tone) => {
    expect(mark(show({ flag }))?.getAttribute('data-tone')).toBe(tone);
  });

  it('shows no mark without a flag', () => {
    expect(mark(show({ flag: null }))).toBeNull();
  });

  it.each(['<5', 'clotted', null])('shows no mark for %o', (value) => {
    expect(mark(show({ value, flag: 'N' }))).toBeNull();
  });

  it.each([
    ['titer', '1:80'],
    ['ratio', '2:1'],
  ] as const)('shows no scale for a %s', (resultType, value) => {
    expect(show({ resultType, value }).querySelector('[data-component=interval-gauge]')).toBeNull();
  });

  it('renders nothing for an expected coded value', () => {
    expect(
      show({ range: { ...range, low: null, high: null, text: 'Negative' } }).querySelector(
        '[data-component=interval-gauge]',
      ),
    ).toBeNull();
  });

  it('shows the previous value and critical limits when present', () => {
    expect(show({}).querySelectorAll('[data-part=previous], [data-part=limit]')).toHaveLength(0);
    expect(
      show({ previous: '4.4', critical: { low: '2.8', high: '6.2' } }).querySelectorAll(
        '[data-part=previous], [data-part=limit]',
      ),
    ).toHaveLength(3);
  });
});

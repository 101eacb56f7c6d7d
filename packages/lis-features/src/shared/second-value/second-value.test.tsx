import { aChartResult } from '@alms/lis-domain/fixtures';
import { renderUi } from '@alms/ui/testing';
import { describe, expect, it } from 'vitest';
import { inSecondUnit, SecondValue, UnitSwitch } from './index.ts';

const glucose = aChartResult({ code: 'GLU', value_text: '126' });
const second = {
  value_text: '7.0',
  unit_display: 'mmol/L',
  range: glucose.range && { ...glucose.range, low: '3.9', high: '5.5' },
};

describe('SecondValue', () => {
  it('shows the value in the second unit, and its interval on request', () => {
    expect(renderUi(<SecondValue second={second} />).container.textContent).toBe('7.0 mmol/L');
    expect(
      renderUi(<SecondValue second={second} withInterval="numeric" />).container.textContent,
    ).toBe('7.0 mmol/L (3.9–5.5)');
  });

  it('shows no interval where none could be converted', () => {
    expect(
      renderUi(<SecondValue second={{ ...second, range: null }} withInterval="numeric" />).container
        .textContent,
    ).toBe('7.0 mmol/L');
  });

  it('shows nothing for a test without a second unit', () => {
    expect(renderUi(<SecondValue second={undefined} />).container.textContent).toBe('');
    expect(
      renderUi(<UnitSwitch result={glucose} value="own" onValueChange={() => {}} />).container
        .textContent,
    ).toBe('');
  });
});

describe('inSecondUnit', () => {
  it('replaces value, unit and interval', () => {
    expect(inSecondUnit({ ...glucose, second })).toMatchObject(second);
  });

  it('has no value without a second one: a value in another unit would mislead', () => {
    expect(inSecondUnit(glucose)).toMatchObject({
      value_text: null,
      unit_display: null,
      range: null,
    });
  });
});

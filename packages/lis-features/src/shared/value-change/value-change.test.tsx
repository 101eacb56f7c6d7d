import { renderUi } from '@alms/ui/testing';
import { describe, expect, it } from 'vitest';
import { ValueChange } from './index.ts';

describe('ValueChange', () => {
  it.each([
    ['a rise, in the unit and in percent', 'numeric', '4.4', '6.8', '+2.4 (+54.5%)'],
    ['a fall', 'numeric', '6.8', '4.4', '−2.4 (−35.3%)'],
    ['a change from zero without percent', 'numeric', '0', '2', '+2'],
    ['an equal value', 'numeric', '4.4', '4.40', 'No change'],
    ['dilution steps of a titer', 'titer', '1:20', '1:80', '+2 dilution steps'],
    ['nothing for a value off scale', 'numeric', '<3.0', '4.4', ''],
    ['nothing without a current value', 'numeric', '4.4', '', ''],
    ['nothing for coded values', 'coded', 'Negative', 'Positive', ''],
  ] as const)('shows %s', (_, resultType, before, now, text) => {
    const { container } = renderUi(
      <ValueChange resultType={resultType} before={before} now={now} />,
    );
    expect(container.textContent).toBe(text);
  });
});

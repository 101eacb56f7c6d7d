import { renderUi } from '@alms/ui/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useTestNames } from './index.ts';

function Names({ names }: { names: readonly string[] }) {
  return <p>{useTestNames()(names)}</p>;
}

describe('useTestNames', () => {
  it.each([
    [['Sodium'], 'Sodium'],
    [['Sodium', 'Potassium', 'Chloride'], 'Sodium, Potassium, Chloride'],
    [['Sodium', 'Potassium', 'Chloride', 'Glucose'], 'Sodium, Potassium, Chloride and 1 more'],
    [
      ['Sodium', 'Potassium', 'Chloride', 'Glucose', 'Calcium'],
      'Sodium, Potassium, Chloride and 2 more',
    ],
  ])('%j', (names, line) => {
    renderUi(<Names names={names} />);
    expect(screen.getByText(line)).toBeVisible();
  });
});

import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance, renderUi } from '../testing/index.ts';
import { Spinner } from './index.ts';

describeConformance(Spinner, { component: 'spinner', props: {} });

describe('Spinner', () => {
  it.each([
    [undefined, 'Loading…'],
    ['Checking the address…', 'Checking the address…'],
  ])('announces with the label %s what is in progress', (label, words) => {
    renderUi(<Spinner labelVisibility="hidden" {...(label !== undefined && { label })} />);
    expect(screen.getByRole('status')).toHaveTextContent(words);
  });
});

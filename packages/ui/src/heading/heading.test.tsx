import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../testing/conformance/index.ts';
import { renderUi } from '../testing/index.ts';
import { Heading } from './index.ts';

describeConformance(Heading, { component: 'heading', props: { level: 2, children: 'Name' } });

describe('Heading', () => {
  it.each([
    [1, 'title'],
    [2, 'medium'],
    [3, 'small'],
    [4, 'small'],
  ] as const)('of level %s has size %s', (level, size) => {
    renderUi(<Heading level={level}>Name</Heading>);
    expect(screen.getByRole('heading', { level })).toHaveAttribute('data-size', size);
  });

  it('keeps its level at another size', () => {
    renderUi(
      <Heading level={3} size="display">
        Name
      </Heading>,
    );
    expect(screen.getByRole('heading', { level: 3 })).toHaveAttribute('data-size', 'display');
  });
});

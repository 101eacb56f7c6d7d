import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../testing/conformance/index.ts';
import { renderUi } from '../testing/index.ts';
import { StaleNotice } from './index.ts';

describeConformance(StaleNotice, { component: 'stale-notice', props: {} });

describe('StaleNotice', () => {
  it.each([
    ['2026-05-12T08:41:30Z', 'Not refreshed since 08:41, less than 1 min ago.'],
    ['2026-05-12T08:41:00Z', 'Not refreshed since 08:41, 1 min ago.'],
    ['2026-05-12T08:04:00Z', 'Not refreshed since 08:04, 38 min ago.'],
    ['2026-05-12T07:42:00Z', 'Not refreshed since 07:42, 1 h ago.'],
    ['2026-05-12T03:04:00Z', 'Not refreshed since 03:04, 5 h ago.'],
    ['2026-05-11T08:43:00Z', 'Not refreshed since 08:43, 23 h ago.'],
    ['2026-05-11T08:42:00Z', 'Not refreshed since 11 May 2026, 08:42.'],
    ['2026-05-12T09:00:00Z', 'Not refreshed since 09:00, less than 1 min ago.'],
    [undefined, 'Not refreshed. Time of the last refresh unknown.'],
  ])('shows for %s at 08:42: %s', (asOf, sentence) => {
    renderUi(<StaleNotice asOf={asOf} />);
    expect(screen.getByText(sentence)).toBeVisible();
  });
});

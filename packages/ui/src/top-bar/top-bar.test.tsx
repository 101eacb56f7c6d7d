import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../testing/conformance/index.ts';
import { renderUi } from '../testing/index.ts';
import { TopBar } from './index.ts';

describeConformance(TopBar, { component: 'top-bar', props: { title: 'Northside Clinic' } });

describe('TopBar', () => {
  it('is the page’s banner landmark, with its parts in reading order', () => {
    renderUi(
      <TopBar
        title="Northside Clinic"
        leading={<button type="button">Menu</button>}
        actions={<button type="button">Search</button>}
      />,
    );
    expect(screen.getByRole('banner')).toHaveTextContent('MenuNorthside ClinicSearch');
  });

  it('renders no empty end section without actions', () => {
    const { container } = renderUi(<TopBar title="Northside Clinic" />);
    expect(container.querySelector("[data-part='actions']")).toBeNull();
  });
});

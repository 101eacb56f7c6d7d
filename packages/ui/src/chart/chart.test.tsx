import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../testing/conformance/index.ts';
import { renderUi } from '../testing/index.ts';
import { Chart, seriesStyle, SERIES_STYLES, type ChartProps } from './index.ts';

const props: ChartProps = {
  title: 'Parcels',
  table: <table aria-label="Twin" />,
  children: <svg role="img" aria-label="Drawing" />,
};

describeConformance(Chart, { component: 'chart', props });

const draw = (more: Partial<ChartProps> = {}) => renderUi(<Chart {...props} {...more} />);

describe('Chart', () => {
  it('is a figure named by its title, at the given level', () => {
    draw({ headingLevel: 2 });
    expect(screen.getByRole('figure', { name: 'Parcels' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 2, name: 'Parcels' })).toBeInTheDocument();
  });

  it('shows either the drawing or the table, never both', async () => {
    const { user } = draw();
    expect(screen.getByRole('img', { name: 'Drawing' })).toBeInTheDocument();
    expect(screen.queryByRole('table')).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'Table' }));
    expect(screen.getByRole('table', { name: 'Twin' })).toBeInTheDocument();
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('is busy and has no view switch while its data is loading', () => {
    draw({ loading: true });
    expect(screen.getByRole('figure')).toHaveAttribute('aria-busy', 'true');
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('states that it is empty, in the caller’s words if given', () => {
    draw({ content: 'empty', emptyBody: 'No parcel has come yet.' });
    expect(
      screen.getByRole('heading', { level: 4, name: 'Nothing to draw yet' }),
    ).toBeInTheDocument();
    expect(screen.getByText('No parcel has come yet.')).toBeInTheDocument();
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('lists values that are too few to draw', async () => {
    const { user } = draw({ content: 'too-few' });
    expect(screen.getByRole('heading', { name: 'Too few values to draw' })).toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'Table' }));
    expect(screen.getByRole('table', { name: 'Twin' })).toBeInTheDocument();
  });

  it('defines the fill pattern of each swatch once', () => {
    const legend = [0, 1, 2].map((series) => ({
      id: `gate ${series}`,
      name: `Gate ${series}`,
      swatch: { series, as: 'fill' as const },
    }));
    const { container } = draw({ legend });
    const defined = [...container.querySelectorAll('pattern')].map(({ id }) => `url(#${id})`);
    const used = [...container.querySelectorAll('[data-part=legend] > li > svg > rect')].map(
      (rect) => rect.getAttribute('fill'),
    );
    expect(used).toEqual(['var(--series)', ...defined]);
    expect(new Set(defined).size).toBe(2);
  });

  it('explains its marks in a list', () => {
    draw({
      legend: [
        { id: 'a', name: 'North', swatch: { series: 0, as: 'fill' }, figure: '12' },
        { id: 'b', name: 'South', swatch: { series: 1, as: 'line' } },
      ],
    });
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'North12',
      'South',
    ]);
  });
});

describe('seriesStyle', () => {
  it('distinguishes series without colour', () => {
    const looks = Array.from({ length: SERIES_STYLES }, (_, position) => seriesStyle(position));
    expect(new Set(looks.map(({ shape }) => shape)).size).toBe(SERIES_STYLES);
    expect(new Set(looks.map(({ dash }) => dash)).size).toBe(SERIES_STYLES);
  });

  it('repeats after the last look', () => {
    expect(seriesStyle(SERIES_STYLES)).toEqual(seriesStyle(0));
  });
});

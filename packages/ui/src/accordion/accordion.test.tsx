import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../testing/conformance/index.ts';
import { renderUi } from '../testing/index.ts';
import { Accordion, type AccordionProps } from './index.ts';

const items = [
  { id: 'when', title: 'When?', content: 'In the morning' },
  { id: 'who', title: 'Who?', note: '3 people', content: 'The person on duty' },
];
const details = (title: string) => screen.getByRole('heading', { name: title }).closest('details');

describeConformance(Accordion, { component: 'accordion', props: { items } });

describe('Accordion', () => {
  it('shows only the content of sections that are open by default', () => {
    renderUi(<Accordion items={items} defaultOpen={['who']} />);
    expect(screen.getByText('The person on duty')).toBeVisible();
    expect(screen.getByText('In the morning')).not.toBeVisible();
  });

  it('keeps sections open after a re-render', async () => {
    const { user, rerender } = renderUi(<Accordion items={items} />);
    await user.click(screen.getByText('When?'));
    rerender(<Accordion items={[...items]} />);
    expect(screen.getByText('In the morning')).toBeVisible();
  });

  it.each<[string, AccordionProps['exclusive'], boolean]>([
    ['only one open at a time when exclusive', true, true],
    ['others left open when not exclusive', false, false],
  ])('opens a section with %s', (_how, exclusive, together) => {
    renderUi(
      <>
        <Accordion items={items} {...(exclusive !== undefined && { exclusive })} />
        <Accordion items={[{ id: 'other', title: 'Other?', content: '' }]} exclusive />
      </>,
    );
    const names = [details('When?'), details('Who?')].map((each) => each?.getAttribute('name'));
    expect(names[0] !== null && names[0] === names[1]).toBe(together);
    expect(details('Other?')?.getAttribute('name')).not.toBe(names[0]);
  });

  it('renders titles at the given heading level', () => {
    renderUi(<Accordion items={items} headingLevel={2} />);
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(2);
  });
});

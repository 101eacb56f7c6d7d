import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../testing/conformance/index.ts';
import { renderUi } from '../testing/index.ts';
import { RatingField, type Rating } from './index.ts';

describeConformance(RatingField, { component: 'rating-field', props: { label: 'How was it?' } });

const star = (name: string) => screen.getByRole('radio', { name });

describe('RatingField', () => {
  it('is a named group of five labelled ratings without a default', () => {
    renderUi(<RatingField label="How was it?" optional />);
    expect(screen.getByRole('radiogroup', { name: 'How was it? (optional)' })).toBeInTheDocument();
    expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('aria-label'))).toEqual([
      '1 of 5: Very poor',
      '2 of 5: Poor',
      '3 of 5: Fair',
      '4 of 5: Good',
      '5 of 5: Very good',
    ]);
    for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('uses the given captions', () => {
    renderUi(
      <RatingField
        label="How easy?"
        captions={['Very hard', 'Hard', 'So-so', 'Easy', 'Very easy']}
        defaultValue={4}
      />,
    );
    expect(star('4 of 5: Easy')).toBeChecked();
    expect(screen.getByText('Easy')).toBeInTheDocument();
  });

  it('is selected by a star and by the arrow keys', async () => {
    const onValueChange = vi.fn();
    const { user } = renderUi(<RatingField label="How was it?" onValueChange={onValueChange} />);
    await user.click(star('3 of 5: Fair'));
    await user.keyboard('{ArrowRight}');
    expect(star('4 of 5: Good')).toBeChecked();
    expect(onValueChange.mock.calls.map(([value, { reason }]) => [value, reason])).toEqual([
      [3, 'chosen'],
      [4, 'chosen'],
    ]);
  });

  it('is cleared by the Clear button, which announces it and focuses the stars', async () => {
    const onValueChange = vi.fn();
    const { user } = renderUi(
      <RatingField label="How was it?" defaultValue={2} onValueChange={onValueChange} />,
    );
    await user.click(screen.getByRole('button', { name: 'Clear the rating' }));
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(
      null,
      expect.objectContaining({ reason: 'cleared' }),
    );
    for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked();
    expect(star('1 of 5: Very poor')).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent('Rating cleared');
    await user.keyboard(' ');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('shows the controlled rating', async () => {
    function Owner() {
      const [value, setValue] = useState<Rating | null>(null);
      return (
        <RatingField
          label="How was it?"
          value={value}
          onValueChange={(next) => setValue(next === 1 ? null : next)}
        />
      );
    }
    const { user } = renderUi(<Owner />);
    await user.click(star('5 of 5: Very good'));
    expect(star('5 of 5: Very good')).toBeChecked();
    await user.click(star('1 of 5: Very poor'));
    for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked();
  });

  it('has the descriptions and states of every field, and submits its name', () => {
    const { container } = renderUi(
      <form>
        <RatingField
          id="rating"
          name="rating"
          label="How was it?"
          hint="Visible only to you."
          error="Choose one."
          defaultValue={3}
        />
      </form>,
    );
    const group = screen.getByRole('radiogroup');
    expect(group).toHaveAccessibleDescription('Visible only to you. Choose one.');
    expect(group).toHaveAttribute('aria-invalid', 'true');
    expect(group).toHaveAttribute('id', 'rating');
    const form = container.querySelector('form');
    expect(form && new FormData(form).get('rating')).toBe('3');
  });

  it('cannot be changed or cleared when disabled', () => {
    renderUi(<RatingField label="How was it?" disabled defaultValue={3} />);
    for (const radio of screen.getAllByRole('radio')) expect(radio).toBeDisabled();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});

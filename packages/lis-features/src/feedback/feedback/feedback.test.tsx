import { renderUi } from '@alms/ui/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { feedbackArgs } from './feedback.args.ts';
import { FeedbackScreen, type FeedbackScreenProps } from './index.ts';

const show = (props: Partial<FeedbackScreenProps> = {}) =>
  renderUi(<FeedbackScreen {...feedbackArgs} {...props} />);
const star = (name: string) => screen.getByRole('radio', { name });
const send = () => screen.getByRole('button', { name: 'Submit Feedback' });
const title = () => screen.getByLabelText('Title');
const description = () => screen.getByLabelText('Description');
const email = () => screen.getByLabelText('Contact email (optional)');

/** Values that an untouched form sends besides title and description. */
const untouched = {
  rating: 5,
  rating_touched: false,
  category: 'general',
  contact_email: undefined,
  allow_contact: false,
};

describe('FeedbackScreen', () => {
  it('shows a caption for each rating, with the best one preselected', () => {
    show();
    expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('aria-label'))).toEqual([
      '1 of 5: Poor',
      '2 of 5: Fair',
      '3 of 5: Good',
      '4 of 5: Great',
      '5 of 5: Excellent',
    ]);
    expect(star('5 of 5: Excellent')).toBeChecked();
  });

  it.each([
    ['nothing', '', ''],
    ['no description', 'A title', ''],
    ['no title', '', 'A description'],
    ['only spaces', '  ', '  '],
  ])('does not send %s, and states the reason', async (_case, typedTitle, typedDescription) => {
    const onSend = vi.fn<FeedbackScreenProps['onSend']>();
    const { user } = show({ onSend });
    if (typedTitle) await user.type(title(), typedTitle);
    if (typedDescription) await user.type(description(), typedDescription);
    expect(send()).toHaveAttribute('aria-disabled', 'true');
    expect(send()).toHaveAccessibleDescription('Enter a title and a description.');
    await user.click(send());
    await user.type(title(), '{Enter}');
    expect(onSend).not.toHaveBeenCalled();
  });

  it('sends title and description with the rating marked as not chosen', async () => {
    const onSend = vi.fn<FeedbackScreenProps['onSend']>();
    const { user } = show({ onSend });
    await user.type(title(), ' Labels ');
    await user.type(description(), 'Too small.');
    await user.click(send());
    expect(onSend).toHaveBeenCalledExactlyOnceWith({
      ...untouched,
      title: 'Labels',
      description: 'Too small.',
    });
  });

  it('sends all other entries as given', async () => {
    const onSend = vi.fn<FeedbackScreenProps['onSend']>();
    const { user } = show({ onSend });
    await user.click(star('2 of 5: Fair'));
    await user.selectOptions(screen.getByLabelText('Category'), 'Bug report');
    await user.type(title(), 'Labels');
    await user.type(description(), 'Too small.');
    await user.type(email(), 'ada@example.test');
    await user.click(screen.getByLabelText('You may contact me about this'));
    await user.click(send());
    expect(onSend).toHaveBeenCalledExactlyOnceWith({
      rating: 2,
      rating_touched: true,
      category: 'bug',
      title: 'Labels',
      description: 'Too small.',
      contact_email: 'ada@example.test',
      allow_contact: true,
    });
  });

  it('resets a cleared rating to five, marked as not chosen', async () => {
    const onSend = vi.fn<FeedbackScreenProps['onSend']>();
    const { user } = show({ onSend });
    await user.click(star('2 of 5: Fair'));
    await user.click(screen.getByRole('button', { name: 'Clear the rating' }));
    expect(star('5 of 5: Excellent')).toBeChecked();
    await user.type(title(), 'Labels');
    await user.type(description(), 'Too small.');
    await user.click(send());
    expect(onSend).toHaveBeenCalledExactlyOnceWith({
      ...untouched,
      title: 'Labels',
      description: 'Too small.',
    });
  });

  it('rejects an invalid contact email', async () => {
    const onSend = vi.fn<FeedbackScreenProps['onSend']>();
    const { user } = show({ onSend });
    await user.type(title(), 'Labels');
    await user.type(description(), 'Too small.');
    await user.type(email(), 'ada@');
    await user.click(send());
    expect(email()).toHaveAccessibleDescription('Email is invalid');
    expect(onSend).not.toHaveBeenCalled();
  });

  it('resets after sending', async () => {
    const { user, rerender } = show();
    await user.click(star('1 of 5: Poor'));
    await user.type(title(), 'Labels');
    await user.type(description(), 'Too small.');
    rerender(<FeedbackScreen {...feedbackArgs} submission={{ status: 'submitting' }} />);
    expect(send()).toHaveAttribute('aria-busy', 'true');
    rerender(<FeedbackScreen {...feedbackArgs} submission={{ status: 'done' }} />);
    expect(title()).toHaveValue('');
    expect(description()).toHaveValue('');
    expect(star('5 of 5: Excellent')).toBeChecked();
  });

  it('reports a failure and keeps all entries', async () => {
    const { user, rerender } = show();
    await user.click(star('3 of 5: Good'));
    await user.type(title(), 'Labels');
    await user.type(description(), 'Too small.');
    rerender(
      <FeedbackScreen
        {...feedbackArgs}
        submission={{ status: 'failed', error: { kind: 'server' } }}
      />,
    );
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Failed to submit feedback. Please try again.',
    );
    expect(title()).toHaveValue('Labels');
    expect(description()).toHaveValue('Too small.');
    expect(star('3 of 5: Good')).toBeChecked();
  });
});

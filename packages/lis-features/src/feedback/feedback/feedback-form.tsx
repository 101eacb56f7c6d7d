import { DEFAULT_RATING, feedbackCategories } from '@alms/lis-domain/feedback';
import { Button } from '@alms/ui/button';
import { Checkbox } from '@alms/ui/checkbox';
import { useMessages } from '@alms/ui/i18n';
import { RatingField } from '@alms/ui/rating-field';
import type { Submission } from '@alms/ui/resource';
import { SelectField } from '@alms/ui/select-field';
import { Stack } from '@alms/ui/stack';
import { Text } from '@alms/ui/text';
import { TextAreaField } from '@alms/ui/text-area-field';
import { TextField } from '@alms/ui/text-field';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { LisForm, useLisForm } from '../../shared/lis-form/index.ts';
import {
  DESCRIPTION_LENGTH,
  feedbackForm,
  emptyFeedback,
  TITLE_LENGTH,
  type FeedbackValues,
} from './feedback.form.ts';
import { feedbackMessages } from './words/index.ts';

export interface FeedbackFormProps {
  submission: Submission;
  onSend: (values: FeedbackValues) => void | Promise<void>;
}

/**
 * Feedback form with rating, category, title, description and contact details. Resets after
 * sending.
 */
export function FeedbackForm({ submission, onSend }: FeedbackFormProps) {
  const words = useMessages(feedbackMessages);
  const form = useLisForm(feedbackForm, {
    defaultValues: emptyFeedback,
    words,
    onSubmit: onSend,
    submission,
    failureKey: 'failed',
  });
  const { control, reset, setValue } = form.methods;
  const [rating, title, description] = useWatch({
    control,
    name: ['rating', 'title', 'description'],
  });
  const isIncomplete = title.trim() === '' || description.trim() === '';

  useEffect(() => {
    if (submission.status === 'done') reset();
  }, [submission, reset]);

  return (
    <LisForm form={form}>
      <RatingField
        label={words.rating}
        hint={words.ratingHint}
        captions={[words.poor, words.fair, words.good, words.great, words.excellent]}
        value={rating}
        onValueChange={(chosen) => {
          setValue('rating', chosen ?? DEFAULT_RATING);
          setValue('rating_touched', chosen !== null);
        }}
      />
      <SelectField
        label={words.category}
        options={feedbackCategories.map((value) => ({ value, label: words[value] }))}
        {...form.field('category')}
      />
      <TextField label={words.summary} maxLength={TITLE_LENGTH} {...form.field('title')} />
      <TextAreaField
        label={words.description}
        hint={words.descriptionHint}
        rows={5}
        maxLength={DESCRIPTION_LENGTH}
        {...form.field('description')}
      />
      <TextField
        label={words.contactEmail}
        type="email"
        autoComplete="email"
        optional
        {...form.field('contact_email')}
      />
      <Checkbox
        label={words.allowContact}
        hint={words.allowContactHint}
        {...form.field('allow_contact')}
      />
      <Stack gap="s2">
        <Button
          type="submit"
          variant="primary"
          size="large"
          wide
          busy={form.busy}
          inertReason={isIncomplete ? words.incomplete : undefined}
        >
          {words.send}
        </Button>
        {isIncomplete && (
          <Text size="medium" tone="muted">
            {words.incomplete}
          </Text>
        )}
      </Stack>
    </LisForm>
  );
}

import { useMessages } from '@alms/ui/i18n';
import { Link } from '@alms/ui/link';
import type { Submission } from '@alms/ui/resource';
import { PublicPage } from '../../shared/public-page/index.ts';
import { FeedbackForm } from './feedback-form.tsx';
import type { FeedbackValues } from './feedback.form.ts';
import { feedbackMessages } from './words/index.ts';

export interface FeedbackScreenProps {
  /**
   * State of the submission. Each new `done` resets the form; the caller shows the confirmation.
   */
  submission: Submission;
  onSend: (values: FeedbackValues) => void | Promise<void>;
  hrefs: { home: string };
}

/** Collects feedback on the product from any user. */
export function FeedbackScreen({ submission, onSend, hrefs }: FeedbackScreenProps) {
  const words = useMessages(feedbackMessages);
  return (
    <PublicPage
      component="feedback-screen"
      title={words.title}
      context={words.context}
      footer={
        <Link quiet href={hrefs.home}>
          {words.home}
        </Link>
      }
    >
      <FeedbackForm submission={submission} onSend={onSend} />
    </PublicPage>
  );
}

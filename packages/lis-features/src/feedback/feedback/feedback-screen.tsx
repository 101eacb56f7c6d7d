import { useMessages } from '@alms/ui/i18n';
import { Link } from '@alms/ui/link';
import type { Submission } from '@alms/ui/resource';
import { PublicPage } from '../../shared/public-page/index.ts';
import { FeedbackForm } from './feedback-form.tsx';
import type { FeedbackValues } from './feedback.form.ts';
import { feedbackMessages } from './words/index.ts';

export interface FeedbackScreenProps {
  /** Each new `done` makes the form as new; thanking the reader is the caller's, who knows where. */
  submission: Submission;
  onSend: (values: FeedbackValues) => void | Promise<void>;
  hrefs: { home: string };
}

/** Where anybody tells the makers what is good, missing or broken. */
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

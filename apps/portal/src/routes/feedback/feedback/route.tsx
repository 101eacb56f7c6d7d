import { sendFeedback } from '@alms/lis-domain/feedback';
import { FeedbackScreen, type FeedbackValues } from '@alms/lis-features/feedback/feedback';
import { useMessages } from '@alms/ui/i18n';
import { useToasts } from '@alms/ui/toast';
import { outcomeMessages } from '../../../app/words/outcome/index.ts';
import { paths } from '../../../app/paths.ts';
import { useSubmission } from '../../../data/use-submission.ts';
import { useApi } from '../../../session/session-provider.tsx';

/** `/feedback` */
export default function FeedbackRoute() {
  const { call } = useApi();
  const { submission, submit } = useSubmission();
  const { show } = useToasts();
  const words = useMessages(outcomeMessages);

  const onSend = async (values: FeedbackValues) => {
    const { status } = await submit(() =>
      call(sendFeedback, {
        body: { ...values, user_agent: navigator.userAgent.slice(0, 500), ip_address: '' },
      }),
    );
    if (status === 'done') show({ tone: 'positive', message: words.feedbackSent });
  };
  return <FeedbackScreen submission={submission} onSend={onSend} hrefs={{ home: paths.root }} />;
}

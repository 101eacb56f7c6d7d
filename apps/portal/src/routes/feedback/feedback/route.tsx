import { sendFeedback } from '@alms/lis-domain/feedback';
import { FeedbackScreen, type FeedbackValues } from '@alms/lis-features/feedback/feedback';
import { useMessages } from '@alms/ui/i18n';
import { useToasts } from '@alms/ui/toast';
import { outcomeMessages } from '../../../app/words/outcome/index.ts';
import { paths } from '../../../app/paths.ts';
import { useAction } from '../../../data/use-action.ts';

/** `/feedback` */
export default function FeedbackRoute() {
  const { show } = useToasts();
  const words = useMessages(outcomeMessages);
  const send = useAction(sendFeedback, {
    onDone: () => show({ tone: 'positive', message: words.feedbackSent }),
  });

  const onSend = async (values: FeedbackValues) => {
    const user_agent = navigator.userAgent.slice(0, 500);
    await send.submit({ body: { ...values, user_agent, ip_address: '' } });
  };
  return <FeedbackScreen submission={send.state} onSend={onSend} hrefs={{ home: paths.root }} />;
}

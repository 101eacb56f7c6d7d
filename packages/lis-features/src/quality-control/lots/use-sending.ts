import { idle, type Submission } from '@alms/ui/resource';
import { useState } from 'react';

/** State of a form in a dialog, which closes on success. */
export function useSending(onClose: () => void) {
  const [sending, setSending] = useState<Submission>(idle);
  const send = async (answer: Promise<Submission>): Promise<void> => {
    setSending({ status: 'submitting' });
    const outcome = await answer;
    setSending(outcome);
    if (outcome.status === 'done') onClose();
  };
  return { sending, send };
}

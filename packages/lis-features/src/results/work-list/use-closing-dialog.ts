import type { Submission } from '@alms/ui/resource';
import { useEffect, useMemo } from 'react';
import { useAnswersTo } from '../../shared/outcome/index.ts';

/** Returns the submission states since a dialog opened, and closes it on success. */
export function useClosingDialog(
  open: boolean,
  submission: Submission,
  onClose: () => void,
): Submission {
  const opened = useMemo(() => (open ? {} : undefined), [open]);
  const current = useAnswersTo(opened, submission);
  useEffect(() => {
    if (open && current.status === 'done') onClose();
  }, [open, current.status, onClose]);
  return current;
}

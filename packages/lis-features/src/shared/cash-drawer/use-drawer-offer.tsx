import { Button } from '@alms/ui/button';
import { useMessages } from '@alms/ui/i18n';
import type { Submission } from '@alms/ui/resource';
import { useState } from 'react';
import { OpenDrawerDialog } from './open-drawer-dialog.tsx';
import { cashDrawerMessages } from './words/index.ts';

/** Opens the user’s cash drawer with an opening float. */
export type OpenDrawer = (float_minor: number) => Promise<Submission>;

/**
 * Offers to open a cash drawer when cash was refused without one: a button in the form and a dialog
 * beside it. Entries are kept.
 */
export function useDrawerOffer(
  submission: Submission,
  currency: string,
  onOpenDrawer: OpenDrawer,
  onOpened: () => void,
) {
  const words = useMessages(cashDrawerMessages);
  const [isOpening, setIsOpening] = useState(false);
  const open: OpenDrawer = async (float_minor) => {
    const outcome = await onOpenDrawer(float_minor);
    if (outcome.status === 'done') onOpened();
    return outcome;
  };
  const isMissing =
    submission.status === 'rejected' && submission.formError === 'cash_session_missing';
  return {
    button: isMissing && <Button onClick={() => setIsOpening(true)}>{words.openDrawer}</Button>,
    dialog: (
      <OpenDrawerDialog
        open={isOpening}
        currency={currency}
        onOpen={open}
        onClose={() => setIsOpening(false)}
      />
    ),
  };
}

import { useMessages } from '@alms/ui/i18n';
import { sampleTrackingMessages } from './words/index.ts';
import { specimenDialogsMessages } from './words/specimen-dialogs/index.ts';

/** Words of the dialogs, with those of the screen, which describe refusals. */
export function useDialogWords() {
  return { ...useMessages(sampleTrackingMessages), ...useMessages(specimenDialogsMessages) };
}

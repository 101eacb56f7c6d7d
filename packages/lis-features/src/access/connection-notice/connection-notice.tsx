import { Button } from '@alms/ui/button';
import { useMessages } from '@alms/ui/i18n';
import { OfflineGlyph, RefreshGlyph } from '@alms/ui/icon';
import { connectionNoticeMessages } from './words/index.ts';
import { Notice } from './connection-notice.styles.ts';

export interface ConnectionNoticeProps {
  /** `offline`: no answer from the server. `outdated`: it has a newer version of the application than this page. */
  state: 'offline' | 'outdated';
  /** Loads the page anew, which the reader alone decides. */
  onReload: () => void;
}

/** Says across the top of every page what stands between it and the server. Draw it directly before the page, which then gets the rest of the window. */
export function ConnectionNotice({ state, onReload }: ConnectionNoticeProps) {
  const words = useMessages(connectionNoticeMessages);
  if (state === 'offline') {
    return (
      <Notice tone="caution" glyph={OfflineGlyph} live="polite">
        <strong>{words.offline}</strong> {words.offlineMeaning}
      </Notice>
    );
  }
  return (
    <Notice
      glyph={RefreshGlyph}
      live="polite"
      actions={
        <Button size="small" onClick={onReload}>
          {words.reload}
        </Button>
      }
    >
      <strong>{words.outdated}</strong> {words.outdatedMeaning}
    </Notice>
  );
}

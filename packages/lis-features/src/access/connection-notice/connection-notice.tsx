import { Button } from '@alms/ui/button';
import { useMessages } from '@alms/ui/i18n';
import { OfflineGlyph, RefreshGlyph } from '@alms/ui/icon';
import { connectionNoticeMessages } from './words/index.ts';
import { Notice } from './connection-notice.styles.ts';

export interface ConnectionNoticeProps {
  /**
   * `offline`: no response from the server. `outdated`: the server has a newer version of the
   * application.
   */
  state: 'offline' | 'outdated';
  /** Reloads the page. Triggered only by the user. */
  onReload: () => void;
}

/**
 * Banner above every page that reports a lost connection or an outdated version. Render it directly
 * before the page, which fills the remaining height.
 */
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

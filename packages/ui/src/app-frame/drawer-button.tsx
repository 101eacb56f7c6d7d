import { use } from 'react';
import { IconButton } from '../button/index.js';
import { useMessages } from '../i18n/index.js';
import { Icon, MenuGlyph } from '../icon/index.js';
import { appFrameMessages } from './words/index.js';
import { DrawerContext } from './drawer-context.js';

/** Opens the frame's drawer. Draws nothing while the drawer stands beside the page. */
export function DrawerButton() {
  const words = useMessages(appFrameMessages);
  const { temporary, open, setOpen } = use(DrawerContext);
  if (!temporary) return null;
  return (
    <IconButton
      label={words.openMenu}
      aria-haspopup="dialog"
      aria-expanded={open}
      onClick={() => setOpen(true)}
    >
      <Icon glyph={MenuGlyph} />
    </IconButton>
  );
}

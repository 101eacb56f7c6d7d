import { use } from 'react';
import { IconButton } from '../button/index.ts';
import { useMessages } from '../i18n/index.ts';
import { Icon, MenuGlyph } from '../icon/index.ts';
import { appFrameMessages } from './words/index.ts';
import { DrawerContext } from './drawer-context.ts';

/** Opens the frame's drawer. Renders nothing while the drawer is beside the page. */
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

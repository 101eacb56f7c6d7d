import { createContext } from 'react';

/** Drawer state of the frame, for the parts of the top bar that depend on it. */
interface DrawerState {
  /** True when the drawer overlays the page; false while it is beside the page. */
  temporary: boolean;
  /** True when a bottom bar replaces the drawer. */
  replaced: boolean;
  open: boolean;
  setOpen: (open: boolean) => void;
}

export const DrawerContext = createContext<DrawerState>({
  temporary: false,
  replaced: false,
  open: false,
  setOpen: () => {},
});

import { createContext } from 'react';

/** Drawer state of the frame, for the button that opens the drawer. */
interface DrawerState {
  /** True when the drawer overlays the page; false while it is beside the page. */
  temporary: boolean;
  open: boolean;
  setOpen: (open: boolean) => void;
}

export const DrawerContext = createContext<DrawerState>({
  temporary: false,
  open: false,
  setOpen: () => {},
});

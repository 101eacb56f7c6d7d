import { createContext } from 'react';

/** What the button that opens the drawer needs to know of its frame. */
interface DrawerState {
  /** The drawer lies over the page when opened; false while it stands beside the page. */
  temporary: boolean;
  open: boolean;
  setOpen: (open: boolean) => void;
}

export const DrawerContext = createContext<DrawerState>({
  temporary: false,
  open: false,
  setOpen: () => {},
});

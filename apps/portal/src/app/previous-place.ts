import { createContext, useContext } from 'react';

/** An address of the portal. */
export interface Place {
  pathname: string;
  search: string;
}

export const PreviousPlaceContext = createContext<Place | undefined>(undefined);

/**
 * The page from which the open one was reached in this tab, with the search parameters it had.
 * Undefined for the first page.
 */
export const usePreviousPlace = (): Place | undefined => useContext(PreviousPlaceContext);

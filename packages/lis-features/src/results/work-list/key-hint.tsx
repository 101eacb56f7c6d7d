/** The shortcut of a button: displayed in it, and announced. */
export const keyOf = (key: string, works: boolean) =>
  works ? { trailing: <kbd aria-hidden>{key}</kbd>, 'aria-keyshortcuts': key } : {};

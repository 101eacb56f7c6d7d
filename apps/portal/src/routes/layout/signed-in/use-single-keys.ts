import { useState } from 'react';

const SINGLE_KEYS = 'alms.single-keys';
const OFF = 'off';

/** Whether single keys run actions on this device. */
export function useSingleKeys() {
  const [enabled, setEnabled] = useState(() => localStorage.getItem(SINGLE_KEYS) !== OFF);
  const onChange = (next: boolean) => {
    setEnabled(next);
    if (next) localStorage.removeItem(SINGLE_KEYS);
    else localStorage.setItem(SINGLE_KEYS, OFF);
  };
  return { enabled, onChange };
}

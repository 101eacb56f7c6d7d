import { useState } from 'react';

/**
 * Announces text changes, but not the initial text. Undefined means that the text is still loading.
 */
export function Announcement({ words }: { words: string | undefined }) {
  const [known, setKnown] = useState(words);
  const [announced, setAnnounced] = useState('');
  if (words !== undefined && words !== known) {
    setKnown(words);
    if (known !== undefined) setAnnounced(words);
  }
  return (
    <div role="status" data-part="announcement">
      {announced}
    </div>
  );
}

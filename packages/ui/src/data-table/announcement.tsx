import { useState } from 'react';

/**
 * Announces text changes, but not the initial text. Undefined means that the text is still loading.
 */
export function Announcement({ words }: { words: string | undefined }) {
  const [known, setKnown] = useState(words);
  const [said, setSaid] = useState('');
  if (words !== undefined && words !== known) {
    setKnown(words);
    if (known !== undefined) setSaid(words);
  }
  return (
    <div role="status" data-part="announcement">
      {said}
    </div>
  );
}

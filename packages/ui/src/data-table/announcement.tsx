import { useState } from 'react';

/** Says words when they change; not those it begins with. Undefined: what there is to say is still on its way. */
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

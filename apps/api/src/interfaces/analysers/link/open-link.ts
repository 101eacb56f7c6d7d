import { envelope } from './envelope.ts';
import type { Link, LinkSettings } from './link.ts';
import { lis01 } from './lis01.ts';
import { mllp } from './mllp.ts';
import { raw } from './raw.ts';

/** Opens the data link of an analyser, one for each connection. */
export function openLink(settings: LinkSettings): Link {
  switch (settings.kind) {
    case 'lis01':
    case 'lis01-without-checksum':
      return lis01(settings);
    case 'envelope':
      return envelope(settings);
    case 'raw':
      return raw(settings);
    case 'mllp':
      return mllp(settings);
  }
}

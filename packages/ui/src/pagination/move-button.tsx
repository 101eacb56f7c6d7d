import type { MouseEvent } from 'react';
import { Button, LinkButton } from '../button/index.ts';
import { useMessages } from '../i18n/index.ts';
import { ChevronEndGlyph, ChevronStartGlyph, Icon } from '../icon/index.ts';
import { paginationMessages } from './words/index.ts';

interface MoveButtonProps {
  way: 'previous' | 'next';
  /** Where the move leads; makes it a link. */
  href?: string | undefined;
  /** What the move does, where it has no address. Without either the button is inert, and says why. */
  onMove?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined;
}

/** Goes one page back or on. It keeps its place at the ends, so that the row never moves under the pointer. */
export function MoveButton({ way, href, onMove }: MoveButtonProps) {
  const words = useMessages(paginationMessages);
  const icon =
    way === 'previous'
      ? { leading: <Icon glyph={ChevronStartGlyph} size="small" mirrored /> }
      : { trailing: <Icon glyph={ChevronEndGlyph} size="small" mirrored /> };
  if (href !== undefined) {
    return (
      <LinkButton href={href} rel={way === 'previous' ? 'prev' : 'next'} {...icon}>
        {words[way]}
      </LinkButton>
    );
  }
  const inertReason = onMove ? undefined : way === 'previous' ? words.isFirst : words.isLast;
  return (
    <Button {...icon} inertReason={inertReason} onClick={onMove}>
      {words[way]}
    </Button>
  );
}

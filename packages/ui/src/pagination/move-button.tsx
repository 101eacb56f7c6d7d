import type { MouseEvent } from 'react';
import { Button, LinkButton } from '../button/index.ts';
import { useMessages } from '../i18n/index.ts';
import { ChevronEndGlyph, ChevronStartGlyph, Icon } from '../icon/index.ts';
import { paginationMessages } from './words/index.ts';

interface MoveButtonProps {
  way: 'previous' | 'next';
  /** URL of the target page; makes the button a link. */
  href?: string | undefined;
  /**
   * Called on click, where the page has no URL. Without both the button is inert and explains why.
   */
  onMove?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined;
}

/**
 * Button for the previous or next page. It stays in place on the first and last page, so that the
 * row does not shift.
 */
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

import type { Appearance } from '@alms/lis-domain/identity';
import { IconButton } from '@alms/ui/button';
import { useMessages } from '@alms/ui/i18n';
import { CheckGlyph, Icon, SoundGlyph, SoundOffGlyph } from '@alms/ui/icon';
import { Menu } from '@alms/ui/menu';
import { sampleTrackingMessages } from './words/index.ts';

/** A short tone after a scan. */
export type ScanTone = 'error' | 'success';

/** When scans sound: never, on errors, or on every scan. */
export type ScanSounds = NonNullable<Appearance['scan_sounds']>;

export interface ScanSoundProps {
  value: ScanSounds;
  /** Saves the choice of the user. */
  onValueChange: (value: ScanSounds) => void;
}

/** The choice of the user when scans sound. */
export function ScanSound({ value, onValueChange }: ScanSoundProps) {
  const words = useMessages(sampleTrackingMessages);
  const names: Record<ScanSounds, string> = {
    errors: words.soundErrors,
    all: words.soundAll,
    off: words.soundOff,
  };
  return (
    <Menu
      align="end"
      header={words.sound}
      items={(['errors', 'all', 'off'] as const).map((id) => ({
        id,
        label: names[id],
        onSelect: () => onValueChange(id),
        ...(id === value && { glyph: CheckGlyph }),
      }))}
      renderTrigger={(trigger) => (
        <IconButton {...trigger} size="large" label={words.soundNamed({ choice: names[value] })}>
          <Icon glyph={value === 'off' ? SoundOffGlyph : SoundGlyph} />
        </IconButton>
      )}
    />
  );
}

/** Returns whether a scan sounds with this choice. */
export const sounds = (choice: ScanSounds, tone: ScanTone): boolean =>
  choice === 'all' || (choice === 'errors' && tone === 'error');

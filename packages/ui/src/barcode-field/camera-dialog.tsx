import { useRef } from 'react';
import { styled } from 'styled-components';
import { Button } from '../button/index.ts';
import { Dialog } from '../dialog/index.ts';
import { useMessages } from '../i18n/index.ts';
import { t } from '../theme/index.ts';
import { barcodeFieldMessages } from './words/index.ts';
import { useCameraScan } from './use-camera-scan.ts';

const Root = /* @__PURE__ */ styled.div`
  display: grid;
  gap: ${t.space.s3};

  video {
    inline-size: 100%;
    aspect-ratio: 4 / 3;
    object-fit: cover;
    border-radius: ${t.radius.control};
    background: ${t.color.sunken};
  }
  &[data-state='several'] p {
    color: ${t.tone.caution.text};
    font-weight: ${t.weight.medium};
  }
`;

export interface CameraDialogProps {
  decoderUrl: string | undefined;
  onFound: (code: string) => void;
  onClose: () => void;
}

/**
 * Dialog that reads one code by camera. Mounting requests camera access; unmounting turns the
 * camera off.
 */
export function CameraDialog({ decoderUrl, onFound, onClose }: CameraDialogProps) {
  const words = useMessages(barcodeFieldMessages);
  return (
    <Dialog
      open
      onClose={onClose}
      size="small"
      title={words.cameraTitle}
      actions={<Button onClick={onClose}>{words.cancel}</Button>}
    >
      <CameraView decoderUrl={decoderUrl} onFound={onFound} />
    </Dialog>
  );
}

function CameraView({ decoderUrl, onFound }: Omit<CameraDialogProps, 'onClose'>) {
  const words = useMessages(barcodeFieldMessages);
  const video = useRef<HTMLVideoElement>(null);
  const state = useCameraScan(video, decoderUrl, onFound);
  const isShown = state === 'starting' || state === 'looking' || state === 'several';
  return (
    <Root data-component="camera-view" data-state={state}>
      {isShown && <video ref={video} autoPlay muted playsInline aria-label={words.picture} />}
      <p role="status">{words[state]}</p>
    </Root>
  );
}

import { useEffect, useState, type RefObject } from 'react';
import { useEffectEvent } from '../effect-event/index.ts';
import { useClock } from '../clock/index.ts';
import { codeDetector, type CodeDetector } from './code-detector.ts';

/** Interval between detection attempts, in milliseconds. */
const DETECTION_INTERVAL_MS = 200;

/**
 * Camera state: the reason why it cannot be used, or whether it sees one code, none, or several.
 */
export type CameraState =
  | 'starting'
  | 'looking'
  | 'several'
  | 'refused'
  | 'missing'
  | 'busy'
  | 'unsupported';

const REASONS: Readonly<Record<string, CameraState>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'busy',
};

const stop = (stream: MediaStream | undefined) => {
  for (const track of stream?.getTracks() ?? []) track.stop();
};

/**
 * Shows the camera picture in a video while mounted and reports a code when it is the only one in
 * view. Two different codes in view are never resolved by guessing. The camera is turned off on
 * unmount, even if permission is granted afterwards.
 */
export function useCameraScan(
  video: RefObject<HTMLVideoElement | null>,
  decoderUrl: string | undefined,
  onFound: (code: string) => void,
): CameraState {
  const clock = useClock();
  const [state, setState] = useState<CameraState>('starting');
  const found = useEffectEvent(onFound);

  useEffect(() => {
    let hasLeft = false;
    let stream: MediaStream | undefined;
    let stopDetection = () => {};

    const detect = async (detector: CodeDetector, picture: HTMLVideoElement) => {
      const codes = new Set(
        (await detector.detect(picture)).map(({ rawValue }) => rawValue).filter(Boolean),
      );
      if (hasLeft) return;
      const [only] = codes;
      if (only !== undefined && codes.size === 1) {
        hasLeft = true;
        found(only);
      } else setState(codes.size > 1 ? 'several' : 'looking');
    };

    /** The error is shown to the user, who can type the code instead. */
    const giveUp = (error: unknown) => {
      stopDetection();
      stop(stream);
      if (!hasLeft)
        setState((error instanceof DOMException && REASONS[error.name]) || 'unsupported');
    };

    const start = async () => {
      const detector = 'mediaDevices' in navigator ? await codeDetector(decoderUrl) : undefined;
      if (hasLeft) return;
      if (!detector) {
        setState('unsupported');
        return;
      }
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
      const picture = video.current;
      if (hasLeft || !picture) {
        stop(stream);
        return;
      }
      picture.srcObject = stream;
      setState('looking');
      let isDetecting = false;
      stopDetection = clock.subscribe(() => {
        if (isDetecting || hasLeft || picture.readyState < picture.HAVE_CURRENT_DATA) return;
        isDetecting = true;
        void detect(detector, picture)
          .catch(giveUp)
          .finally(() => {
            isDetecting = false;
          });
      }, DETECTION_INTERVAL_MS);
    };
    void start().catch(giveUp);

    return () => {
      hasLeft = true;
      stopDetection();
      stop(stream);
    };
  }, [clock, decoderUrl, video]);

  return state;
}

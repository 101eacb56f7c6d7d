/**
 * Returns a colour as painted inside `scope`, as `#rrggbb`: resolves custom properties and relative
 * colours by painting one pixel. Undefined without a canvas, as in a test without a browser.
 */
export function paintedColor(scope: Element, color: string): string | undefined {
  const drawing =
    typeof OffscreenCanvas === 'undefined'
      ? null
      : new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  if (!drawing) return undefined;
  const probe = document.createElement('span');
  probe.style.color = color;
  scope.append(probe);
  drawing.fillStyle = getComputedStyle(probe).color;
  probe.remove();
  drawing.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = drawing.getImageData(0, 0, 1, 1).data;
  return `#${[red, green, blue].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

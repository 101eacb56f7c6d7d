/**
 * Order of draw, which prevents carry-over of additives that would falsify tests in the next tube
 * (CLSI GP41: citrate, serum, heparin, EDTA, fluoride). Non-venous specimens come last.
 */
export const drawOrder = ['citrate', 'plain', 'sst', 'heparin', 'edta', 'fluoride'] as const;

const place = (container: string) => {
  const at = drawOrder.findIndex((each) => each === container);
  return at === -1 ? drawOrder.length : at;
};

/** Returns the specimens in order of draw; equal containers keep their order. */
export function inDrawOrder<S extends { container: string }>(samples: readonly S[]): S[] {
  return samples.toSorted((a, b) => place(a.container) - place(b.container));
}

/** Vite's `manifest.json`: what each built file is made of. */
export type BuildManifest = Record<string, { file: string; imports?: string[]; css?: string[]; isEntry?: boolean }>;

const ENTRY = 'index.html';

/** A file of the build and everything it imports at once, each before what needs it. */
function closure(manifest: BuildManifest, names: readonly string[], seen = new Set<string>()): string[] {
  return names.flatMap((name) => {
    const chunk = manifest[name];
    if (!chunk || seen.has(name)) return [];
    seen.add(name);
    return [...closure(manifest, chunk.imports ?? [], seen), name];
  });
}

/**
 * The script of a finished page: once the page has been painted it fetches the application, which then takes the page over. Until then the
 * line belongs to what the visitor reads.
 * @param route the name of its folder and file; its code is fetched beside the rest, not after it.
 */
export function starterScript(manifest: BuildManifest, route: string): string {
  const chunks = closure(manifest, [ENTRY, `src/routes/${route}/${route}.route.tsx`]).flatMap((name) => manifest[name] ?? []);
  const address = (file: string) => `/${file}`;
  const entry = manifest[ENTRY];
  if (!entry) throw new Error(`@alms/portal: the manifest of the build has no ${ENTRY}.`);
  const scripts = JSON.stringify([...new Set(chunks.map(({ file }) => address(file)))]);
  const styles = JSON.stringify([...new Set(chunks.flatMap(({ css = [] }) => css.map(address)))]);
  return [
    `const n=document.querySelector("meta[property=csp-nonce]").nonce;`,
    `const add=rel=>href=>document.head.append(Object.assign(document.createElement("link"),{rel,href,nonce:n,crossOrigin:""}));`,
    `const start=()=>{${scripts}.forEach(add("modulepreload"));${styles}.forEach(add("stylesheet"));import(${JSON.stringify(address(entry.file))})};`,
    `new PerformanceObserver((p,o)=>{if(p.getEntriesByName("first-contentful-paint").length){o.disconnect();start()}}).observe({type:"paint",buffered:true})`,
  ].join('');
}

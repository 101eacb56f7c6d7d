import type { LanguageTag } from '@alms/lis-domain/language';

/** Vite’s `manifest.json`: the imports of each built file. */
export type BuildManifest = Record<
  string,
  { file: string; imports?: string[]; css?: string[]; assets?: string[] }
>;

/** The font of nearly all text. */
const TEXT_FONT = /next-latin-wght-normal[^/]*\.woff2$/;

const START = 'src/start.tsx';
const wordsFile = (language: LanguageTag) => `src/i18n/catalogues/${language}.ts`;

/** Files of the build with all static imports, each after its dependencies. */
function closure(
  manifest: BuildManifest,
  names: readonly string[],
  seen = new Set<string>(),
): string[] {
  return names.flatMap((name) => {
    const chunk = manifest[name];
    if (!chunk || seen.has(name)) return [];
    seen.add(name);
    return [...closure(manifest, chunk.imports ?? [], seen), name];
  });
}

/**
 * Returns the script of a rendered page, which loads the application after the first paint and then
 * hydrates the page. Until then the bandwidth is used for visible content. The files run one at a
 * time, so that typing is never blocked by all of them. The style sheet with the fonts follows the
 * first font: declared before it is loaded, it would cause a second layout.
 * @param route Name of its folder and file. Its code and its message catalogue are loaded in
 * parallel with the rest.
 */
export function starterScript(
  manifest: BuildManifest,
  route: string,
  language: LanguageTag,
): string {
  const start = manifest[START];
  if (!start) throw new Error(`@alms/portal: the manifest of the build has no ${START}.`);
  const chunks = closure(manifest, [
    START,
    `src/routes/${route}/route.tsx`,
    wordsFile(language),
  ]).flatMap((name) => manifest[name] ?? []);
  const addresses = (files: readonly string[]) =>
    JSON.stringify([...new Set(files)].map((file) => `/${file}`));
  return [
    `const n=document.querySelector("meta[property=csp-nonce]").nonce;`,
    `const add=(rel,as)=>href=>{const l=Object.assign(document.createElement("link"),{rel,href,nonce:n,crossOrigin:""},as&&{as});document.head.append(l);return l};`,
    `const come=href=>new Promise(r=>{const l=add("preload","font")(href);l.onload=l.onerror=r});`,
    `const rest=()=>new Promise(r=>setTimeout(r));`,
    `const start=async()=>{`,
    `const scripts=${addresses(chunks.map(({ file }) => file))};`,
    `for(const s of scripts){add("modulepreload")(s);await rest()}`,
    `Promise.all(${addresses(chunks.flatMap(({ assets = [] }) => assets.filter((file) => TEXT_FONT.test(file))))}.map(come)).then(()=>${addresses(chunks.flatMap(({ css = [] }) => css))}.forEach(add("stylesheet")));`,
    `for(const s of scripts){await import(s);await rest()}`,
    `(await import("/${start.file}")).start()};`,
    `new PerformanceObserver((p,o)=>{if(p.getEntriesByName("first-contentful-paint").length){o.disconnect();start()}}).observe({type:"paint",buffered:true})`,
  ].join('');
}

/** Units that take a prefix, and units that take none: of the UCUM table (case-sensitive) those that laboratories report in, and what they are made of. */
const METRIC = new Set(
  'm g s K C cd rad mol sr Hz N Pa J W A V F Ohm S Wb T H lm lx Bq Gy Sv l L t ar cal eq osm kat U [iU] [IU] u eV bar B Cel m[Hg] m[H2O] Ci R dyn erg P St bit By st g%'.split(
    ' ',
  ),
);
const PLAIN = new Set(
  (
    "% [pi] [ppth] [ppm] [ppb] [pptr] min h d wk mo a deg [degF] atm [pH] [in_i] [ft_i] [lb_av] [oz_av] [gr] [drp] [diop] [MET] [CFU] [PFU] [FFU] [arb'U] [USP'U] [GPL'U] [MPL'U] [APL'U] " +
    "[beth'U] [anti'Xa'U] [todd'U] [dye'U] [smgy'U] [bdsk'U] [ka'U] [knk'U] [mclg'U] [tb'U] [CCID_50] [TCID_50] [EID_50] [D'ag'U] [Lf] [LPF] [HPF] [BAU] [AU] [Amb'a'1'U] [hnsf'U] [S] [car_m]"
  ).split(' '),
);
const PREFIXES = 'da Y Z E P T G M k h d c m u n p f a z y'.split(' ');

function isAtom(text: string): boolean {
  return (
    PLAIN.has(text) ||
    METRIC.has(text) ||
    PREFIXES.some((prefix) => text.startsWith(prefix) && METRIC.has(text.slice(prefix.length)))
  );
}

/**
 * What a text is as a UCUM code (case-sensitive form, grammar of the UCUM specification, section 2): `valid`; `unknown`, well formed of symbols
 * that are not in the list kept here, which is the part of UCUM's table that laboratories use; or `malformed`.
 *
 * It says whether a code can be read, not whether it suits the quantity.
 */
export function checkUnit(code: string): 'valid' | 'unknown' | 'malformed' {
  let at = 0;
  let unknown = false;

  const take = (pattern: RegExp): string | undefined => {
    const [found] = new RegExp(pattern.source, 'y').exec(code.slice(at)) ?? [];
    if (found) at += found.length;
    return found;
  };

  /** `{annotation}`, printable ASCII without braces. */
  const annotation = (): boolean => take(/\{[!-z|~ ]*\}/) !== undefined;

  const simpleUnit = (): boolean => {
    const ten = take(/10[*^]/);
    const atom = ten ?? take(/(?:[A-Za-z%'_]|\[[^\]{}\s]+\])+/);
    if (atom === undefined) return take(/\d+/) !== undefined;
    unknown ||= ten === undefined && !isAtom(atom);
    take(/[+-]?\d+/);
    return true;
  };

  const component = (): boolean => {
    if (take(/\(/)) return term() && take(/\)/) !== undefined;
    if (annotation()) return true;
    if (!simpleUnit()) return false;
    annotation();
    return true;
  };

  const term = (): boolean => {
    take(/\//);
    if (!component()) return false;
    while (take(/[./]/)) if (!component()) return false;
    return true;
  };

  if (!term() || at !== code.length) return 'malformed';
  return unknown ? 'unknown' : 'valid';
}

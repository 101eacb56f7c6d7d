import { join } from 'node:path';
import ts from 'typescript';

/** What the compiler knows of one direction of a column: reading or inserting. */
export interface ColumnSide {
  /** `string`, `number`, `boolean`, `Buffer`, `array`, `object`, or `never`. */
  kind: string;
  isNullable: boolean;
  /** Values of a union of text literals. */
  values?: string[];
}

export interface ColumnTypes {
  select: ColumnSide;
  insert: ColumnSide;
  /** Whether an insert may omit the column. */
  isOptional: boolean;
}

/** Column types by table of an interface of Kysely tables, read with the TypeScript compiler. */
export function tableTypes(
  file: string,
  name: string,
): Record<string, Record<string, ColumnTypes>> {
  const root = join(import.meta.dirname, '../../../..');
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile) as {
    config: object;
  };
  const { options } = ts.parseJsonConfigFileContent(
    { ...config, include: [], files: [file] },
    ts.sys,
    root,
  );
  // Without the DOM: it takes seconds to read.
  const program = ts.createProgram([file], {
    ...options,
    types: ['node'],
    lib: ['lib.es2023.d.ts'],
  });
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  const schema =
    module && checker.getExportsOfModule(module).find((symbol) => symbol.name === name);
  if (!schema) throw new Error(`${file} exports no ${name}.`);

  const typeOf = (symbol: ts.Symbol) => checker.getTypeOfSymbol(symbol);
  const partsOf = (type: ts.Type) => (type.isUnion() ? type.types : [type]);
  function sideOf(type: ts.Type): ColumnSide {
    const parts = partsOf(type).filter((part) => !(part.flags & ts.TypeFlags.Undefined));
    const values = parts.filter((part) => !(part.flags & (ts.TypeFlags.Null | ts.TypeFlags.Never)));
    const kinds = new Set(values.map((part) => kindOf(checker, part)));
    // An instant is written as a date, too.
    if (kinds.has('string')) kinds.delete('Date');
    return {
      kind: [...kinds].toSorted().join(' or ') || 'never',
      isNullable: values.length < parts.length,
      ...(values.length > 0 &&
        values.every((part) => part.isStringLiteral()) && {
          values: values.map((part) => part.value).toSorted(),
        }),
    };
  }

  return Object.fromEntries(
    checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(schema)).map((table) => [
      table.name,
      Object.fromEntries(
        checker.getPropertiesOfType(typeOf(table)).map((column) => {
          const whole = typeOf(column);
          const part = (direction: string) => {
            const symbol = whole.getProperty(direction);
            return symbol ? typeOf(symbol) : whole;
          };
          const insert = part('__insert__');
          return [
            column.name,
            {
              select: sideOf(part('__select__')),
              insert: sideOf(insert),
              isOptional: partsOf(insert).some(
                ({ flags }) => (flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Null)) !== 0,
              ),
            },
          ];
        }),
      ),
    ]),
  );
}

function kindOf(checker: ts.TypeChecker, type: ts.Type): string {
  // An id is a string with its kind.
  const parts = type.isIntersection() ? type.types : [type];
  if (parts.some(({ flags }) => flags & ts.TypeFlags.StringLike)) return 'string';
  if (type.flags & ts.TypeFlags.NumberLike) return 'number';
  if (type.flags & ts.TypeFlags.BooleanLike) return 'boolean';
  if (checker.isArrayType(type)) return 'array';
  const name = type.getSymbol()?.name;
  return name === 'Buffer' || name === 'Date' ? name : 'object';
}

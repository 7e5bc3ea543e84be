import { applyEdits, modify } from "jsonc-parser";
import type { ConfigScreen } from "../../model/config/screen";
import type { Property } from "../api/property";
import type { Sources } from "../index/build-program";
import type { Program } from "../index/program";
import type { SourceFile } from "../read/config-file";
import { fileKinds } from "../read/file-kinds";
import type { Parts } from "./parts";
import type { WordFinder } from "./words";

const ENUMS = fileKinds.enums.only;

/** The words of enums with those that the screen's fields show and that have none yet. */
export function withEnumWords(
  config: readonly SourceFile[],
  screen: ConfigScreen,
  { parts, program, api, words }: { parts: Parts; program: Program; api: Sources["api"]; words: WordFinder },
): SourceFile[] {
  const known = program.enums?.value ?? {};
  const shown = propertiesOf(parts).filter(({ name }) => screen.fields[name]);
  const names = new Set(shown.flatMap(({ enumName }) => enumName ?? []));
  const missing = [...names].filter((name) => known[name] === undefined);
  return config.map((source) =>
    source.path === ENUMS
      ? { ...source, text: missing.reduce((text, name) => added(text, name), source.text) }
      : source,
  );

  function added(text: string, name: string): string {
    const values = (api.enumValues(name) ?? []).map((value) => [value, words.value(value)]);
    return applyEdits(text, modify(text, [name], Object.fromEntries(values), {}));
  }
}

function propertiesOf({ list, detail, forms }: Parts): Property[] {
  const maps = [
    list.row.properties,
    list.operation.shapes[0].properties,
    ...(detail ? [detail.row.properties] : []),
    ...forms.map(({ shape }) => shape.properties),
  ];
  return maps.flatMap((map) => [...map.values()]);
}

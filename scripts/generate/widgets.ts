import { existsSync } from "node:fs";
import path from "node:path";
import { type WidgetName, widgetNames, widgetRow } from "../../src/model/widgets";
import type { Output } from "./output";

const widgetsFolder = "src/widgets";
const notice = "// Generated from the folders of src/widgets by `npm run generate`; never edited by hand.";

/**
 * The faces of the widgets by name, from the folder of each: its `cell.tsx`, or that of the widget whose cell it has, and its
 * `input.tsx`. A widget is a folder and a row of src/model/widgets.ts; nothing else lists it.
 */
export function renderWidgets(root = process.cwd()): Output[] {
  const has = (name: string, file: string): boolean =>
    existsSync(path.join(root, widgetsFolder, folderOf(name), `${file}.tsx`));
  return [
    { path: `${widgetsFolder}/generated/cells.ts`, content: renderCells() },
    { path: `${widgetsFolder}/generated/traits.ts`, content: renderTraits() },
    {
      path: `${widgetsFolder}/generated/inputs.ts`,
      content: renderInputs(widgetNames.filter((name) => has(name, "input"))),
    },
  ];
}

function renderCells(): string {
  const drawn = widgetNames.map((name) => [name, widgetRow(name).cellOf ?? name] as const);
  const own = [...new Set(drawn.map(([, cell]) => cell))];
  return `${notice}
import type { WidgetName } from "../../model/widgets";
import type { Cell } from "../contract";
${own.map((name) => `import { ${name}Cell } from "../${folderOf(name)}/cell";`).join("\n")}

/** How each widget draws a value in lists and details. */
export const cells: Record<WidgetName, Cell> = {
${drawn.map(([name, cell]) => `  ${name}: ${cell}Cell,`).join("\n")}
};
`;
}

function renderInputs(names: readonly WidgetName[]): string {
  return `${notice}
import type { WidgetName } from "../../model/widgets";
import type { Input } from "../contract";
${names.map((name) => `import { ${inputOf(name)} } from "../${folderOf(name)}/input";`).join("\n")}

/** The inputs by widget name; widgets that only show values have none. */
export const inputs: Partial<Record<WidgetName, Input>> = {
${names.map((name) => `  ${name}: ${inputOf(name)},`).join("\n")}
};
`;
}

/** What the renderer asks of a widget; which values its faces take is for the compiler alone, and stays out of the browser. */
const traits = ["numeric", "wide", "interactive", "group", "chosen", "secret", "cardPart"] as const;

function renderTraits(): string {
  const rows = widgetNames.flatMap((name) => {
    const row = widgetRow(name);
    const own = traits
      .filter((trait) => row[trait] !== undefined)
      .map((trait) => `${trait}: ${JSON.stringify(row[trait])}`);
    return own.length > 0 ? [`  ${name}: { ${own.join(", ")} },`] : [];
  });
  return `${notice}
import type { Widget, WidgetName } from "../../model/widgets";

/** The traits of a widget that the renderer asks for. */
export type WidgetTraits = Pick<Widget, ${traits.map((trait) => JSON.stringify(trait)).join(" | ")}>;

/** The traits of the widgets that have any. */
export const traits: Partial<Record<WidgetName, WidgetTraits>> = {
${rows.join("\n")}
};
`;
}

/** "ipAddress" is in src/widgets/ip-address. */
function folderOf(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function inputOf(name: string): string {
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
}

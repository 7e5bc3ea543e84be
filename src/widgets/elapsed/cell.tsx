import type { Language } from "../../model/words";
import type { Cell } from "../contract";
import { numberCell } from "../number/cell";

const units = [
  { unit: "day", seconds: 86_400 },
  { unit: "hour", seconds: 3_600 },
  { unit: "minute", seconds: 60 },
  { unit: "second", seconds: 1 },
] as const;

/** Seconds as the two largest units that they fill: "3 hr 53 min"; the exact number is the hint. */
export const elapsedCell: Cell = (props) => {
  const { value, language } = props;
  if (typeof value !== "number" || !Number.isInteger(value) || value < 0) return numberCell(props);
  return (
    <span className="cell-number" data-hint={value < 60 ? undefined : told(value, "second", language)}>
      {elapsedWords(value, language)}
    </span>
  );
};

function elapsedWords(whole: number, language: Language): string {
  const first = units.findIndex(({ seconds }) => whole >= seconds);
  const [large, small] = units.slice(first === -1 ? units.length - 1 : first);
  if (!large) return "";
  const rest = small ? Math.floor((whole % large.seconds) / small.seconds) : 0;
  const shown = [told(Math.floor(whole / large.seconds), large.unit, language)];
  if (small && rest > 0) shown.push(told(rest, small.unit, language));
  return shown.join(language === "zh" ? "" : " ");
}

function told(count: number, unit: (typeof units)[number]["unit"], language: Language): string {
  return new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "short" }).format(count);
}

import type { ReactElement } from "react";
import type { FilterProps, RangeValue } from "../contract";
import { type Preset, presetOf, presetRange, presetsOf } from "./presets";

/** What stands for a range that was typed. */
const TYPED = "typed";

/** Names for the usual ranges of time before the inputs of a range; shows the name of the present one, however it was set. */
export function PresetSelect({
  filter,
  range,
  onChange,
  language,
  reading,
  text,
}: FilterProps & { range: RangeValue }): ReactElement | null {
  const presets = presetsOf(filter.kind);
  if (presets.length === 0) return null;
  const open = range.from === undefined && range.to === undefined;
  const current = open ? "" : (presetOf(filter.kind, range, reading.timeZone) ?? TYPED);
  const choose = (choice: string): void => {
    const preset = presets.find((each) => each === choice);
    onChange(preset && presetRange(preset, filter.kind, reading.timeZone));
  };
  return (
    <span className="bp6-html-select filter-select filter-preset">
      <select
        aria-label={text("filter.preset", { label: filter.words[language] })}
        value={current}
        onChange={(event) => choose(event.target.value)}
      >
        <option value="">{text("filter.any")}</option>
        {current === TYPED && <option value={TYPED}>{text("filter.typed")}</option>}
        {presets.map((preset: Preset) => (
          <option key={preset} value={preset}>
            {text(`filter.preset.${preset}`)}
          </option>
        ))}
      </select>
      <span className="filter-select-sign" aria-hidden="true" />
    </span>
  );
}

import { saveRule } from "../../../areas/allocation/save-rule";
import { saveUnit } from "../../../areas/allocation/save-unit";
import { addDays, addMinutes } from "../../../time";
import { type DemoRule, demoRules, demoUnits } from "../allocation-data/allocation";
import type { Plans } from "../run/seed-type";
import type { Deed, World } from "../run/world";

/** The group's main account. */
const creator = "admin";

/** Cost units of the group and the rules by which its costs are allocated to them: some weeks old. */
export const plans: Plans = {
  needs: ["bills", "identity"],
  deeds: (world) => {
    const begin = addDays(world.today, -40);
    const ids = new Map<string, number>();
    const units = demoUnits.map((unit, at): Deed => ({
      at: addMinutes(begin, at),
      do: async (now) => {
        const { id } = await saveUnit({ ...unit, clientToken: world.clientToken }, world.as(creator, now));
        ids.set(unit.unitName, id);
      },
    }));
    const rules = demoRules.map((rule, at): Deed => ({
      at: addMinutes(begin, 30 + at),
      do: async (now) => void (await save(world, rule, ids, now)),
    }));
    return [...units, ...rules];
  },
};

function save(world: World, { units, percents = [], ...rule }: DemoRule, ids: ReadonlyMap<string, number>, now: Date) {
  const unitIds = units.map((name) => ids.get(name) ?? 0);
  const shares = percents.map((percent, at) => ({ unitId: unitIds[at] ?? 0, percent }));
  const [unitId = 0] = unitIds;
  return saveRule({ ...rule, unitId, unitIds, shares, clientToken: world.clientToken }, world.as(creator, now));
}

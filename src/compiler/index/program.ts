import type { ConfigChanges } from "../../model/config/changes";
import type { ConfigTour } from "../../model/config/tour";
import type { ConfigClouds } from "../../model/config/clouds";
import type { Connection } from "../../model/config/connection";
import type { ConsoleSettings } from "../../model/config/console";
import type { ConfigGlossary } from "../../model/config/glossary";
import type { ConfigMetrics } from "../../model/config/metrics";
import type { ConfigMenu } from "../../model/config/menu";
import type { ConfigRoutes } from "../../model/config/routes";
import type { EntryRules, MenuRules } from "../../model/config/rules";
import type { EnumWords } from "../../model/config/texts";
import type { ConfigScreen } from "../../model/config/screen";
import type { Words } from "../../model/words";
import type { Description } from "../api/description";
import type { SourceFile } from "../read/config-file";
import type { Loaded } from "../shape/shape";

/** A screen file with the name of its subject. */
export interface Subject extends Loaded<ConfigScreen> {
  name: string;
}

/** Everything that was read and has its shape: what checks look at and what is resolved. */
export interface Program {
  api: Description;
  settings?: Loaded<ConsoleSettings>;
  connection?: Loaded<Connection>;
  /** What is new for users; there may be no such file. */
  changes?: Loaded<ConfigChanges>;
  tour?: Loaded<ConfigTour>;
  clouds?: Loaded<ConfigClouds>;
  /** How a Prometheus-compatible server is asked; there may be no such file. */
  metrics?: Loaded<ConfigMetrics>;
  routes?: Loaded<ConfigRoutes>;
  menuRules?: Loaded<MenuRules>;
  entryRules?: Loaded<EntryRules>;
  enums?: Loaded<EnumWords>;
  messages?: Loaded<Record<string, Words>>;
  /** What things are called; there may be no such file. */
  glossary?: Loaded<ConfigGlossary>;
  menus: Loaded<ConfigMenu>[];
  /** Sorted by path. */
  subjects: Subject[];
  /** True when every screen, menu, route and rule could be read: only then can something be found missing. */
  whole: boolean;
  /** Source of the hand-written parts, to see which messages they use; none: not looked at. */
  handwritten: readonly SourceFile[];
}
